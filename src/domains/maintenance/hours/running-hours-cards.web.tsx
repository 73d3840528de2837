import { useId } from 'react';
import type { Field } from '../../../kernel/resource/field.ts';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import type { GridRow } from '../../../kernel/web/grid/column.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { wholeTime } from '../../../kernel/web/when.ts';
import type { CounterSheet } from './hours.calls.ts';
import { HOURS_TEXT as TEXT } from './hours.text.ts';
import { columnsOf, verdictOf } from './running-hours-columns.web.ts';
import './running-hours.css';

type Props = {
  sheets: CounterSheet;
  rows: readonly GridRow[];
  errors: Readonly<Record<string, string>>;
  readOnly: boolean;
  onChange: (rows: readonly GridRow[]) => void;
};

/** The same on a phone: a card for each counter. */
export function HoursCards({ sheets, rows, errors, readOnly, onChange }: Props) {
  const fields = new Map(columnsOf(sheets).map(({ name, field }) => [name, field]));
  const set = (at: number, name: string, value: unknown): void =>
    onChange(rows.map((row, i) => (i === at ? { ...row, [name]: value ?? null } : row)));
  return (
    <ul className="hours-cards">
      {sheets.map((sheet, i) => (
        <Card
          key={sheet.id}
          sheet={sheet}
          row={rows[i] ?? {}}
          fields={fields}
          error={errors[`${i}.reading`] ?? errors[`${i}.readTime`] ?? errors[`${i}.reason`]}
          readOnly={readOnly}
          onSet={(name, value) => set(i, name, value)}
        />
      ))}
    </ul>
  );
}

type CardProps = {
  sheet: CounterSheet[number];
  row: GridRow;
  fields: ReadonlyMap<string, Field>;
  error: string | undefined;
  readOnly: boolean;
  onSet: (name: string, value: unknown) => void;
};

function Card({ sheet, row, fields, error, readOnly, onSet }: CardProps) {
  const id = useId();
  const judged = verdictOf(sheet, row, serverDate());
  const doubted = judged.verdict === 'warn';
  const said = judged.verdict === 'ok' ? error : t(judged.message);
  const shown = readOnly ? [] : ['reading', 'readTime', ...(doubted ? ['reason'] : [])];
  return (
    <li className="hours-card">
      <strong>{sheet.equipment}</strong>
      <span>
        {sheet.name} · {t(TEXT.last)} {sheet.lastReading ?? '—'}
        {sheet.lastReadTime && ` · ${wholeTime(sheet.lastReadTime)}`}
      </span>
      {shown.map((name) => {
        const field = fields.get(name)!;
        const { Control } = kitOf(field);
        return (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{t(field.label)}</label>
            <Control
              id={`${id}-${name}`}
              field={field}
              value={row[name]}
              invalid={said !== undefined}
              describedBy={`${id}-said`}
              onChange={(value) => onSet(name, value)}
            />
          </div>
        );
      })}
      <span id={`${id}-said`} className="hours-said" role="status" data-doubted={doubted}>
        {said}
      </span>
    </li>
  );
}
