import type { TableProps } from 'antd';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { SQL_TEXT as TEXT } from './sql-monitor.text.ts';

type Props<R> = Pick<TableProps<R>, 'columns' | 'dataSource' | 'rowKey' | 'loading'> & {
  label: string;
  empty?: string;
};

/** Figures, sorted in the browser. */
export function MonitorTable<R extends object>({ label, empty, columns = [], dataSource, rowKey, loading }: Props<R>) {
  return (
    <EmbeddedList<R>
      label={label}
      columns={columns}
      rows={loading ? undefined : dataSource}
      rowKey={rowKey}
      empty={empty ?? t(TEXT.none)}
    />
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
