import { Fragment } from 'react';
import { shortTime, toLocalMinute } from '../../fields/date-value.ts';
import { Empty, isBlank } from '../../fields/empty.tsx';
import { Shown } from '../../fields/shown.tsx';
import { listed } from '../../i18n.ts';
import type { AnyRow } from '../../records/record-calls.ts';
import { serverDate } from '../../server-clock.ts';
import type { ListColumn } from './column-set.ts';

/** The value of a column in one row. */
export function Cell({ column, row }: { column: ListColumn; row: AnyRow }) {
  if (column.render) return column.render(row);
  const value = row[column.key];
  if (column.pair && column.field) {
    const parts = [
      { key: column.key, field: column.field },
      { key: column.pair.key, field: column.pair.field },
    ].filter(({ key }) => !isBlank(row[key]));
    if (parts.length === 0) return <Empty />;
    return parts.map(({ key, field }, i) => (
      <Fragment key={key}>
        {i > 0 && ' '}
        <Shown field={field} name={key} row={row} of={column.of} />
      </Fragment>
    ));
  }
  if (column.field) return <Shown field={column.field} name={column.key} row={row} of={column.of} />;
  if (isBlank(value)) return <Empty />;
  if (column.key.endsWith('Time')) {
    return (
      <time dateTime={String(value)} title={toLocalMinute(String(value))}>
        {shortTime(String(value), serverDate())}
      </time>
    );
  }
  return <span>{String(value)}</span>;
}

/** The value as a tooltip where a cell may be cut. */
export function cellTitle(column: ListColumn, row: AnyRow): string | undefined {
  const label = row.labels?.[column.key];
  if (label) return typeof label === 'string' ? label : listed(label);
  const value = row[column.key];
  return column.field?.kind === 'text' && typeof value === 'string' && column.field.variant !== 'rich'
    ? value
    : undefined;
}
