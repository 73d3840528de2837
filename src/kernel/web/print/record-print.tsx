import { labelOf } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import { type AnyResource, childOf } from '../../resource/resource.ts';
import { detailSections } from '../detail/detail-sections.ts';
import { isFigure } from '../fields/registry.ts';
import { Shown } from '../fields/shown.tsx';
import { t } from '../i18n.ts';
import { rowName } from '../list/row-name.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { PrintSheet } from './print-sheet.tsx';
import './print.css';

function Lines({ field, rows }: { field: Field; rows: readonly AnyRow[] }) {
  const child = childOf(field);
  const names = Object.keys(child.fields);
  return (
    <table>
      <thead>
        <tr>
          <th>#</th>
          {names.map((name) => (
            <th key={name} data-figure={isFigure(child.fields[name])}>
              {t(child.fields[name]!.label)}
              {child.fields[name]!.unit && ` (${child.fields[name]!.unit})`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={row.id}>
            <td>{i + 1}</td>
            {names.map((name) => (
              <td key={name} data-figure={isFigure(child.fields[name])}>
                <Shown field={child.fields[name]!} name={name} row={row} mode="print" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Props = { resource: AnyResource; row: AnyRow; link: string; company?: string; onDone: () => void };

/** Any record on paper: its sections, then its lines. */
export function RecordPrint({ resource, row, link, company, onDone }: Props) {
  const { sections, lines } = detailSections(resource);
  const wide = lines.some((name) => Object.keys(childOf(resource.fields[name]!).fields).length > 7);
  const serial = Object.keys(resource.fields).find((name) => resource.fields[name]!.kind === 'serial');
  return (
    <PrintSheet
      company={company}
      title={`${t(resource.label)} ${rowName(resource, row)}`}
      number={serial && String(row[serial] ?? '')}
      link={link}
      landscape={wide}
      onDone={onDone}
    >
      {sections.map((section) => (
        <section key={section.key}>
          <h2>{t(section.title)}</h2>
          <dl className="print-facts">
            {section.fields.map((name) => {
              const field = resource.fields[name]!;
              return (
                <div key={name}>
                  <dt>{t(labelOf(resource, name))}</dt>
                  <dd>
                    <Shown field={field} name={name} row={row} mode="print" />
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
      {lines
        .filter((name) => Array.isArray(row[name]) && row[name].length > 0)
        .map((name) => (
          <section key={name}>
            <h2>{t(labelOf(resource, name))}</h2>
            <Lines field={resource.fields[name]!} rows={row[name] as AnyRow[]} />
          </section>
        ))}
    </PrintSheet>
  );
}
