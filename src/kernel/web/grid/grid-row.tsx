import { CaretDownOutlined, CaretRightOutlined, PlusOutlined } from '@ant-design/icons';
import { type ComponentProps, memo } from 'react';
import { t } from '../i18n.ts';
import { CellContent } from './cell-content.tsx';
import { CellInput } from './cell-input.tsx';
import { type GridColumn, type GridRow, kindOf } from './column.ts';
import type { Editing } from './editing.ts';
import { GRID } from './grid.text.ts';
import { type Mark, NUMBER_WIDTH, ROW_HEIGHT, useGrid } from './grid-context.ts';
import type { Branch } from './tree.rules.ts';
import type { Span } from './window.rules.ts';

type Props = {
  columns: readonly GridColumn[];
  lefts: readonly number[];
  frozen: number;
  span: Span;
  /** Rows of heads above the first row. */
  heads: number;
  /** Its place among the shown rows. */
  at: number;
  /** Nothing of the blank row at the end of a grid that may grow. */
  row: GridRow | undefined;
  branch: Branch | undefined;
  tree: boolean;
  /** The active column, if the active cell is in this row. */
  active: number | undefined;
  editing: Editing | null;
  /** What is wrong in its cells, by column; the marks on them. */
  errors: Readonly<Record<string, string>> | undefined;
  marks: ((row: GridRow, name: string) => Mark | undefined) | undefined;
  /** What its sums are, if it stands above others in a tree. */
  sums: string;
  /** Another one when cells look otherwise for another reason than their row: names that came, cells that closed. */
  stamp: unknown;
};

/** One row: a CSS grid in which a cell names its column, so that columns out of sight need not be there. */
export const GridRowView = memo(function GridRowView(props: Props) {
  const { columns, lefts, frozen, span, heads, at, row, branch, tree, active } = props;
  const shown = [
    ...Array.from({ length: frozen }, (_, col) => col),
    ...Array.from({ length: span.to - span.from }, (_, i) => span.from + i),
  ];
  if (active !== undefined && !shown.includes(active)) shown.push(active);
  return (
    <tr
      className="grid-row"
      style={{ top: at * ROW_HEIGHT }}
      data-row={at}
      data-blank={row === undefined || undefined}
      data-parent={branch?.open !== undefined || undefined}
      aria-rowindex={at + 1 + heads}
      {...(tree &&
        branch && {
          'aria-level': branch.level,
          'aria-posinset': branch.place,
          'aria-setsize': branch.of,
          'aria-expanded': branch.open,
        })}
    >
      <th scope="row" className="grid-no" aria-colindex={1} data-here={active !== undefined || undefined}>
        {row ? at + 1 : <PlusOutlined aria-label={t(GRID.newRow)} />}
      </th>
      {shown.map((col) => {
        const column = columns[col]!;
        const here = active === col;
        return (
          <Cell
            key={column.name}
            column={column}
            at={at}
            col={col}
            left={col < frozen ? lefts[col]! + NUMBER_WIDTH : undefined}
            row={row}
            branch={branch}
            tree={tree && col === 0}
            here={here}
            editing={here ? props.editing : null}
            error={props.errors?.[column.name]}
            mark={row && props.marks?.(row, column.name)}
            sums={props.sums}
            stamp={props.stamp}
          />
        );
      })}
    </tr>
  );
});

/** px a level of a tree is set in. */
const INDENT = 16;

type CellProps = Pick<Props, 'at' | 'row' | 'branch' | 'editing' | 'sums' | 'stamp'> & {
  column: GridColumn;
  col: number;
  /** px from the left where it stays while others scroll. */
  left: number | undefined;
  /** It shows where its row stands in the tree. */
  tree: boolean;
  /** One is in it. */
  here: boolean;
  error: string | undefined;
  mark: Mark | undefined;
};

/** One cell; drawn for itself, so that a step sideways draws the cells that come into sight and no others. */
const Cell = memo(function Cell({ column, at, col, left, row, branch, tree, here, editing, error, mark }: CellProps) {
  const { model, id, path } = useGrid();
  const spot = { row: at, col };
  const mode = model.rows.modeAt(spot);
  const value = model.rows.valueAt(spot);
  const cell = `${id}-${at}-${col}`;
  const note = error ?? mark?.note;
  const states: ComponentProps<'td'> = {
    'aria-readonly': mode === 'read' || undefined,
    'aria-disabled': mode === 'none' || undefined,
    'aria-selected': here || undefined,
  };
  const blank = value === null || value === undefined || value === '';
  /** In an empty cell the error stands for everybody to see. */
  const said = error !== undefined && blank ? undefined : note;
  return (
    <td
      id={cell}
      className="grid-cell"
      {...states}
      aria-colindex={col + 2}
      style={{ gridColumn: col + 2, left }}
      title={note}
      data-col={col}
      data-path={path && branch && `${path}.${branch.row}.${column.name}`}
      data-mode={mode}
      data-end={isEnd(column) || undefined}
      data-frozen={left !== undefined || undefined}
      data-here={here || undefined}
      data-error={error !== undefined || undefined}
      data-tone={error === undefined ? mark?.tone : undefined}
    >
      {tree && branch && (
        <span className="grid-indent" style={{ width: (branch.level - 1) * INDENT }} aria-hidden="true" />
      )}
      {tree && branch?.open !== undefined && (
        <button
          type="button"
          className="grid-fold"
          tabIndex={-1}
          data-fold={branch.open}
          aria-label={t(branch.open ? GRID.close : GRID.open)}
          onClick={() => model.fold(at, !branch.open)}
        >
          {branch.open ? <CaretDownOutlined /> : <CaretRightOutlined />}
        </button>
      )}
      <span
        id={`${cell}-value`}
        className="grid-value"
        // What people typed stays in the language they typed it in.
        translate={kindOf(column.field) === 'text' ? 'no' : undefined}
      >
        {row && mode !== 'none' && (
          <CellContent column={column} row={row} value={value} unit={model.rows.unitAt(spot)} />
        )}
        {error && blank && <span className="grid-missing">{error}</span>}
      </span>
      {said && (
        <span id={`${cell}-note`} className="visually-hidden">
          {said}
        </span>
      )}
      {here && (
        <CellInput
          column={column}
          spot={spot}
          mode={mode}
          editing={editing}
          describedBy={said ? `${cell}-value ${cell}-note` : `${cell}-value`}
          invalid={error !== undefined}
        />
      )}
    </td>
  );
});

const WORDS = new Set(['zone', 'lat', 'lon']);
/** Figures stand at the right, their heads with them. */
export const isEnd = ({ field }: GridColumn): boolean => kindOf(field) === 'number' && !WORDS.has(field.variant ?? '');
