import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { labelOf } from '../../resource/describe.ts';
import { type AnyResource, childOf } from '../../resource/resource.ts';
import { shortTime, toLocalMinute } from '../fields/date-value.ts';
import { Empty, isBlank } from '../fields/empty.tsx';
import { kitOf } from '../fields/registry.ts';
import { listed, t } from '../i18n.ts';
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

/** A line that came or went: what stood in it. */
function WholeLine({ child, value }: { child: AnyResource; value: unknown }) {
  const facts = Object.entries(value as Record<string, unknown>).filter(
    ([name, one]) => name in child.fields && !isBlank(one),
  );
  return (
    <>
      {facts.map(([name, one], i) => (
        <span key={name}>
          {i > 0 && ' · '}
          <span className="history-part">{t(labelOf(child, name))}</span>{' '}
          <Value resource={child} name={name} value={one} />
        </span>
      ))}
    </>
  );
}

/** What a change of a field of lines is about: the field of one of them, or a whole line. */
function lineOf(resource: AnyResource, { field, line }: Change): { child: AnyResource; cell?: string } | undefined {
  const [top = '', cell] = field.split('.');
  const lines = resource.fields[top];
  return line && lines?.kind === 'lines' ? { child: childOf(lines), cell } : undefined;
}

function labelOfChange(resource: AnyResource, change: Change): string {
  const label = t(labelOf(resource, change.field.split('.', 1)[0]!));
  const about = lineOf(resource, change);
  if (!about || !change.line) return label;
  const n = change.line.no;
  if (!about.cell) return t(HISTORY.line, { label, n });
  return t(HISTORY.lineField, { label, n, field: t(labelOf(about.child, about.cell)) });
}

/** A list of plain values, such as the permissions of a role: long, and of interest only by what came and what went. */
const plainList = (value: unknown): readonly (string | number)[] | undefined =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number') ? value : undefined;

function ListChange({ old, now }: { old: readonly (string | number)[]; now: readonly (string | number)[] }) {
  const came = now.filter((one) => !old.includes(one));
  const went = old.filter((one) => !now.includes(one));
  const words = [
    came.length > 0 && t(HISTORY.came, { n: came.length }),
    went.length > 0 && t(HISTORY.went, { n: went.length }),
  ];
  if (came.length + went.length === 0) return <span>{t(HISTORY.reordered)}</span>;
  return (
    <details className="history-first">
      <summary>{listed(words.filter((one) => one !== false))}</summary>
      <p translate="no">{[...came.map((one) => `+ ${one}`), ...went.map((one) => `− ${one}`)].join('  ')}</p>
    </details>
  );
}

/** Whether a field's change is told by what came and went: its own display would write its values out. */
function listsOf(resource: AnyResource, { field, old, new: now }: Change) {
  const kind = resource.fields[field]?.kind;
  // Of lines that were only moved the numbers are kept.
  if (kind !== 'json' && kind !== 'lines') return undefined;
  const [before, after] = [isBlank(old) ? [] : plainList(old), isBlank(now) ? [] : plainList(now)];
  return before && after && before.length + after.length > 0 ? { old: before, now: after } : undefined;
}

function Changed({ resource, change }: { resource: AnyResource; change: Change }) {
  const lists = listsOf(resource, change);
  if (lists) return <ListChange {...lists} />;
  const about = lineOf(resource, change);
  const shown = (value: unknown) =>
    about && !about.cell && !isBlank(value) ? (
      <WholeLine child={about.child} value={value} />
    ) : (
      <Value resource={about?.child ?? resource} name={about?.cell ?? change.field} value={value} />
    );
  return (
    <>
      {!isBlank(change.old) && (
        <>
          <del>{shown(change.old)}</del>
          {' → '}
        </>
      )}
      <ins>{shown(change.new)}</ins>
    </>
  );
}

/** Old and new values; the many first values of a new record are folded away. */
function Changes({ resource, changes, fold }: { resource: AnyResource; changes: readonly Change[]; fold: boolean }) {
  const list = (
    <dl className="history-changes">
      {changes.map((change) => (
        <div key={`${change.field} ${change.line?.no ?? ''} ${change.line?.id ?? ''}`}>
          <dt>{labelOfChange(resource, change)}</dt>
          <dd>
            <Changed resource={resource} change={change} />
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
