import { type ReactNode, useState } from 'react';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { OIL_ROW_TEXT } from '../reports/oil.text.ts';
import { burnsFuel, type ConsumptionRowCode, findRow, isLube } from '../reports/oil-rows.rules.ts';
import { ENTRY } from './entry.text.ts';
import { EntryField } from './entry-field.web.tsx';
import { readFigure } from './figure.rules.ts';
import {
  type CellKey,
  cellMode,
  cellPath,
  type GridColumn,
  isConsumer,
  isHeld,
  keysOnBoard,
  placesOfColumn,
  readKey,
} from './oil-grid.rules.ts';
import { shortName } from './oil-names.web.ts';
import { useScope, useSuggestion, useView } from './use-entry.web.ts';
import { useWholeOnFocus } from './use-whole-on-focus.web.ts';

const UNIT = { hours: 'h', fuel: 't', lube: 'L' } as const;

type Cell = { readonly column: GridColumn; readonly grade: CellKey };

/** The cells of a row that concern this ship: hours and the grades on board, or the lubricants. */
function useCells(): { of: (row: ConsumptionRowCode, lubes: boolean) => Cell[]; stock: (lubes: boolean) => Cell[] } {
  const { entry } = useScope();
  const { oil } = entry.store.values();
  const before = entry.context.previous?.oil;
  const cellsOf = (columns: readonly GridColumn[]): Cell[] =>
    columns.flatMap((column) => keysOnBoard({ column, oil, before }).map((grade) => ({ column, grade })));
  const fuels = entry.columns.filter(({ kind }) => kind === 'fuel');
  const held = fuels.filter((column) => isHeld(column, oil));
  const hours = entry.columns.filter(({ kind }) => kind === 'hours');
  const greases = entry.columns.filter(({ kind }) => kind === 'lube');
  return {
    of: (row, lubes) =>
      cellsOf(lubes ? greases : [...hours, ...(held.length > 0 ? held : fuels)]).filter(({ column }) =>
        ['edit', 'split'].includes(cellMode({ row, column, oil })),
      ),
    stock: (lubes) => cellsOf(lubes ? greases : held.length > 0 ? held : fuels),
  };
}

/** The grid on a phone: three cells a row, only the grades on board; consumers that did not run are folded away. */
export function OilCards() {
  const rows = useView((view) => view.rows).filter(isConsumer);
  const { entry } = useScope();
  const cells = useCells();
  // Which rows stand open is decided once: nothing moves under the thumb.
  const [used] = useState(() => rows.filter((row) => isUsed(row)));
  function isUsed(row: ConsumptionRowCode): boolean {
    const { previous } = entry.context;
    const asked = entry.view().requirements[`oil.${row}`] === 'required' && row !== 'ME_MAN';
    return asked || [previous?.oil ?? [], entry.store.values().oil].some((oil) => burnsFuel(findRow(oil, row)));
  }
  const idle = rows.filter((row) => !used.includes(row));
  // Lubricants of the engines in use stand open where the ship says them, the others are folded away.
  const [said] = useState(() =>
    used.flatMap((row) =>
      cells
        .of(row, true)
        .filter(({ grade }) => isSaid(row, grade))
        .map((cell) => ({ row, ...cell })),
    ),
  );
  function isSaid(row: ConsumptionRowCode, grade: CellKey): boolean {
    const { recent } = entry.context;
    const [path, held] = [cellPath(row, grade), entry.store.values().oil];
    return (
      entry.view().suggestions.has(path) ||
      [held, ...recent.map(({ oil }) => oil)].some((oil) => readKey(findRow(oil, row), grade) !== null)
    );
  }
  const openLubes = (row: ConsumptionRowCode) => said.filter((cell) => cell.row === row);
  const foldedLubes = (row: ConsumptionRowCode) =>
    cells.of(row, true).filter(({ grade }) => !openLubes(row).some((cell) => cell.grade === grade));
  return (
    <div className="oil-cards">
      {used.map((row) => (
        <Row key={row} row={row} cells={cells.of(row, false)} />
      ))}
      {used
        .filter((row) => openLubes(row).length > 0)
        .map((row) => (
          <Row key={row} row={row} cells={openLubes(row)} title={`${t(OIL_ROW_TEXT[row])} · ${t(ENTRY.lubes)}`} />
        ))}
      {idle.length > 0 && (
        <Fold title={idle.map((row) => t(OIL_ROW_TEXT[row])).join(t(ENTRY.listed))} aside={t(ENTRY.blankIsNone)}>
          {idle.map((row) => (
            <Row key={row} row={row} cells={cells.of(row, false)} />
          ))}
        </Fold>
      )}
      <fieldset className="entry-record">
        <legend>{t(OIL_ROW_TEXT.CURRENT_STOCK)}</legend>
        <div className="oil-stocks">
          {cells.stock(false).map((cell) => (
            <StockInput key={cell.grade} {...cell} />
          ))}
        </div>
      </fieldset>
      <Fold title={t(ENTRY.lubes)} aside={t(ENTRY.blankIsNone)}>
        {rows
          .filter((row) => foldedLubes(row).length > 0)
          .map((row) => (
            <Row key={row} row={row} cells={foldedLubes(row)} />
          ))}
        <fieldset className="entry-record">
          <legend>{t(OIL_ROW_TEXT.CURRENT_STOCK)}</legend>
          <div className="oil-stocks">
            {cells.stock(true).map((cell) => (
              <StockInput key={cell.grade} {...cell} />
            ))}
          </div>
        </fieldset>
      </Fold>
    </div>
  );
}

