import type { ReactNode } from 'react';
import type { Field, Fields } from '../../../kernel/resource/field.ts';
import { Empty } from '../../../kernel/web/fields/empty.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { t } from '../../../kernel/web/i18n.ts';

export type Fact = { readonly key: string; readonly label: string; readonly value: ReactNode };

/** Labels and values, three columns, one on a phone. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Line = Readonly<Record<string, unknown>> & { readonly labels?: Readonly<Record<string, string | string[]>> };

/** Facts of a record by its fields' own displays. */
export function factsOf(fields: Fields, row: Line, names: readonly string[]): Fact[] {
  return names.flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    return [{ key: name, label: t(field.label), value: <Shown key={name} field={field} row={row} name={name} /> }];
  });
}

function Shown({ field, row, name }: { field: Field; row: Line; name: string }) {
  const { Display } = kitOf(field);
  return <Display field={field} value={row[name]} label={row.labels?.[name]} mode="page" />;
}

/** A time by the ship's clock, or a dash. */
export function Time({ text, utc }: { text: string | null; utc: unknown }) {
  return text && typeof utc === 'string' ? (
    <time className="num" dateTime={utc}>
      {text}
    </time>
  ) : (
    <Empty />
  );
}
