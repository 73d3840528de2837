import { type ComponentProps, memo, useEffect, useRef, useSyncExternalStore } from 'react';
import { formatDecimal, isNegative } from '../../../kernel/value/decimal.ts';
import type { Spot } from '../../../kernel/web/grid/spot.rules.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { findRow, OIL_ROWS, oilCell } from '../reports/oil-rows.rules.ts';
import { ENTRY } from './entry.text.ts';
import type { GridController } from './grid-controller.web.ts';
import { type CellMode, cellPath, cellValue, placesOfColumn } from './oil-grid.rules.ts';
import { shortName } from './oil-names.web.ts';
import { useScope, useView } from './use-entry.web.ts';

type Props = { grid: GridController; row: number; col: number; mode: CellMode };

/** One cell of the grid. It renders when its own figure, its mark, or its part in the selection changes. */
export const OilCell = memo(function OilCell({ grid, row, col, mode }: Props) {
  const spot = { row, col };
  const { entry } = useScope();
  const code = grid.rowAt(spot);
  const column = grid.columnAt(spot);
  const value = useSyncExternalStore(
    (listener) => entry.store.subscribe(`oil.${OIL_ROWS.indexOf(code)}`, listener),
    () => cellText(entry.store.values().oil, grid, spot),
  );
  const level = useSyncExternalStore(entry.subscribe, () => {
    const marks = column.keys.map((key) => entry.view().marks.get(cellPath(code, key)));
    const shown = marks.filter((mark) => mark && (!mark.missing || entry.store.showsAll()));
    return shown.some((mark) => mark?.level === 'E')
      ? 'E'
      : shown.some((mark) => mark?.level === 'W')
        ? 'W'
        : undefined;
  });
  const state = useSyncExternalStore(grid.subscribe, () => {
    if (grid.editing() && grid.isActive(spot)) return 'editing';
    return grid.isActive(spot)
      ? grid.isChosen(spot)
        ? 'active chosen'
        : 'active'
      : grid.isChosen(spot)
        ? 'chosen'
        : '';
  });
  if (mode === 'none') return <td className="oil-none" aria-disabled="true" />;
  const active = state !== '' && state !== 'chosen';
  const classes = ['oil-cell', `oil-${mode}`, active && 'oil-active', state.includes('chosen') && 'oil-chosen'];
  // Keys of a cell are the table's: it handles them for all cells.
  const cell: ComponentProps<'td'> = {
    tabIndex: active ? 0 : -1,
    'aria-selected': state.includes('chosen') || undefined,
    'aria-readonly': mode === 'read' || undefined,
    'aria-invalid': level === 'E' || undefined,
    'aria-description': mode === 'split' ? t(ENTRY.several) : undefined,
    onFocus: (event) => {
      if (event.target === event.currentTarget && !grid.isActive(spot)) grid.point(spot, false);
    },
    onMouseDown: (event) => {
      if (state !== 'editing' && event.button === 0) grid.point(spot, event.shiftKey);
    },
    onMouseEnter: (event) => {
      if (event.buttons === 1 && !grid.editing()) grid.point(spot, true);
    },
    onClick: () => mode === 'split' && !state.includes('chosen') && grid.edit(spot),
    onDoubleClick: () => mode === 'edit' && state !== 'editing' && grid.edit(spot),
  };
  return (
    <td id={grid.cellId(spot)} className={classes.filter(Boolean).join(' ')} data-level={level} {...cell}>
      {state === 'editing' ? <CellInput grid={grid} /> : <CellText value={value} code={code} grid={grid} spot={spot} />}
      {mode === 'split' && <span className="oil-corner" aria-hidden="true" />}
    </td>
  );
});

function cellText(oil: Parameters<typeof findRow>[0], grid: GridController, spot: Spot): string {
  const column = grid.columnAt(spot);
  const value = cellValue(findRow(oil, grid.rowAt(spot)), column);
  return value === null ? '' : formatDecimal(value, placesOfColumn(column));
}

/** An unsounded stock shows the book stock in grey: what stands if nothing is typed. */
function CellText({ value, code, grid, spot }: { value: string; code: string; grid: GridController; spot: Spot }) {
  const { entry } = useScope();
  const { keys } = grid.columnAt(spot);
  const row = grid.rowAt(spot);
  const offered = useView(
    ({ suggestions }) => keys.map((key) => suggestions.get(cellPath(row, key))).find(Boolean) ?? null,
  );
  const book = useSyncExternalStore(
    (listener) => entry.store.subscribe(`oil.${OIL_ROWS.indexOf('BOOK_STOCK')}`, listener),
    () => {
      const [key] = grid.keysAt(spot);
      if (code !== 'CURRENT_STOCK' || key === undefined || key === 'runningHour' || grid.keysAt(spot).length > 1)
        return null;
      const stock = oilCell(entry.store.values().oil, 'BOOK_STOCK', key);
      return isNegative(stock) ? null : stock;
    },
  );
  const grey = offered ?? book;
  if (value !== '' || grey === null) return value;
  return <span className="oil-book">= {formatDecimal(grey, placesOfColumn(grid.columnAt(spot)))}</span>;
}

function CellInput({ grid }: { grid: GridController }) {
  const input = useRef<HTMLInputElement>(null);
  const editing = useSyncExternalStore(grid.subscribe, grid.editing);
  useEffect(() => {
    const element = input.current;
    element?.focus({ preventScroll: true });
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  if (!editing) return null;
  const column = grid.columnAt(editing.spot);
  return (
    <>
      {grid.keysAt(editing.spot).length > 1 && <span className="oil-grade">{shortName(editing.key)}</span>}
      <input
        ref={input}
        className="oil-input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={grid.nameOf(editing.spot)}
        aria-invalid={editing.wrong || undefined}
        data-places={placesOfColumn(column)}
        value={editing.text}
        onChange={(event) => grid.type(event.target.value)}
        onBlur={() => grid.editing() && grid.finish()}
      />
    </>
  );
}
