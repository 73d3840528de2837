import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { labelOf } from '../../resource/describe.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { shortTime, toLocalMinute } from '../fields/date-value.ts';
import { Empty, isBlank } from '../fields/empty.tsx';
import { kitOf } from '../fields/registry.ts';
import { t } from '../i18n.ts';
import { LIST } from '../list/list.text.ts';
import { SkeletonRows } from '../list/list-message.tsx';
import { type HistoryEntry, records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';
import { serverDate } from '../server-clock.ts';
import { actorText, HISTORY, reasonText } from './history.text.ts';
import './history.css';
import '../list/list.css';

/** Entries shown before the reader asks for all. */
const SHORT = 20;

function Value({ resource, name, value }: { resource: AnyResource; name: string; value: unknown }) {
  const field = resource.fields[name];
  if (isBlank(value)) return <Empty />;
  if (!field) return <span>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</span>;
  const { Display } = kitOf(field);
  return <Display field={field} value={value} mode="cell" />;
}

type Change = HistoryEntry['changes'][number];

/** Old and new values; the many first values of a new record are folded away. */
function Changes({ resource, changes, fold }: { resource: AnyResource; changes: readonly Change[]; fold: boolean }) {
  const list = (
    <dl className="history-changes">
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{t(labelOf(resource, change.field.split('.', 1)[0]!))}</dt>
          <dd>
            {!isBlank(change.old) && (
              <>
                <del>
                  <Value resource={resource} name={change.field} value={change.old} />
                </del>
                {' → '}
              </>
            )}
            <ins>
              <Value resource={resource} name={change.field} value={change.new} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
  if (!fold) return list;
  return (
    <details className="history-first">
      <summary>{t(HISTORY.first, { n: changes.length })}</summary>
      {list}
    </details>
  );
}

/** One line of the history: who did what and when, and from which value to which. */
export function HistoryEntryLine({ resource, entry }: { resource: AnyResource; entry: HistoryEntry }) {
  const user = t(actorText(entry.userName));
  const who = entry.actorName ? t(HISTORY.actor, { actor: entry.actorName, user }) : user;
  const shown = entry.changes.filter((change) => entry.action !== 'add' || !isBlank(change.new));
  return (
    <li className="history-entry">
      <p className="history-head">
        <span className="history-avatar" aria-hidden="true">
          {[...who][0]}
        </span>
        <span>{who}</span>
        {entry.username && entry.username !== 'system' && <span className="history-account">{entry.username}</span>}
        <strong>{entry.actionLabel}</strong>
        <time dateTime={entry.at} title={toLocalMinute(entry.at)}>
          {shortTime(entry.at, serverDate())}
        </time>
      </p>
      {entry.reason && <p className="history-reason">{t(HISTORY.reason, { reason: t(reasonText(entry.reason)) })}</p>}
      {shown.length > 0 && <Changes resource={resource} changes={shown} fold={entry.action === 'add'} />}
    </li>
  );
}

type Props = { resource: AnyResource; id: number; path?: string };

/** Who changed what, when, on whose behalf, from which value to which; newest first. */
export function HistoryList({ resource, id, path }: Props) {
  const [all, setAll] = useState(false);
  const found = useQuery({
    queryKey: recordKeys.history(resource, id),
    queryFn: ({ signal }) => records.history(resource, id, { path, signal, quiet: true }),
  });
  if (found.error) {
    return (
      <div role="alert">
        <p>{t(HISTORY.failed)}</p>
        <Button size="small" onClick={() => void found.refetch()}>
          {t(LIST.retry)}
        </Button>
      </div>
    );
  }
  if (!found.data) return <SkeletonRows />;
  const entries = found.data.toSorted((a, b) => b.at.localeCompare(a.at));
  if (entries.length === 0) return <p className="list-message-more">{t(HISTORY.empty)}</p>;
  return (
    <>
      <ol className="history">
        {entries.slice(0, all ? undefined : SHORT).map((entry) => (
          <HistoryEntryLine
            key={`${entry.at} ${entry.action} ${entry.changes[0]?.field ?? ''}`}
            resource={resource}
            entry={entry}
          />
        ))}
      </ol>
      {!all && entries.length > SHORT && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          {t(HISTORY.more, { n: entries.length })}
        </Button>
      )}
    </>
  );
}
