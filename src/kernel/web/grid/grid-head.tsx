import { memo } from 'react';
import { fixedUnit } from '../../resource/unit.ts';
import { FORM } from '../form/form.text.ts';
import { t } from '../i18n.ts';
import type { GridColumn } from './column.ts';
import { GRID } from './grid.text.ts';
import { NUMBER_WIDTH } from './grid-context.ts';
import { isEnd } from './grid-row.tsx';
import type { Span } from './window.rules.ts';

type Props = {
  columns: readonly GridColumn[];
  lefts: readonly number[];
  frozen: number;
  span: Span;
  /** The column in which one is. */
  active: number | undefined;
};

type Group = { name: string; from: number; to: number };

/** Neighbouring columns of one group, frozen ones for themselves. */
function groupsOf(columns: readonly GridColumn[], frozen: number): Group[] {
  const groups: Group[] = [];
  columns.forEach(({ group }, col) => {
    const last = groups.at(-1);
    if (group === undefined) return;
    if (last && last.name === group && last.to === col - 1 && col !== frozen) last.to = col;
    else groups.push({ name: group, from: col, to: col });
  });
  return groups;
}

export const hasGroups = (columns: readonly GridColumn[]): boolean => columns.some(({ group }) => group !== undefined);

/** The names of the columns, under those of their groups. */
export const GridHead = memo(function GridHead({ columns, lefts, frozen, span, active }: Props) {
  const seen = (col: number): boolean => col < frozen || (col >= span.from && col < span.to);
  const groups = groupsOf(columns, frozen).filter(({ from, to }) => to < frozen || (to >= span.from && from < span.to));
  const place = (from: number, to: number) => ({
    gridColumn: `${from + 2} / ${to + 3}`,
    left: from < frozen ? lefts[from]! + NUMBER_WIDTH : undefined,
  });
  return (
    <thead className="grid-head">
      {hasGroups(columns) && (
        <tr className="grid-line" aria-rowindex={1}>
          <td className="grid-corner" style={{ width: NUMBER_WIDTH + lefts[frozen]! }} />
          {groups.map(({ name, from, to }) => (
            <th
              key={from}
              scope="colgroup"
              className="grid-group"
              aria-colindex={from + 2}
              aria-colspan={to - from + 1}
              style={place(from, to)}
              data-frozen={to < frozen || undefined}
            >
              <span>{name}</span>
            </th>
          ))}
        </tr>
      )}
      <tr className="grid-line" aria-rowindex={hasGroups(columns) ? 2 : 1}>
        <th scope="col" className="grid-no" aria-colindex={1} aria-label={t(GRID.number)}>
          #
        </th>
        {columns.map(
          (column, col) =>
            seen(col) && (
              <Name
                key={column.name}
                column={column}
                col={col}
                left={col < frozen ? lefts[col]! + NUMBER_WIDTH : undefined}
                here={active === col}
              />
            ),
        )}
      </tr>
    </thead>
  );
});

type NameProps = { column: GridColumn; col: number; left: number | undefined; here: boolean };

const Name = memo(function Name({ column, col, left, here }: NameProps) {
  const { field } = column;
  const label = column.label ?? t(field.label);
  return (
    <th
      scope="col"
      className="grid-name"
      aria-colindex={col + 2}
      style={{ gridColumn: col + 2, left }}
      title={label}
      data-end={isEnd(column) || undefined}
      data-frozen={left !== undefined || undefined}
      data-here={here || undefined}
    >
      <span className="grid-name-text">{fixedUnit(field) ? `${label} (${fixedUnit(field)})` : label}</span>
      {field.required && (
        <span className="form-star" title={t(FORM.required)}>
          *
        </span>
      )}
    </th>
  );
});