function Fold({ title, aside, children }: { title: string; aside: string; children: ReactNode }) {
  return (
    <details className="oil-fold">
      <summary>
        <span>{title}</span>
        <span>{aside}</span>
      </summary>
      {children}
    </details>
  );
}

function Row({
  row,
  cells,
  title = t(OIL_ROW_TEXT[row]),
}: {
  row: ConsumptionRowCode;
  cells: readonly Cell[];
  title?: string;
}) {
  return (
    <fieldset className="entry-record">
      <legend>{title}</legend>
      <div className="oil-three">
        {cells.map(({ column, grade }) => (
          <EntryField key={grade} path={cellPath(row, grade)} label={shortName(grade)} unit={UNIT[column.kind]} quiet>
            {(aria) => <Figure path={cellPath(row, grade)} places={placesOfColumn(column)} aria={aria} />}
          </EntryField>
        ))}
      </div>
    </fieldset>
  );
}

function StockInput({ column, grade }: Cell) {
  const { store } = useScope().entry;
  const path = cellPath('CURRENT_STOCK', grade);
  const places = placesOfColumn(column);
  const { value: book } = useField(store, cellPath('BOOK_STOCK', grade));
  const { value: difference } = useField(store, cellPath('ADJUST', grade));
  const required = useView(({ requirements }) => requirements['oil.CURRENT_STOCK'] === 'required') && !isLube(grade);
  const words = [
    typeof book === 'string' && t(ENTRY.book, { value: formatDecimal(book, places) }),
    typeof difference === 'string' && t(ENTRY.difference, { value: formatDecimal(difference, places) }),
  ].filter(Boolean);
  return (
    <EntryField
      path={path}
      label={shortName(grade)}
      unit={UNIT[column.kind]}
      required={required}
      hint={words.join(' · ')}
    >
      {(aria) => <Figure path={path} places={places} aria={aria} />}
    </EntryField>
  );
}

type FigureControl = {
  path: string;
  places: number;
  aria: Parameters<Parameters<typeof EntryField>[0]['children']>[0];
};

function Figure({ path, places, aria }: FigureControl) {
  const { value, set, touch } = useField(useScope().entry.store, path);
  const [typed, setTyped] = useState<string | null>(null);
  const suggestion = useSuggestion(path);
  const missing = useView((view) => view.marks.get(path)?.missing === true);
  const whole = useWholeOnFocus();
  const shown = typeof value === 'string' ? formatDecimal(value, places) : '';
  // A figure that is taken while the field is in use stands in it at once.
  const text = typed === '' && shown !== '' ? shown : (typed ?? shown);
  return (
    <input
      {...aria}
      aria-required={missing || aria['aria-required']}
      ref={whole.ref}
      className="entry-input entry-number"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      data-path={path}
      data-suggestion={shown === '' ? suggestion : undefined}
      value={text}
      onFocus={() => {
        setTyped(typeof value === 'string' ? value : '');
        whole.focused();
      }}
      onChange={(event) => {
        setTyped(event.target.value);
        const figure = readFigure(event.target.value, places);
        if (figure !== undefined) set(figure);
      }}
      onBlur={() => {
        setTyped(null);
        touch();
      }}
    />
  );
}
