import { Link } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { TimeLeft } from '../runs/approval-card.web.tsx';
import { Person } from '../runs/person.web.tsx';
import { RunState } from '../runs/run-state.web.tsx';
import type { InboxRow } from './inbox.calls.ts';
import { INBOX_TEXT as TEXT } from './inbox.text.ts';
import { factWords, Time, waitingWords } from './inbox-columns.web.tsx';

/** The list on a phone: a card a document. */
export function InboxCards({ rows }: { rows: readonly InboxRow[] }) {
  return (
    <ul className="inbox-cards">
      {rows.map((row) => (
        <li key={`${row.id}-${row.taskId}`}>
          <Link to={`?run=${row.id}`} className="inbox-title" data-unread={!row.read}>
            <span>{row.resourceLabel}</span> {row.title}
          </Link>
          <RunState run={row} />
          <p>{factWords(row)}</p>
          <p className="approval-who">
            <Person person={row.initiator} />
            <Time at={row.submittedAt} />
            <TimeLeft dueAt={row.dueAt} />
          </p>
          {row.waiting.length > 0 && (
            <p>
              {t(TEXT.waitingFor)} {waitingWords(row)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
