import { t } from '../../../kernel/web/i18n.ts';
import { Person } from '../runs/person.web.tsx';
import { RunState } from '../runs/run-state.web.tsx';
import { TimeLeft } from '../runs/time-left.web.tsx';
import type { InboxRow } from './inbox.calls.ts';
import { INBOX_TEXT as TEXT } from './inbox.text.ts';
import { factWords, RunLink, Time, waitingWords } from './inbox-columns.web.tsx';
import type { Tab } from './use-inbox.web.ts';

/** The list on a phone: a card a document. */
export function InboxCards({ rows, tab }: { rows: readonly InboxRow[]; tab: Tab }) {
  return (
    <ul className="inbox-cards">
      {rows.map((row) => (
        <li key={`${row.id}-${row.taskId}`}>
          <RunLink row={row} fresh={tab === 'copied' && !row.read} />
          {tab !== 'todo' && <RunState run={row} />}
          <p>{factWords(row)}</p>
          <p className="approval-who">
            <Person person={row.initiator} />
            <Time at={row.submittedAt} />
            <TimeLeft dueAt={row.dueAt} />
          </p>
          {tab !== 'todo' && row.waiting.length > 0 && (
            <p>
              {t(TEXT.waitingFor)} {waitingWords(row)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
