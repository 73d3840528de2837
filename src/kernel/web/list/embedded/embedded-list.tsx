import { Table, type TableProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { scrollStop } from '../../fields/scroll-stop.ts';
import { t } from '../../i18n.ts';
import { useMobile } from '../../viewport/use-mobile.ts';
import { useSize } from '../columns/use-size.ts';
import { LIST } from '../list.text.ts';
import { namedArrows } from '../pages/page-arrows.ts';
import { EmbeddedCards } from './embedded-cards.tsx';
import { type EmbeddedListProps, openedBy, type Paging, type RowSelection } from './embedded-list.props.ts';
import { EmbeddedPager } from './embedded-pager.tsx';
import { EmptyWords } from './embedded-words.tsx';
import '../list.css';
import './embedded-list.css';

export type { EmbeddedListProps, Paging } from './embedded-list.props.ts';

const HEAD = 33;
/** px below which the rows of a page scroll sideways, unless it says otherwise. */
const PAGE_WIDTH = 640;
/** More rows than this are drawn only where they are in sight. */
const VIRTUAL_FROM = 200;
/** Of rows that are all there, so many stand on a page. */
const PAGE = 50;

/**
 * A smaller list: of rows that are no records of a register, or beside something else. Rows, head, words for nothing and for a failure,
 * pages and cards on a phone are those of every list.
 */
export function EmbeddedList<R extends object>(props: EmbeddedListProps<R>) {
  const { rows = [], fill = false } = props;
  const mobile = useMobile();
  const [page, setPage] = useState(0);
  const words = (
    <EmptyWords ready={props.rows !== undefined} error={props.error} onRetry={props.onRetry} empty={props.empty} />
  );
  const cards = mobile || !props.columns;
  // A table has pages of its own; of cards a phone draws no more at once either.
  const at = Math.min(page, Math.max(0, Math.ceil(rows.length / PAGE) - 1));
  const cut = cards && !props.paging && rows.length > PAGE;
  const paging: Paging | undefined = cut ? { page: at, size: PAGE, total: rows.length, onPage: setPage } : props.paging;
  const shown = cut ? rows.slice(at * PAGE, (at + 1) * PAGE) : rows;
  return (
    <>
      {cards && (
        <div className={fill && !mobile ? 'list-table list-table-cards' : 'list-table-free'}>
          <EmbeddedCards {...props} rows={shown} words={words} />
        </div>
      )}
      {!cards && <EmbeddedTable {...props} words={words} />}
      {paging && <EmbeddedPager {...paging} shown={shown.length} />}
    </>
  );
}

function EmbeddedTable<R extends object>(props: EmbeddedListProps<R> & { words: ReactNode }) {
  const { rows = [], paging, fill = false, words } = props;
  const { width = fill ? PAGE_WIDTH : undefined } = props;
  const [box, size] = useSize<HTMLDivElement>();
  const y = fill ? Math.max(size.height - HEAD, 120) : undefined;
  return (
    <div
      className={fill ? 'list-table' : 'list-table list-table-low'}
      ref={box}
      data-loading={props.loading && rows.length > 0}
    >
      <div ref={scrollStop(props.label)}>
        {(!fill || size.height > 0) && (!width || size.width > 0) && (
          <Table<R>
            size="small"
            rowKey={props.rowKey}
            tableLayout={fill ? 'fixed' : undefined}
            dataSource={rows as R[]}
            columns={props.columns}
            virtual={fill && rows.length > VIRTUAL_FROM}
            scroll={{ x: width ? Math.max(size.width, width) : 'max-content', y }}
            showSorterTooltip={false}
            locale={{ emptyText: words }}
            expandable={props.expandable}
            pagination={
              paging || fill
                ? false
                : { pageSize: PAGE, hideOnSinglePage: true, showSizeChanger: false, itemRender: namedArrows }
            }
            onRow={openedBy(props.onOpen)}
            rowSelection={selectedBy(props.selection)}
          />
        )}
      </div>
    </div>
  );
}

function selectedBy<R>(selection: RowSelection<R> | undefined): TableProps<R>['rowSelection'] {
  if (!selection) return undefined;
  return {
    selectedRowKeys: [...selection.keys],
    onChange: selection.onChange,
    getTitleCheckboxProps: () => ({ 'aria-label': t(LIST.selectAll) }),
    getCheckboxProps: (row) => {
      const refused = selection.refused?.(row);
      return {
        disabled: refused !== undefined,
        title: refused,
        'aria-label': t(LIST.selectRow, { name: selection.nameOf(row) }),
      };
    },
  };
}
