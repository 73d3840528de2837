import { t } from '../../../kernel/web/i18n.ts';
import { Person } from '../runs/person.web.tsx';
import { RunState } from '../runs/run-state.web.tsx';
import type { InboxRow } from './inbox.calls.ts';
import { INBOX_TEXT as TEXT } from './inbox.text.ts';
import { Due, factWords, RunLink, Time, waitingWords } from './inbox-columns.web.tsx';
import type { Tab } from './use-inbox.web.ts';
import './inbox-card.css';

/** A document on a phone. */
export function InboxCard({ row, tab }: { row: InboxRow; tab: Tab }) {
  return (
    <div className="approval-card-row">
      <RunLink row={row} fresh={tab === 'copied' && !row.read} />
      {tab !== 'todo' && <RunState run={row} />}
      {(row.amount || row.place) && (
        <p className="approval-card-what">
          {row.amount && <strong className="num">{row.amount}</strong>}
          {row.place}
        </p>
      )}
      <p>{factWords(row)}</p>
      <p className="approval-card-who">
        <Person person={row.initiator} />
        <Time at={row.submittedAt} />
        {tab === 'todo' && <Due row={row} />}
      </p>
      {tab !== 'todo' && row.waiting.length > 0 && (
        <p>
          {t(TEXT.waitingFor)} {waitingWords(row)}
        </p>
      )}
    </div>
  );
}
