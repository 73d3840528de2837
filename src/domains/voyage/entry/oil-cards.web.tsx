import { useState } from 'react';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { OIL_ROW_TEXT } from '../reports/oil.text.ts';
import { isLube, type OilRowCode } from '../reports/oil-rows.rules.ts';
import { ENTRY } from './entry.text.ts';
import { EntryField } from './entry-field.web.tsx';
import { readFigure } from './grid-clipboard.rules.ts';
import { type CellKey, cellMode, cellPath, type GridColumn, isConsumer, placesOfColumn } from './oil-grid.rules.ts';
import { shortName } from './oil-names.web.ts';
import { useScope, useView } from './use-entry.web.ts';
import { useWholeOnFocus } from './use-whole-on-focus.web.ts';

const UNIT = { hours: 'h', fuel: 't', lube: 'L' } as const;

/** The grid on a phone: a card for each row that is typed, the stock with what leads to it, the totals. */
export function OilCards() {
  const rows = useView((view) => view.rows);
  const { columns } = useScope().entry;
  const amounts = columns.filter(({ kind }) => kind !== 'hours');
  return (
    <div className="oil-cards">
      {rows.filter(isConsumer).map((row) => (
        <Card key={row} row={row} columns={columns} />
      ))}
      <fieldset className="entry-record">
        <legend>{t(OIL_ROW_TEXT.CURRENT_STOCK)}</legend>
        <div className="entry-grid">
          {amounts.flatMap((column) => column.keys.map((key) => <StockInput key={key} column={column} grade={key} />))}
        </div>
      </fieldset>
    </div>
  );
}

function Card({ row, columns }: { row: OilRowCode; columns: readonly GridColumn[] }) {
  const { entry } = useScope();
  const { oil } = entry.store.values();
  const typed = columns.filter((column) => ['edit', 'split'].includes(cellMode({ row, column, oil })));
  return (
    <fieldset className="entry-record">
      <legend>{t(OIL_ROW_TEXT[row])}</legend>
      <div className="entry-grid">
        {typed.flatMap((column) =>
          column.keys.map((key) => <FigureInput key={key} row={row} column={column} grade={key} />),
        )}
      </div>
    </fieldset>
  );
}

type FigureProps = { row: OilRowCode; column: GridColumn; grade: CellKey };

function FigureInput({ row, column, grade }: FigureProps) {
  return (
    <EntryField path={cellPath(row, grade)} label={shortName(grade)} unit={UNIT[column.kind]}>
      {(aria) => <Figure path={cellPath(row, grade)} places={placesOfColumn(column)} aria={aria} />}
    </EntryField>
  );
}

function StockInput({ column, grade }: { column: GridColumn; grade: CellKey }) {
  const { store } = useScope().entry;
  const path = cellPath('CURRENT_STOCK', grade);
  const places = placesOfColumn(column);
  const { value: book } = useField(store, cellPath('BOOK_STOCK', grade));
  const { value: used } = useField(store, cellPath('TOTAL', grade));
  const { value: difference } = useField(store, cellPath('ADJUST', grade));
  const required = useView(({ requirements }) => requirements['oil.CURRENT_STOCK'] === 'required') && !isLube(grade);
  const words = [
    typeof used === 'string' && t(ENTRY.used, { value: formatDecimal(used, places) }),
    typeof book === 'string' && t(ENTRY.book, { value: formatDecimal(book, places) }),
    typeof difference === 'string' && t(ENTRY.difference, { value: formatDecimal(difference, places) }),
  ].filter(Boolean);
  return (
    <EntryField
      path={path}
      label={shortName(grade)}
      unit={UNIT[column.kind]}
      required={required}
      span={3}
      hint={words.join(' · ')}
    >
      {(aria) => (
        <Figure
          path={path}
          places={places}
          aria={aria}
          placeholder={typeof book === 'string' ? formatDecimal(book, places) : undefined}
        />
      )}
    </EntryField>
  );
}

type FigureControl = {
  path: string;
  places: number;
  aria: Parameters<Parameters<typeof EntryField>[0]['children']>[0];
  placeholder?: string;
};

function Figure({ path, places, aria, placeholder }: FigureControl) {
  const { value, set, touch } = useField(useScope().entry.store, path);
  const [typed, setTyped] = useState<string | null>(null);
  const whole = useWholeOnFocus();
  const shown = typeof value === 'string' ? formatDecimal(value, places) : '';
  return (
    <input
      {...aria}
      ref={whole.ref}
      className="entry-input entry-number"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={typed ?? shown}
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
