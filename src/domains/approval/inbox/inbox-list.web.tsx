import { CheckCircleOutlined, InboxOutlined, SearchOutlined, TeamOutlined } from '@ant-design/icons';
import { Button, Pagination, Table } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { ExportButton } from '../../../kernel/web/list/export-button.tsx';
import { LIST } from '../../../kernel/web/list/list.text.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { namedArrows } from '../../../kernel/web/list/page-arrows.ts';
import { useSize } from '../../../kernel/web/list/use-size.ts';
import '../../../kernel/web/list/list.css';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { useMobile } from '../../../kernel/web/shell/use-mobile.ts';
import { TabBar } from '../../../kernel/web/tab-bar/tab-bar.tsx';
import { Delegations } from '../delegations/delegations.web.tsx';
import { useRefresh } from '../runs/use-run.web.ts';
import { BatchBar } from './batch-bar.web.tsx';
import { type InboxRow, readCopyCall } from './inbox.calls.ts';
import './inbox.css';
import { INBOX_TEXT as TEXT } from './inbox.text.ts';
import { InboxCards } from './inbox-cards.web.tsx';
import { COLUMNS } from './inbox-columns.web.tsx';
import { InboxSearch } from './inbox-search.web.tsx';
import {
  isFiltered,
  NO_FILTER,
  PAGE_SIZE,
  queryOf,
  TABS,
  useCounts,
  useInbox,
  useInboxView,
  useRunLink,
} from './use-inbox.web.ts';
import { useInboxKeys } from './use-inbox-keys.web.ts';

const HEAD = 33;

/** What waits for me, what I decided, what I started, what I am told of. */
export function InboxList() {
  const [view, change] = useInboxView();
  const found = useInbox(view);
  const counts = useCounts().data;
  const refresh = useRefresh();
  const mobile = useMobile();
  const navigate = useNavigate();
  const linkOf = useRunLink();
  const root = useRef<HTMLDivElement>(null);
  const [box, size] = useSize<HTMLDivElement>();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [delegating, setDelegating] = useState(false);
  const rows = found.data?.content ?? [];
  const total = found.data?.totalElements ?? 0;
  useInboxKeys(root);
  const numbers = { todo: counts?.todo, done: undefined, mine: counts?.mine, copied: counts?.unreadCopies };

  const empty = () => {
    if (found.error) {
      return (
        <Message icon={null} title={t(TEXT.failed)} alert>
          <p className="list-message-more">{messageOf(found.error)}</p>
          <Button onClick={() => void found.refetch()}>{t(TEXT.retry)}</Button>
        </Message>
      );
    }
    if (!found.data) return <SkeletonRows />;
    if (!isFiltered(view))
      return (
        <Message
          icon={view.tab === 'todo' ? <CheckCircleOutlined /> : <InboxOutlined />}
          title={t(TEXT.empty[view.tab])}
        >
          <p className="list-message-more">{t(TEXT.emptyHint[view.tab])}</p>
        </Message>
      );
    return (
      <Message icon={<SearchOutlined />} title={t(TEXT.noMatch)}>
        <Button onClick={() => change(NO_FILTER)}>{t(TEXT.clearFilters)}</Button>
      </Message>
    );
  };

  return (
    <div className="list-page inbox" data-mobile={mobile} ref={root}>
      <header className="list-head">
        {!mobile && <h1>{t(TEXT.title)}</h1>}
        <span className="list-head-acts">
          {view.tab === 'copied' && (counts?.unreadCopies ?? 0) > 0 && (
            <Button onClick={() => void call(readCopyCall, { body: {} }).then(() => refresh())}>
              {t(TEXT.markRead)}
            </Button>
          )}
          {!mobile && total > 0 && (
            <ExportButton url="/api/approval/inbox/export" query={queryOf(view)} name={t(TEXT.tabs[view.tab])} />
          )}
          <Button icon={<TeamOutlined />} onClick={() => setDelegating(true)}>
            {t(TEXT.delegate)}
          </Button>
        </span>
      </header>
      <div className="list-panel">
        <TabBar
          label={t(TEXT.title)}
          tab={view.tab}
          tabs={TABS.map((key) => ({
            key,
            label: numbers[key] ? `${t(TEXT.tabs[key])} ${numbers[key]}` : t(TEXT.tabs[key]),
          }))}
          onTab={(tab) => {
            setChosen([]);
            change({ ...NO_FILTER, tab });
          }}
          className="inbox-panel"
        >
          <InboxSearch view={view} change={change} />
          <BatchBar taskIds={chosen} onClear={() => setChosen([])} />
          <div className="list-table" ref={box}>
            {mobile && rows.length > 0 && <InboxCards rows={rows} tab={view.tab} />}
            {mobile && rows.length === 0 && empty()}
            {!mobile && (
              <Table<InboxRow>
                size="small"
                rowKey={(row) => `${row.id}-${row.taskId}`}
                tableLayout="fixed"
                pagination={false}
                dataSource={rows}
                columns={COLUMNS[view.tab]}
                scroll={{ x: Math.max(size.width, 900), y: Math.max(size.height - HEAD, 160) }}
                locale={{ emptyText: empty() }}
                onRow={(row) => ({
                  onClick: (event) => {
                    if ((event.target as HTMLElement).closest('a, input, label, button')) return;
                    navigate(linkOf(row.id));
                  },
                })}
                rowSelection={
                  view.tab === 'todo'
                    ? {
                        selectedRowKeys: rows.flatMap((row) =>
                          row.taskId !== null && chosen.includes(row.taskId) ? [`${row.id}-${row.taskId}`] : [],
                        ),
                        onChange: (_keys, picked) => setChosen(picked.flatMap((row) => row.taskId ?? [])),
                        getTitleCheckboxProps: () => ({ 'aria-label': t(LIST.selectAll) }),
                        getCheckboxProps: (row) => ({
                          disabled: !row.batch,
                          title: row.batch ? undefined : t(TEXT.notBatch),
                          'aria-label': t(TEXT.select, { title: row.title }),
                        }),
                      }
                    : undefined
                }
              />
            )}
          </div>
          <nav className="list-band list-pager">
            <span>{t(TEXT.total, { n: total })}</span>
            <Pagination
              current={view.page + 1}
              pageSize={PAGE_SIZE}
              total={total}
              showSizeChanger={false}
              hideOnSinglePage
              itemRender={namedArrows}
              onChange={(page) => change({ page: page - 1 })}
            />
          </nav>
        </TabBar>
      </div>
      {delegating && <Delegations onClose={() => setDelegating(false)} />}
    </div>
  );
}
