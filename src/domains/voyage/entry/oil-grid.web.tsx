import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { OIL_ROW_TEXT } from '../reports/oil.text.ts';
import { isLube } from '../reports/oil-rows.rules.ts';
import { ENTRY, LUBE_HEAD_TEXT } from './entry.text.ts';
import { createGridController, type GridController } from './grid-controller.web.ts';
import { editKey, gridKey } from './grid-keys.web.ts';
import { OilCell } from './oil-cell.web.tsx';
import { modeAt } from './oil-layout.web.ts';
import { columnName, gradesOf } from './oil-names.web.ts';
import { SplitEditor } from './split-editor.web.tsx';
import { useScope, useView } from './use-entry.web.ts';

/** A table that is moved in by keys; its cells become grid cells by it (HTML-AAM). */
const GRID = { role: 'grid', 'aria-multiselectable': true } as const;

/** Consumption and stock as a spreadsheet (ui.md 6.5): one Tab stop, all keys of a grid, ranges to and from Excel. */
export function OilGrid() {
  const { entry, form, places, goOn } = useScope();
  const rows = useView((view) => view.rows);
  // A bunkering brings a grade on board, and with it a cell to be divided.
  useSyncExternalStore(
    (listener) => entry.store.subscribe('bunkers', listener),
    () => entry.store.values().bunkers,
  );
  const [grid] = useState(() => createGridController({ entry, form }));
  grid.setRows(rows);
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => places.offerGrid(grid), [places, grid]);

  return (
    <div className="oil-scroll">
      <table
        ref={table}
        {...GRID}
        className="oil-table"
        aria-label={t(ENTRY.gridLabel)}
        aria-description={t(ENTRY.gridHelp)}
        data-grid
        onKeyDown={(event) => {
          if (event.target instanceof HTMLElement && event.target.closest('.oil-grades')) return;
          const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null;
          const leave = () => cell && goOn(cell);
          const taken = grid.editing() ? editKey(grid, event, leave) : gridKey(grid, event, leave);
          if (taken) event.preventDefault();
        }}
        onCopy={(event) => {
          if (grid.editing()) return;
          event.clipboardData.setData('text/plain', grid.copied());
          event.preventDefault();
        }}
        onCut={(event) => {
          if (grid.editing()) return;
          event.clipboardData.setData('text/plain', grid.copied());
          grid.clear();
          event.preventDefault();
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          // Inside a cell a single figure goes where the caret is; a range goes over the cells.
          if (grid.editing() && !/[\t\n]/.test(text)) return;
          if (grid.editing()) grid.cancel();
          grid.paste(text);
          event.preventDefault();
        }}
      >
        <Head grid={grid} />
        <tbody>
          {rows.map((code, row) => (
            <tr key={code} data-row={code}>
              <th scope="row" title={t(OIL_ROW_TEXT[code])}>
                {t(OIL_ROW_TEXT[code])}
              </th>
              {grid.columns.map((column, col) => (
                <OilCell key={column.id} grid={grid} row={row} col={col} mode={modeAt(grid.modes(), { row, col })} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SplitEditor grid={grid} />
      <Note grid={grid} />
    </div>
  );
}

function Head({ grid }: { grid: GridController }) {
  const { columns } = grid;
  const fuels = columns.filter(({ kind }) => kind === 'fuel');
  const lubes = columns.filter(({ kind }) => kind === 'lube');
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {t(ENTRY.row)}
        </th>
        <th scope="col" rowSpan={2}>
          {t(ENTRY.hours)} <span className="entry-unit">h</span>
        </th>
        <th scope="colgroup" colSpan={fuels.length}>
          {t(ENTRY.fuel)} <span className="entry-unit">t</span>
        </th>
        <th scope="colgroup" colSpan={lubes.length}>
          {t(ENTRY.lube)} <span className="entry-unit">L</span>
        </th>
      </tr>
      <tr>
        {[...fuels, ...lubes].map((column) => (
          <th key={column.id} scope="col" title={gradesOf({ ...column, keys: grid.keysOf(column) })}>
            {isLube(column.id) ? t(LUBE_HEAD_TEXT[column.id]) : columnName({ ...column, keys: grid.keysOf(column) })}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** What a paste did, said to everybody. */
function Note({ grid }: { grid: GridController }) {
  const note = useSyncExternalStore(grid.subscribe, grid.note);
  return (
    <p className="oil-note" role="status">
      {note}
    </p>
  );
}
