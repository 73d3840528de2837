import { Table, type TableColumnType } from 'antd';
import { type ReactNode, useRef } from 'react';
import { numberText } from '../fields/number-value.ts';
import { isFigure } from '../fields/registry.ts';
import { t } from '../i18n.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { Cell, cellTitle } from './cell.tsx';
import { FLEX_MIN, type ListColumn } from './column-set.ts';
import { LIST } from './list.text.ts';
import { nearBottom } from './pages.ts';
import { toggled } from './toggled.ts';
import { useSize } from './use-size.ts';

/** More loaded rows than this are drawn only where they are in sight. */
const VIRTUAL_FROM = 200;
const HEAD = 33;
const SELECT_WIDTH = 36;
export const ACTIONS_WIDTH = 104;

type Props = {
  columns: readonly ListColumn[];
  rows: readonly AnyRow[];
  message: ReactNode;
  loading: boolean;
  comfortable: boolean;
  /** `field,desc` in force. */
  sort: string;
  onSort: (sort: string | undefined) => void;
  selected: ReadonlyMap<number, AnyRow>;
  onSelect?: (rows: readonly AnyRow[]) => void;
  nameOf: (row: AnyRow) => string;
  /** The number in the first column, a link. */
  link: (row: AnyRow, shown: ReactNode) => ReactNode;
  onOpen?: (row: AnyRow) => void;
  current: number | undefined;
  actions?: (row: AnyRow) => ReactNode;
  totals?: Record<string, string>;
  totalText: string;
  onMore?: () => void;
};

/** On a wide screen the other columns share in the room that is left, so that the one without a width does not take it all. */
const SHARE = 0.6;
const MOST_GROWTH = 1.5;

function growth(columns: readonly ListColumn[], room: number): number {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const flex = columns.some((column) => column.width === undefined) ? FLEX_MIN : 0;
  const left = room - fixed - flex;
  return left > 0 && fixed > 0 ? Math.min(1 + (left * SHARE) / fixed, MOST_GROWTH) : 1;
}

function antColumns(props: Props, grow: number): TableColumnType<AnyRow>[] {
  const [field, direction] = props.sort.split(',');
  const columns = props.columns.map((column, i): TableColumnType<AnyRow> => {
    const figure = isFigure(column.field);
    const unit = column.field?.unit ? ` (${column.field.unit})` : '';
    return {
      key: column.key,
      title: `${t(column.label)}${unit}`,
      width: column.width && Math.floor(column.width * grow),
      fixed: i === 0 ? 'start' : undefined,
      align: figure ? 'end' : undefined,
      ellipsis: { showTitle: false },
      sorter: column.sortable,
      sortOrder: column.sortable && column.key === field ? (direction === 'desc' ? 'descend' : 'ascend') : null,
      showSorterTooltip: false,
      onCell: (row) => ({ title: cellTitle(column, row) }),
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

/** Sums of columns that nobody sees leave no empty row behind. */
const hasTotals = ({ totals, columns, rows }: Props): boolean =>
  rows.length > 0 && columns.some((column) => totals?.[column.key] !== undefined);

/** The totals of everything filtered, fixed at the bottom; antd asks for the element itself, not for a component around it. */
function totalsRow(props: Props) {
  const { totals, columns } = props;
  if (!totals || !hasTotals(props)) return null;
  const offset = props.onSelect ? 1 : 0;
  // The scope of the sums is said in the first column without a sum of its own.
  const free = columns.findIndex((column, i) => i > 0 && totals[column.key] === undefined);
  return (
    <Table.Summary fixed="bottom">
      <Table.Summary.Row className="list-totals">
        {props.onSelect && <Table.Summary.Cell index={0} />}
        {columns.map((column, i) => (
          <Table.Summary.Cell key={column.key} index={i + offset} align={isFigure(column.field) ? 'right' : 'left'}>
            {i === 0 ? t(LIST.total) : null}
            {i === free && totals[column.key] === undefined ? (
              <span className="list-totals-scope">{props.totalText}</span>
            ) : null}
            {i > 0 && totals[column.key] !== undefined && column.field
              ? numberText(column.field, totals[column.key])
              : null}
          </Table.Summary.Cell>
        ))}
        {props.actions && <Table.Summary.Cell index={columns.length + offset} />}
      </Table.Summary.Row>
    </Table.Summary>
  );
}

/** The table of a list: head, first and last column stay in sight; only its body scrolls. */
export function RecordTable(props: Props) {
  const [box, size] = useSize<HTMLDivElement>();
  const { rows, columns, onSelect } = props;
  const pressed = useRef<AnyRow>(undefined);
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? FLEX_MIN), 0);
  const sides = (onSelect ? SELECT_WIDTH : 0) + (props.actions ? ACTIONS_WIDTH : 0);
  const x = Math.max(fixed + sides, size.width);
  const grow = growth(columns, size.width - sides);
  const y = Math.max(size.height - HEAD - (hasTotals(props) ? HEAD : 0), 120);
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
          columns={antColumns(props, grow)}
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
          })}
          rowSelection={
            onSelect && {
              columnWidth: SELECT_WIDTH,
              selectedRowKeys: [...props.selected.keys()],
              onChange: (_keys, chosen) => onSelect(chosen),
              getTitleCheckboxProps: () => ({ 'aria-label': t(LIST.selectAll) }),
              renderCell: (checked, row) => (
                <RowCheck
                  name={props.nameOf(row)}
                  checked={checked}
                  onCheck={(range) => {
                    onSelect(
                      toggled({ rows, selected: props.selected, row, from: range ? pressed.current : undefined }),
                    );
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

/** A press on something that has an act of its own, or on a selected text, does not open the row. */
function isControl(target: EventTarget): boolean {
  if (window.getSelection()?.toString()) return true;
  return (
    target instanceof Element &&
    target.closest('a, button, input, label, .ant-checkbox-wrapper, .ant-dropdown') !== null
  );
}
