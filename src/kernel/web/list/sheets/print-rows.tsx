import type { AnyResource } from '../../../resource/resource.ts';
import { Shown } from '../../fields/shown.tsx';
import { t } from '../../i18n.ts';
import { PrintSheet } from '../../print/print-sheet.tsx';
import type { AnyRow } from '../../records/record-calls.ts';
import { Cell } from '../columns/cell.tsx';
import { headOf } from '../columns/column-head.ts';
import type { ListColumn } from '../columns/column-set.ts';
import { standsRight } from '../columns/stands-right.ts';
import { LIST } from '../list.text.ts';

type Props = {
  resource: AnyResource;
  columns: readonly ListColumn[];
  rows: readonly AnyRow[];
  onDone: () => void;
};

function Value({ column, row }: { column: ListColumn; row: AnyRow }) {
  if (column.render || !column.field) return <Cell column={column} row={row} />;
  return <Shown field={column.field} name={column.key} row={row} of={column.of} mode="print" />;
}

/** The chosen rows on paper, in the columns that show. */
export function PrintRows({ resource, columns, rows, onDone }: Props) {
  return (
    <PrintSheet
      title={t(resource.label)}
      number={t(LIST.count, { n: rows.length.toLocaleString('en-US') })}
      link={location.href}
      landscape={columns.length > 6}
      onDone={onDone}
    >
      <section>
        <table>
          <thead>
            <tr>
              <th>#</th>
              {columns.map((column) => (
                <th key={column.key} data-figure={standsRight(column)}>
                  {headOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={row.id}>
                <td>{i + 1}</td>
                {columns.map((column) => (
                  <td key={column.key} data-figure={standsRight(column)}>
                    <Value column={column} row={row} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </PrintSheet>
  );
}
