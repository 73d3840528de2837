import { labelOf } from '../../resource/describe.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { Shown } from '../fields/shown.tsx';
import { t } from '../i18n.ts';
import type { AnyRow } from '../records/record-calls.ts';
import './detail.css';

type Props = { resource: AnyResource; row: AnyRow; fields: readonly string[] };

const wide = (resource: AnyResource, name: string): boolean => {
  const field = resource.fields[name];
  return field?.variant === 'long' || field?.variant === 'rich' || field?.kind === 'json';
};

/** Labels and values of a record, three columns, one on a phone. */
export function Facts({ resource, row, fields }: Props) {
  return (
    <dl className="facts">
      {fields.map((name) => {
        const field = resource.fields[name]!;
        return (
          <div key={name} data-wide={wide(resource, name)}>
            <dt>{t(labelOf(resource, name))}</dt>
            <dd>
              <Shown field={field} name={name} row={row} of={resource.fields} mode="page" />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
