import type { FeedItem } from '../../../kernel/feed.calls.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { FEED_SHOWN, type FeedProvider } from '../../../kernel/server/feed.ts';
import { findResource } from '../../../kernel/server/registry.ts';
import { type DocumentView, viewsOf } from '../runs/document.server.ts';
import { MY_TASK } from './my-tasks.server.ts';

const BASE = 'approval/Tasks';

type Row = {
  id: number;
  resource: string;
  recordId: number;
  title: string;
  since: string;
  dueAt: string | null;
  total: number;
  overdue: number;
};

const HOUR_MS = 3_600_000;
const hours = (ms: number): string => (Math.abs(ms) / HOUR_MS).toFixed(1);

const named = (ctx: Ctx, row: Pick<Row, 'resource' | 'title'>): FeedItem['what'] => {
  const label = findResource(ctx, row.resource)?.label ?? { zh: '单据', en: 'Document' };
  return { zh: `${label.zh} ${row.title}`, en: `${label.en} ${row.title}` };
};

function reasonOf(dueAt: string | null, now: number): Pick<FeedItem, 'reason' | 'urgency'> {
  if (!dueAt) return { reason: { text: { zh: '待审批', en: 'To approve' }, tone: 'grey' }, urgency: 2 };
  const left = Date.parse(dueAt) - now;
  if (left < 0)
    return { reason: { text: { zh: `超 ${hours(left)} h`, en: `${hours(left)} h over` }, tone: 'red' }, urgency: 0 };
  const today = left < 24 * HOUR_MS;
  return {
    reason: { text: { zh: `剩 ${hours(left)} h`, en: `${hours(left)} h left` }, tone: today ? 'amber' : 'grey' },
    urgency: today ? 1 : 2,
  };
}

/** Of which ship or unit a document is, and what it comes to. */
const detailOf = (view: DocumentView | undefined): string => [view?.place, view?.amount].filter(Boolean).join(' · ');

/** Documents that wait for my approval, the own ones and those of whom I stand in for. */
const todo: FeedProvider = {
  label: { zh: '审批', en: 'Approvals' },
  sort: 50,
  list: { component: BASE },
  read: async (ctx) => {
    const rows = await ctx.db.query<Row>({
      name: 'approval-feed-todo',
      text: `select r.id, r.resource, r.record_id as "recordId", r.title, t.opened_at as since, t.due_at as "dueAt", (count(*) over ())::int as total,
          (count(*) filter (where t.due_at < $2) over ())::int as overdue
        from approval_task t join approval_run r on r.id = t.run_id where ${MY_TASK}
        order by t.due_at nulls last, t.opened_at, t.id limit ${FEED_SHOWN}`,
      values: [ctx.user.id, ctx.now.toISOString()],
    });
    const viewOf = await viewsOf(ctx, rows);
    return {
      count: rows[0]?.total ?? 0,
      overdue: rows[0]?.overdue ?? 0,
      items: rows.map((row) => {
        const place = { component: BASE, query: `run=${row.id}` };
        return {
          key: String(row.id),
          what: named(ctx, row),
          detail: detailOf(viewOf(row)),
          ...reasonOf(row.dueAt, ctx.now.getTime()),
          since: row.since,
          place,
          act: { label: { zh: '审批', en: 'Approve' }, place },
        };
      }),
    };
  },
};

/** My own documents that were sent back to me. */
const returned: FeedProvider = {
  label: { zh: '退回给我', en: 'Returned to me' },
  sort: 55,
  list: { component: BASE, query: 'tab=mine&status=RETURNED' },
  read: async (ctx) => {
    const rows = await ctx.db.query<Omit<Row, 'recordId' | 'dueAt' | 'overdue'>>({
      name: 'approval-feed-returned',
      text: `select id, resource, title, submitted_at as since, (count(*) over ())::int as total from approval_run
        where initiator_id = $1 and status = 'RETURNED' order by id limit ${FEED_SHOWN}`,
      values: [ctx.user.id],
    });
    return {
      count: rows[0]?.total ?? 0,
      items: rows.map((row) => {
        const place = { component: BASE, query: `run=${row.id}` };
        return {
          key: String(row.id),
          what: named(ctx, row),
          detail: '',
          reason: { text: { zh: '已退回', en: 'Returned' }, tone: 'amber' as const },
          urgency: 1 as const,
          since: row.since,
          place,
          act: { label: { zh: '修改后提交', en: 'Change and submit' }, place },
        };
      }),
    };
  },
};

export const approvalFeed: Readonly<Record<string, FeedProvider>> = {
  'approval.todo': todo,
  'approval.returned': returned,
};
