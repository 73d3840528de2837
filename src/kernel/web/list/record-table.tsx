import { Table, type TableColumnType } from 'antd';
import { type Key, type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { UnitSums } from '../fields/unit-sums.tsx';
import { lang, t } from '../i18n.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { isChosen, pageState, type Selection, withPage, withRows } from './batch/selection.ts';
import { toggled } from './batch/toggled.ts';
import { Cell, cellTitle } from './columns/cell.tsx';
import { headOf } from './columns/column-head.ts';
import { ResizableHead, type Resize } from './columns/column-resize.tsx';
import { FLEX_MIN, fillWidths, type ListColumn } from './columns/column-set.ts';
import { standsRight } from './columns/stands-right.ts';
import type { Totals } from './columns/totals.ts';
import { useSize } from './columns/use-size.ts';
import { LIST } from './list.text.ts';
import { nearBottom } from './pages/pages.ts';
import './list.css';

/** More loaded rows than this are drawn only where they are in sight. */
const VIRTUAL_FROM = 200;
const HEAD = 33;
/** px of each further line of the totals. */
const SUM_LINE = 20;
const SELECT_WIDTH = 36;
/** px; English names an act in more letters. */
export const ACTIONS_WIDTH = lang === 'zh' ? 104 : 140;

type Props = {
  /** Which list this is, wherever it is drawn again. */
  place: string;
  columns: readonly ListColumn[];
  rows: readonly AnyRow[];
  message: ReactNode;
  loading: boolean;
  comfortable: boolean;
  /** `field,desc` in force. */
  sort: string;
  onSort: (sort: string | undefined) => void;
  selection: Selection;
  onSelect?: (selection: Selection) => void;
  /** A column is drawn wider, or gets back its own width. */
  onWidth?: (key: string, width: number | undefined) => void;
  /** A cell was pressed for its menu; from the keyboard the row as a whole. */
  onCellMenu?: (place: { row: AnyRow; column?: string; x: number; y: number }) => void;
  nameOf: (row: AnyRow) => string;
  /** The number in the first column, a link. */
  link: (row: AnyRow, shown: ReactNode) => ReactNode;
  onOpen?: (row: AnyRow) => void;
  current: Key | undefined;
  actions?: (row: AnyRow) => ReactNode;
  totals: Totals;
  totalText: string;
  onMore?: () => void;
};

function antColumns(props: Props, widths: readonly number[]): TableColumnType<AnyRow>[] {
  const [field, direction] = props.sort.split(',');
  const columns = props.columns.map((column, i): TableColumnType<AnyRow> => {
    const figure = standsRight(column);
    return {
      key: column.key,
      title: headOf(column),
      width: widths[i],
      fixed: i === 0 || column.pinned ? 'start' : undefined,
      align: figure ? 'end' : undefined,
      ellipsis: { showTitle: false },
      sorter: column.sortable,
      sortOrder: column.sortable && column.key === field ? (direction === 'desc' ? 'descend' : 'ascend') : null,
      showSorterTooltip: false,
      onCell: (row) => ({ title: cellTitle(column, row), 'data-column': column.key }) as object,
      onHeaderCell: () => ({ resize: resizeOf(column, widths[i] ?? FLEX_MIN, props) }) as object,
      render: (_, row) =>
        i === 0 ? props.link(row, <Cell column={column} row={row} />) : <Cell column={column} row={row} />,
    };
  });
  if (props.actions) {
    columns.push({
      key: '#actions',
      title: t(LIST.actions),
      width: ACTIONS_WIDTH,
      fixed: 'end',
      render: (_, row) => props.actions?.(row),
    });
  }
  return columns;
}

function resizeOf({ key, label }: ListColumn, width: number, { onWidth }: Props): Resize | undefined {
  return onWidth && { name: t(label), width, onWidth: (next) => onWidth(key, next) };
}

const COMPONENTS = { header: { cell: ResizableHead } };

/** Lines of the totals' row: as many as the units of the column with most. Sums of columns that nobody sees leave no empty row behind. */
const linesOfTotals = ({ totals, columns, rows }: Props): number =>
  rows.length > 0 ? Math.max(0, ...columns.map(({ key }) => totals[key]?.length ?? 0)) : 0;

function ColumnSums({ column, sums }: { column: ListColumn; sums: Totals[string] | undefined }) {
  return sums && column.field && <UnitSums field={column.field} sums={sums} />;
}

/** The totals of everything filtered, fixed at the bottom; antd asks for the element itself, not for a component around it. */
function totalsRow(props: Props) {
  const { totals, columns } = props;
  if (linesOfTotals(props) === 0) return null;
  const offset = props.onSelect ? 1 : 0;
  // The scope of the sums is said in the first column without a sum of its own.
  const free = columns.findIndex((column, i) => i > 0 && totals[column.key] === undefined);
  return (
    <Table.Summary fixed="bottom">
      <Table.Summary.Row className="list-totals">
        {props.onSelect && <Table.Summary.Cell index={0} />}
        {columns.map((column, i) => (
          <Table.Summary.Cell key={column.key} index={i + offset} align={standsRight(column) ? 'right' : 'left'}>
            {i === 0 ? t(LIST.total) : null}
            {i === free && totals[column.key] === undefined ? (
              <span className="list-totals-scope">{props.totalText}</span>
            ) : null}
            <ColumnSums column={column} sums={i > 0 ? totals[column.key] : undefined} />
          </Table.Summary.Cell>
        ))}
        {props.actions && <Table.Summary.Cell index={columns.length + offset} />}
      </Table.Summary.Row>
    </Table.Summary>
  );
}

/** The table of a list: head, first and last column stay in sight; only its body scrolls. */
export function RecordTable(props: Props) {
  const [box, size] = useSize<HTMLDivElement>(`table ${props.place}`);
  const { rows, columns, selection, onSelect } = props;
  const pressed = useRef<AnyRow>(undefined);
  const sides = (onSelect ? SELECT_WIDTH : 0) + (props.actions ? ACTIONS_WIDTH : 0);
  const widths = fillWidths(columns, size.width - sides);
  const x = Math.max(
    widths.reduce((sum, width) => sum + width, sides),
    size.width,
  );
  const sums = linesOfTotals(props);
  const foot = sums > 0 ? HEAD + (sums - 1) * SUM_LINE : 0;
  const y = Math.max(size.height - HEAD - foot, 120);
  useReachable(box, rows.length === 0);
  return (
    <div
      className="list-table"
      ref={box}
      data-comfortable={props.comfortable}
      data-loading={props.loading && rows.length > 0}
    >
      {size.height > 0 && (
        <Table<AnyRow>
          size="small"
          rowKey="id"
          tableLayout="fixed"
          pagination={false}
          dataSource={rows as AnyRow[]}
          columns={antColumns(props, widths)}
          components={COMPONENTS}
          scroll={{ x, y }}
          virtual={rows.length > VIRTUAL_FROM}
          locale={{ emptyText: props.message }}
          onChange={(_pages, _filters, sorter) => {
            const one = Array.isArray(sorter) ? sorter[0] : sorter;
            props.onSort(
              one?.order ? `${String(one.columnKey)},${one.order === 'descend' ? 'desc' : 'asc'}` : undefined,
            );
          }}
          onScroll={(event) => {
            if (props.onMore && nearBottom(event.currentTarget)) props.onMore();
          }}
          rowClassName={(row) => (row.id === props.current ? 'list-row list-row-current' : 'list-row')}
          onRow={(row) => ({
            onClick: (event) => {
              if (props.onOpen && !isControl(event.target)) props.onOpen(row);
            },
            onContextMenu: (event) => askMenu(event, row, props.onCellMenu),
          })}
          rowSelection={
            onSelect && {
              columnWidth: SELECT_WIDTH,
              selectedRowKeys: rows.flatMap((row) => (isChosen(selection, row) ? [row.id] : [])),
              columnTitle: (
                <PageCheck
                  state={pageState(selection, rows)}
                  onCheck={(on) => onSelect(withPage(selection, rows, on))}
                />
              ),
              renderCell: (checked, row) => (
                <RowCheck
                  name={props.nameOf(row)}
                  checked={checked}
                  onCheck={(range) => {
                    const from = range ? pressed.current : undefined;
                    const next = selection.all ? [row] : toggled({ rows, selected: selection.rows, row, from });
                    onSelect(withRows(selection, rows, next));
                    pressed.current = row;
                  }}
                />
              ),
            }
          }
          summary={() => totalsRow(props)}
        />
      )}
    </div>
  );
}

/** A body without rows has nothing to step into: where it scrolls to its columns, it is reached with the keyboard itself (WCAG 2.1.1). */
function useReachable(box: RefObject<HTMLElement | null>, empty: boolean): void {
  useLayoutEffect(() => {
    const body = box.current?.querySelector('.ant-table-body');
    if (empty && body && body.scrollWidth > body.clientWidth) body.setAttribute('tabindex', '0');
    else body?.removeAttribute('tabindex');
  });
}

/** The browser's own box in the colour of the theme: a row that scrolls by costs one element, and reads the same in forced colours. */
function RowCheck({ name, checked, onCheck }: { name: string; checked: boolean; onCheck: (range: boolean) => void }) {
  return (
    <label className="list-check">
      <input
        type="checkbox"
        checked={checked}
        aria-label={t(LIST.selectRow, { name })}
        onChange={({ nativeEvent }) => onCheck(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}

/** All of the page, or nothing of it; rows of other pages stay as they are. */
function PageCheck({ state, onCheck }: { state: 'all' | 'some' | 'none'; onCheck: (on: boolean) => void }) {
  return (
    <label className="list-check">
      <input
        type="checkbox"
        checked={state === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        aria-label={t(LIST.selectAll)}
        onChange={() => onCheck(state !== 'all')}
      />
    </label>
  );
}

/** The cell under the pointer; the menu key on a focused link means its row. A selected text keeps the browser's own menu. */
function askMenu(event: MouseEvent<HTMLElement>, row: AnyRow, onCellMenu: Props['onCellMenu']): void {
  if (!onCellMenu || !(event.target instanceof Element) || window.getSelection()?.toString()) return;
  event.preventDefault();
  const byKey = event.button !== 2;
  const box = event.target.getBoundingClientRect();
  onCellMenu({
    row,
    column: byKey ? undefined : (event.target.closest('[data-column]')?.getAttribute('data-column') ?? undefined),
    x: byKey ? box.left : event.clientX,
    y: byKey ? box.bottom : event.clientY,
  });
}

/** A press on something that has an act of its own, or on a selected text, does not open the row. */
function isControl(target: EventTarget): boolean {
  if (window.getSelection()?.toString()) return true;
  return (
    target instanceof Element &&
    target.closest('a, button, input, label, .ant-checkbox-wrapper, .ant-dropdown') !== null
  );
}
