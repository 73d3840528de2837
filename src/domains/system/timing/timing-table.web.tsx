import { Table, type TableProps } from 'antd';
import { scrollStop } from '../../../kernel/web/fields/scroll-stop.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { namedArrows } from '../../../kernel/web/list/page-arrows.ts';
import { TIMING_TEXT as TEXT } from './timing.text.ts';

type Paging = { page: number; size: number; total: number; onPage: (page: number) => void };
type Props<R> = Pick<TableProps<R>, 'columns' | 'dataSource' | 'rowKey' | 'loading'> & {
  label: string;
  /** Where in the code a row failed, for whoever may see it; such a row opens. */
  stackOf?: (row: R) => string | null;
  empty?: string;
  /** Pages that the server gives, the first is 0; absent when all rows are here. */
  paging?: Paging;
};

/** A table that is scrolled by keyboard when it is wide. */
export function TimingTable<R extends object>({ label, empty, paging, stackOf, ...props }: Props<R>) {
  const opens = stackOf && props.dataSource?.some((row) => stackOf(row));
  return (
    <div className="timing-table" ref={scrollStop(label)}>
      <Table<R>
        size="small"
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: empty ?? t(TEXT.none) }}
        pagination={
          paging && paging.total > paging.size
            ? {
                current: paging.page + 1,
                pageSize: paging.size,
                total: paging.total,
                showSizeChanger: false,
                itemRender: namedArrows,
                onChange: (page) => paging.onPage(page - 1),
              }
            : false
        }
        expandable={
          opens
            ? {
                rowExpandable: (row) => stackOf(row) !== null,
                expandedRowRender: (row) => <Stack stack={stackOf(row) ?? ''} />,
              }
            : undefined
        }
        {...props}
      />
    </div>
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
