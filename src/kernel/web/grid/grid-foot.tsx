import { memo } from 'react';
import { t } from '../i18n.ts';
import type { GridColumn } from './column.ts';
import { GRID } from './grid.text.ts';
import { NUMBER_WIDTH, ROW_HEIGHT } from './grid-context.ts';
import type { Span } from './window.rules.ts';

type Props = {
  columns: readonly GridColumn[];
  lefts: readonly number[];
  frozen: number;
  span: Span;
  rowIndex: number;
  /** What each column comes to, in words; a column of several units has several. */
  sums: readonly (readonly string[])[];
};

/** Lines of the foot: as many as the units of the column with most. */
export const footLines = (sums: Props['sums']): number => Math.max(1, ...sums.map((words) => words.length));

/** The sums of the columns that are added up; unknown ones stay empty. */
export const GridFoot = memo(function GridFoot({ columns, lefts, frozen, span, rowIndex, sums }: Props) {
  return (
    <tfoot className="grid-foot">
      <tr className="grid-line" aria-rowindex={rowIndex} style={{ gridTemplateRows: footLines(sums) * ROW_HEIGHT }}>
        <th scope="row" className="grid-no" aria-colindex={1}>
          {t(GRID.total)}
        </th>
        {columns.map((column, col) => {
          const words = sums[col] ?? [];
          // Frozen columns cover what scrolls below them, also where they have no sum.
          if (col >= frozen && (!column.total || col < span.from || col >= span.to)) return null;
          return (
            <td
              key={column.name}
              className="grid-sum"
              aria-colindex={col + 2}
              style={{ gridColumn: col + 2, left: col < frozen ? lefts[col]! + NUMBER_WIDTH : undefined }}
              title={words.join('\n')}
              data-frozen={col < frozen || undefined}
            >
              {words.map((word) => (
                <span key={word} className="grid-value">
                  {word}
                </span>
              ))}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
});
