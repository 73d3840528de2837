import type { Field, Fields } from '../../resource/field.ts';
import { isFigure } from '../../resource/number-text.ts';
import { childOf } from '../../resource/resource.ts';
import { fixedUnit, sumByUnit, type Told, unitIn } from '../../resource/unit.ts';
import { lang, t } from '../i18n.ts';
import { TOTAL } from './fields.text.ts';
import { columnsToRead } from './lines-columns.ts';
import { Shown } from './shown.tsx';
import { UnitSums } from './unit-sums.tsx';
import './lines.css';

type Line = Record<string, unknown> & { labels?: Record<string, string | string[]> };

/** Money is added up; quantities may differ in their units from line to line. */
const adds = (field: Field): boolean => field.variant === 'money';

const sumsOf = (fields: Fields, name: string, lines: readonly Line[], record: Told | undefined) =>
  sumByUnit(lines.map((row) => ({ value: row[name], unit: unitIn(fields[name]!, { fields, row }, lang, record) })));

/** Wider than its place the table scrolls, and then the keyboard has to reach it (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 };

type Props = { field: Field; rows: readonly unknown[]; record?: Told };

/** Child rows to read: number, the fields of the line, and sums of money, one for each currency. */
export function LinesTable({ field, rows, record }: Props) {
  const child = childOf(field);
  const lines = rows as readonly Line[];
  const names = columnsToRead(child.fields, lines);
  return (
    <section className="lines-scroll" {...REACHABLE} aria-label={t(field.label)}>
      <table className="lines-table lines-read">
        <thead>
          <tr>
            <th scope="col" className="lines-no">
              #
            </th>
            {names.map((name) => (
              <th key={name} scope="col" data-figure={isFigure(child.fields[name])}>
                {t(child.fields[name]!.label)}
                {fixedUnit(child.fields[name]!) && ` (${fixedUnit(child.fields[name]!)})`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr key={String(line.id ?? i)}>
              <td className="lines-no">{i + 1}</td>
              {names.map((name) => (
                <td key={name} data-figure={isFigure(child.fields[name])}>
                  <Shown field={child.fields[name]!} name={name} row={line} of={child.fields} record={record} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {names.some((name) => adds(child.fields[name]!)) && (
          <tfoot>
            <tr>
              <td />
              {names.map((name, i) => (
                <td key={name} data-figure={isFigure(child.fields[name])}>
                  {i === 0 && !adds(child.fields[name]!) && t(TOTAL)}
                  {adds(child.fields[name]!) && (
                    <UnitSums field={child.fields[name]!} sums={sumsOf(child.fields, name, lines, record)} />
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
