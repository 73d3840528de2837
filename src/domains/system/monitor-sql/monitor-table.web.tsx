import { Table, type TableProps } from 'antd';
import { scrollStop } from '../../../kernel/web/fields/scroll-stop.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { namedArrows } from '../../../kernel/web/list/page-arrows.ts';
import { SQL_TEXT as TEXT } from './sql-monitor.text.ts';

type Props<R> = Pick<TableProps<R>, 'columns' | 'dataSource' | 'rowKey' | 'loading'> & {
  label: string;
  empty?: string;
};

/** A table of figures: sorted in the browser, scrolled by keyboard when it is wide. */
export function MonitorTable<R extends object>({ label, empty, ...props }: Props<R>) {
  return (
    <div ref={scrollStop(label)}>
      <Table<R>
        size="small"
        scroll={{ x: 'max-content' }}
        showSorterTooltip={false}
        locale={{ emptyText: empty ?? t(TEXT.none) }}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false, itemRender: namedArrows }}
        {...props}
      />
    </div>
  );
}

/** Writes figures with so many decimals, so that those of a column stand below each other. */
export const written = (digits: number) => (value: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A column of figures, sorted from the largest. */
export const figureColumn = <R extends object>(
  title: string,
  of: (row: R) => number | null,
  write: (value: number) => string = (value) => value.toLocaleString('en-US'),
): NonNullable<TableProps<R>['columns']>[number] => ({
  title,
  key: title,
  align: 'right',
  className: 'num',
  sorter: (a, b) => (of(a) ?? -1) - (of(b) ?? -1),
  sortDirections: ['descend', 'ascend'],
  render: (_, row) => {
    const value = of(row);
    return value === null ? '—' : write(value);
  },
});
