import { CheckCircleOutlined, InboxOutlined, SearchOutlined, TeamOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { List } from '../../../kernel/web/list/list.tsx';
import { Message } from '../../../kernel/web/list/list-message.tsx';
import { ExportButton } from '../../../kernel/web/list/sheets/export-button.tsx';
import { call } from '../../../kernel/web/request.ts';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { Delegations } from '../delegations/delegations.web.tsx';
import { useRefresh } from '../runs/use-run.web.ts';
import { type InboxRow, readCopyCall } from './inbox.calls.ts';
import { INBOX_TEXT as TEXT } from './inbox.text.ts';
import { useInboxBatch } from './inbox-batch.web.tsx';
import { InboxCard } from './inbox-card.web.tsx';
import { COLUMNS } from './inbox-columns.web.tsx';
import { InboxSearch } from './inbox-search.web.tsx';
import {
  type InboxView,
  isFiltered,
  NO_FILTER,
  PAGE_SIZE,
  queryOf,
  TABS,
  type Tab,
  useCounts,
  useInbox,
  useInboxView,
  useRunLink,
} from './use-inbox.web.ts';

const keyOf = (row: InboxRow): string => `${row.id}-${row.taskId}`;

/** What waits for me, what I decided, what I started, what I am told of. */
export function InboxList() {
  const [view, change] = useInboxView();
  const found = useInbox(view);
  const counts = useCounts().data;
  const refresh = useRefresh();
  const mobile = useMobile();
  const navigate = useNavigate();
  const { linkOf, state } = useRunLink();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [delegating, setDelegating] = useState(false);
  const rows = found.data?.content ?? [];
  const total = found.data?.totalElements ?? 0;
  const taskIds = rows.flatMap((row) => (chosen.includes(keyOf(row)) ? (row.taskId ?? []) : []));
  const batch = useInboxBatch(taskIds, () => setChosen([]));
  const numbers = { todo: counts?.todo, done: undefined, mine: counts?.mine, copied: counts?.unreadCopies };
  const show = (part: Partial<InboxView>): void => {
    setChosen([]);
    change(part);
  };

  return (
    <>
      <List<InboxRow>
        title={t(TEXT.title)}
        acts={
          <>
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
          </>
        }
        tabs={{
          label: t(TEXT.title),
          tab: view.tab,
          tabs: TABS.map((key) => ({
            key,
            label: numbers[key] ? `${t(TEXT.tabs[key])} ${numbers[key]}` : t(TEXT.tabs[key]),
          })),
          onTab: (key) => show({ ...NO_FILTER, tab: TABS.find((one) => one === key) ?? view.tab }),
        }}
        search={<InboxSearch key={view.tab} view={view} change={show} />}
        batch={batch.bar}
        label={t(TEXT.tabs[view.tab])}
        rowKey={keyOf}
        rows={found.data?.content}
        loading={found.isFetching}
        error={found.data ? undefined : found.error}
        onRetry={() => void found.refetch()}
        empty={<Nothing tab={view.tab} onClear={isFiltered(view) ? () => show(NO_FILTER) : undefined} />}
        width={900}
        columns={COLUMNS[view.tab]}
        card={(row) => <InboxCard row={row} tab={view.tab} />}
        onOpen={(row) => navigate(linkOf(row.id), { state })}
        selection={
          view.tab === 'todo'
            ? {
                keys: chosen,
                onChange: (keys) => setChosen(keys.map(String)),
                nameOf: (row) => row.title,
                refused: (row) => (row.batch ? undefined : t(TEXT.notBatch)),
              }
            : undefined
        }
        paging={{ page: view.page, size: PAGE_SIZE, total, onPage: (page) => show({ page }) }}
      />
      {batch.dialogs}
      {delegating && <Delegations onClose={() => setDelegating(false)} />}
    </>
  );
}

/** Nothing at all says what will stand here; nothing that matches offers the way out. */
function Nothing({ tab, onClear }: { tab: Tab; onClear?: () => void }) {
  if (onClear) {
    return (
      <Message icon={<SearchOutlined />} title={t(TEXT.noMatch)}>
        <Button onClick={onClear}>{t(TEXT.clearFilters)}</Button>
      </Message>
    );
  }
  return (
    <Message icon={tab === 'todo' ? <CheckCircleOutlined /> : <InboxOutlined />} title={t(TEXT.empty[tab])}>
      <p className="list-message-more">{t(TEXT.emptyHint[tab])}</p>
    </Message>
  );
}
