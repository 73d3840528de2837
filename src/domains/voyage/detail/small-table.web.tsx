import type { ReactNode } from 'react';

type SmallColumn<R> = {
  readonly key: string;
  readonly label: ReactNode;
  /** Figures stand at the right. */
  readonly figure?: boolean;
  readonly cell: (row: R) => ReactNode;
};

type Props<R> = {
  label: string;
  columns: readonly SmallColumn<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** Marks a row, such as this report's own events. */
  marked?: (row: R) => boolean;
};

/** A wide table scrolls by keyboard too (axe scrollable-region-focusable). */
export const SCROLLS = { tabIndex: 0 } as const;

/** A plain table of a few rows. */
export function SmallTable<R>({ label, columns, rows, keyOf, marked }: Props<R>) {
  return (
    <section className="small-table" aria-label={label} {...SCROLLS}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-figure={column.figure}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-marked={marked?.(row) || undefined}>
              {columns.map((column) => (
                <td key={column.key} data-figure={column.figure}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
