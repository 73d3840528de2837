import { Button, Skeleton } from 'antd';
import { Link } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import type { HomePanel } from '../../../kernel/web/shell/home/home-panel.ts';
import { HomeSection } from '../../../kernel/web/shell/home/home-section.tsx';
import { TimeLeft } from '../runs/time-left.web.tsx';
import './inbox.css';
import { INBOX_TEXT as TEXT } from './inbox.text.ts';
import { NO_FILTER, useCounts, useInbox } from './use-inbox.web.ts';

const BASE = '/approval/tasks';

/** Count tiles and up to five documents that wait for me, the most urgent first. */
function Waiting() {
  const counts = useCounts();
  const todo = useInbox({ ...NO_FILTER, tab: 'todo', page: 0 });
  const rows = (todo.data?.content ?? []).slice(0, 5);
  const { data } = counts;
  const tiles = data && [
    { text: TEXT.homeTodo, n: data.todo, to: BASE },
    { text: TEXT.homeOverdue, n: data.overdue, to: `${BASE}?overdue=true`, alarm: data.overdue > 0 },
    { text: TEXT.homeReturned, n: data.returned, to: `${BASE}?tab=mine&status=RETURNED` },
    { text: TEXT.homeCopies, n: data.unreadCopies, to: `${BASE}?tab=copied&unread=true` },
  ];
  return (
    <HomeSection title={t(TEXT.home)}>
      {counts.error && (
        <p role="alert">
          {t(TEXT.failed)}{' '}
          <Button size="small" onClick={() => void counts.refetch()}>
            {t(TEXT.retry)}
          </Button>
        </p>
      )}
      {!data && !counts.error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {tiles && (
        <nav className="inbox-home" aria-label={t(TEXT.home)}>
          {tiles.map(({ text, n, to, alarm }) => (
            <Link key={to} to={to} data-alarm={alarm}>
              <span>{t(text)}</span>
              <strong className="num">{n}</strong>
            </Link>
          ))}
        </nav>
      )}
      <ul className="inbox-results">
        {rows.map((row) => (
          <li key={row.taskId}>
            <Link to={`${BASE}?run=${row.id}`}>{`${row.resourceLabel} ${row.title}`}</Link>{' '}
            <TimeLeft dueAt={row.dueAt} />
          </li>
        ))}
      </ul>
      {todo.data && rows.length === 0 && <p className="list-message-more">{t(TEXT.homeNone)}</p>}
    </HomeSection>
  );
}

export const homePanels: readonly HomePanel[] = [{ key: 'approval.waiting', place: 'work', sort: 5, Panel: Waiting }];
