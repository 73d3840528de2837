import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { shortTime, toLocalMinute } from '../../../kernel/web/fields/date-value.ts';
import { Empty } from '../../../kernel/web/fields/empty.tsx';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { Person } from '../runs/person.web.tsx';
import { RunState } from '../runs/run-state.web.tsx';
import { TimeLeft, Waited } from '../runs/time-left.web.tsx';
import type { InboxRow } from './inbox.calls.ts';
import { INBOX_TEXT as TEXT } from './inbox.text.ts';
import { type Tab, useRunLink } from './use-inbox.web.ts';
import './inbox-columns.css';

type Column = TableColumnsType<InboxRow>[number];

export function Time({ at }: { at: string | null }) {
  if (!at) return <Empty />;
  return (
    <time className="num" dateTime={at} title={toLocalMinute(at)}>
      {shortTime(at, serverDate())}
    </time>
  );
}

/** Whom a run waits for now, node by node. */
export const waitingWords = (row: InboxRow): string =>
  listed(row.waiting.map((one) => `${one.nodeName} (${listed(one.people.map((person) => person.name))})`));

/** The first facts that say something which stands nowhere else. */
export const factWords = (row: InboxRow): string =>
  row.facts
    .filter(({ value }) => !['', '—', row.title, row.amount, row.place].includes(value))
    .slice(0, 5)
    .map((fact) => `${fact.label} ${fact.value}`)
    .join(' · ');

/** The document's name, opening its approval; a copy that was not opened yet stands out. */
export function RunLink({ row, fresh = false }: { row: InboxRow; fresh?: boolean }) {
  const { linkOf, state } = useRunLink();
  return (
    <Link to={linkOf(row.id)} state={state} className="approval-title list-link" data-unread={fresh}>
      <span>{row.resourceLabel}</span> {row.title}
    </Link>
  );
}

/** What is left of its time, or how long it has waited where it has none. */
export function Due({ row }: { row: InboxRow }) {
  if (row.dueAt) return <TimeLeft dueAt={row.dueAt} />;
  return row.openedAt ? <Waited since={row.openedAt} /> : <Empty />;
}

const document: Column = {
  title: t(TEXT.document),
  width: 260,
  fixed: 'left',
  ellipsis: true,
  render: (_, row) => <RunLink row={row} />,
};
const facts: Column = { title: t(TEXT.facts), ellipsis: true, render: (_, row) => factWords(row) || <Empty /> };
const initiator: Column = {
  title: t(TEXT.initiator),
  width: 130,
  ellipsis: true,
  render: (_, row) => <Person person={row.initiator} account={false} />,
};
const submitted: Column = { title: t(TEXT.submitted), width: 140, render: (_, row) => <Time at={row.submittedAt} /> };
const place: Column = { title: t(TEXT.of), width: 130, ellipsis: true, render: (_, row) => row.place ?? <Empty /> };
const amount: Column = {
  title: t(TEXT.amount),
  width: 140,
  align: 'right',
  render: (_, row) => (row.amount ? <span className="num">{row.amount}</span> : <Empty />),
};
/** Where there is room: what waits for me mostly does so at one step. */
const node: Column = {
  title: t(TEXT.node),
  width: 140,
  ellipsis: true,
  responsive: ['xxl'],
  render: (_, row) => row.nodeName ?? <Empty />,
};
const status: Column = { title: t(TEXT.status), width: 108, render: (_, row) => <RunState run={row} /> };
const due: Column = {
  title: t(TEXT.due),
  width: 150,
  render: (_, row) => <Due row={row} />,
};
const waiting: Column = {
  title: t(TEXT.waitingFor),
  width: 220,
  ellipsis: true,
  render: (_, row) => waitingWords(row) || <Empty />,
};
const act: Column = { title: t(TEXT.act), width: 96, render: (_, row) => row.actLabel ?? <Empty /> };
const actedAt: Column = { title: t(TEXT.actedAt), width: 140, render: (_, row) => <Time at={row.actedAt} /> };

export const COLUMNS: Readonly<Record<Tab, TableColumnsType<InboxRow>>> = {
  todo: [document, amount, place, facts, initiator, node, submitted, due],
  done: [document, amount, place, facts, initiator, node, act, actedAt, status],
  mine: [document, amount, place, facts, waiting, submitted, status],
  copied: [
    { ...document, render: (_, row) => <RunLink row={row} fresh={!row.read} /> },
    amount,
    place,
    facts,
    initiator,
    submitted,
    status,
  ],
};
