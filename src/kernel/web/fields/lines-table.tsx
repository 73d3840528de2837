import type { Field } from '../../resource/field.ts';
import { childOf } from '../../resource/resource.ts';
import { sum } from '../../value/decimal.ts';
import { t } from '../i18n.ts';
import { TOTAL } from './fields.text.ts';
import { numberText } from './number-value.ts';
import { isFigure } from './registry.ts';
import { Shown } from './shown.tsx';
import './lines.css';

type Line = Record<string, unknown> & { labels?: Record<string, string | string[]> };

/** Money is added up; quantities may differ in their units from line to line. */
const adds = (field: Field): boolean => field.variant === 'money';

/** Wider than its place the table scrolls, and then the keyboard has to reach it (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 };

/** Child rows to read: number, the fields of the line, and sums of money. */
export function LinesTable({ field, rows }: { field: Field; rows: readonly unknown[] }) {
  const child = childOf(field);
  const names = Object.keys(child.fields).filter((name) => child.fields[name]!.kind !== 'lines');
  const lines = rows as readonly Line[];
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
                {child.fields[name]!.unit && ` (${child.fields[name]!.unit})`}
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
                  <Shown field={child.fields[name]!} name={name} row={line} />
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
                  {adds(child.fields[name]!) &&
                    numberText(child.fields[name]!, sum(lines.map((line) => line[name] as string | null)))}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
