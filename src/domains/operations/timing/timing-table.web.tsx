import type { TableProps } from 'antd';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList, type Paging } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { TIMING_TEXT as TEXT } from './timing.text.ts';
import './timing.css';

type Props<R> = Pick<TableProps<R>, 'columns' | 'dataSource' | 'rowKey' | 'loading'> & {
  label: string;
  /** Where in the code a row failed, for whoever may see it; such a row opens. */
  stackOf?: (row: R) => string | null;
  empty?: string;
  /** Pages that the server gives; absent when all rows are here. */
  paging?: Paging;
};

/** What ran and what waits; a row that failed opens on where it failed. */
export function TimingTable<R extends object>({
  label,
  empty,
  paging,
  stackOf,
  columns = [],
  dataSource,
  rowKey,
  loading,
}: Props<R>) {
  const opens = stackOf && dataSource?.some((row) => stackOf(row));
  return (
    <EmbeddedList<R>
      label={label}
      columns={columns}
      rows={loading && !dataSource?.length ? undefined : dataSource}
      rowKey={rowKey}
      empty={empty ?? t(TEXT.none)}
      paging={paging && paging.total > paging.size ? paging : undefined}
      expandable={
        opens
          ? {
              rowExpandable: (row) => stackOf(row) !== null,
              expandedRowRender: (row) => <Stack stack={stackOf(row) ?? ''} />,
            }
          : undefined
      }
    />
  );
}

function Stack({ stack }: { stack: string }) {
  return (
    <>
      <strong>{t(TEXT.stack)}</strong>
      <pre className="timing-stack" translate="no">
        {stack}
      </pre>
    </>
  );
}
