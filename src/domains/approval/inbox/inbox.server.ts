import { nodeById } from '../../../kernel/flow/approval-tree.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { assertPermission } from '../../../kernel/server/permit/permit.ts';
import { findResource } from '../../../kernel/server/registry.ts';
import { countsCall, type InboxRow, inboxCall, readCopyCall, runsCall } from '../approval.calls.ts';
import { LINE_KINDS, type LineKind } from '../approval.views.text.ts';
import { ACTIVE } from '../delegations/principals.server.ts';
import { cardsOf } from '../people/people.server.ts';
import { type FactView, factViews } from '../runs/document.server.ts';
import { headOf, isOverdue } from '../runs/run-view.server.ts';
import type { StoredRun } from '../runs/store.server.ts';
import { visibleDocuments } from './visible-documents.server.ts';

/** Company days, Beijing time: `from` and `to` inclusive. */
const dayStart = (day: string): string => `${day}T00:00:00+08:00`;
const dayEnd = (day: string): string => `${day}T23:59:59.999+08:00`;

const RUN = `r.id, r.flow_version_id as "flowVersionId", v.number as "flowVersion", r.resource, r.record_id as "recordId", r.title,
  r.initiator_id as "initiatorId", r.status, r.state, v.tree, r.submitted_at as "submittedAt", r.ended_at as "endedAt", r.version`;
/** $1 the user, $2 the moment. Nobody acts on the own document in somebody else's name. */
const MY_TASK = `t.state = 'OPEN' and t.user_id = any(array(
    select $1::bigint union select d.principal_id from approval_delegation d where d.delegate_id = $1))
  and (t.user_id = $1 or (r.initiator_id <> $1 and exists (select 1 from approval_delegation d
    where d.delegate_id = $1 and d.principal_id = t.user_id and ${ACTIVE('$2')})))`;
/** The newest act of the user in each run. */
const MY_ACTS = `(select distinct on (a.run_id) a.* from approval_act a where a.user_id = $1
  and a.kind in ('approve', 'reject', 'return', 'transfer', 'addSigner', 'reassign') order by a.run_id, a.id desc)`;

type Filter = {
  tab?: 'todo' | 'done' | 'mine' | 'copied' | undefined;
  page?: number | undefined;
  size?: number | undefined;
  q?: string | undefined;
  resource?: string | undefined;
  initiatorId?: number | undefined;
  status?: string | undefined;
  overdue?: boolean | undefined;
  unread?: boolean | undefined;
  from?: string | undefined;
  to?: string | undefined;
  nodeId?: string | undefined;
  nodeState?: 'open' | 'overdue' | 'done' | undefined;
};

type Source = { joins: string; columns: string; order: string; conditions: string[] };
type Next = (value: unknown) => string;

/** Columns of a tab beside the run's: the task, the act or the copy by which it is the user's. */
const NONE = `null::bigint as "taskId", null::text as "nodeId", null::timestamptz as "openedAt", null::timestamptz as "dueAt", null::bigint as "taskUser",
  false as batch, null::text as act, null::timestamptz as "actedAt", null::bigint as "onBehalfOf", null::timestamptz as "readAt"`;

function sourceOf(filter: Filter, next: Next): Source {
  switch (filter.tab) {
    case 'todo':
      return {
        joins: 'join approval_task t on t.run_id = r.id',
        columns: `t.id as "taskId", t.node_id as "nodeId", t.opened_at as "openedAt", t.due_at as "dueAt", t.user_id as "taskUser", t.batch,
          null::text as act, null::timestamptz as "actedAt", null::bigint as "onBehalfOf", null::timestamptz as "readAt"`,
        order: 't.due_at nulls last, t.opened_at, t.id',
        conditions: [MY_TASK, ...(filter.overdue ? [`t.due_at < $2`] : [])],
      };
    case 'done':
      return {
        joins: `join ${MY_ACTS} a on a.run_id = r.id`,
        columns: `a.task_id as "taskId", a.node_id as "nodeId", null::timestamptz as "openedAt", null::timestamptz as "dueAt", null::bigint as "taskUser",
          false as batch, a.kind as act, a.at as "actedAt", a.on_behalf_of as "onBehalfOf", null::timestamptz as "readAt"`,
        order: 'a.at desc, a.id desc',
        conditions: ['$2::timestamptz is not null'],
      };
    case 'copied':
      return {
        joins: 'join approval_copy c on c.run_id = r.id and c.user_id = $1',
        columns: NONE.replace('null::timestamptz as "readAt"', 'c.read_at as "readAt"').replace(
          'null::timestamptz as "openedAt"',
          'c.at as "openedAt"',
        ),
        order: 'c.at desc, r.id desc',
        conditions: ['$2::timestamptz is not null', ...(filter.unread ? ['c.read_at is null'] : [])],
      };
    case 'mine':
      return {
        joins: '',
        columns: NONE,
        order: 'r.submitted_at desc, r.id desc',
        conditions: ['r.initiator_id = $1', '$2::timestamptz is not null'],
      };
    default:
      return { joins: '', columns: NONE, order: 'r.submitted_at desc, r.id desc', conditions: atNode(filter, next) };
  }
}

/** Of the register of all: those with a task at a step that waits, is overdue, or was done. */
function atNode({ nodeId, nodeState = 'open' }: Filter, next: Next): string[] {
  const both = ['$1::bigint is not null', '$2::timestamptz is not null'];
  if (!nodeId && !['overdue'].includes(nodeState)) return both;
  const state = {
    open: `t.state = 'OPEN'`,
    overdue: `t.state = 'OPEN' and t.due_at < $2`,
    done: `t.outcome in ('approve', 'reject', 'return')`,
  }[nodeState];
  const node = nodeId ? ` and t.node_id = ${next(nodeId)}` : '';
  return [...both, `exists (select 1 from approval_task t where t.run_id = r.id and ${state}${node})`];
}

type Found = StoredRun & {
  taskId: number | null;
  nodeId: string | null;
  openedAt: string | null;
  dueAt: string | null;
  taskUser: number | null;
  batch: boolean;
  act: LineKind | null;
  actedAt: string | null;
  onBehalfOf: number | null;
  readAt: string | null;
};

async function find(
  ctx: Ctx,
  filter: Filter,
  extra?: (next: Next) => string,
): Promise<{ content: InboxRow[]; totalElements: number }> {
  const values: unknown[] = [ctx.user.id, ctx.now.toISOString()];
  const next: Next = (value) => `$${values.push(value)}`;
  const { joins, columns, order, conditions } = sourceOf(filter, next);
  if (filter.q) conditions.push(`strpos(lower(r.title), lower(${next(filter.q)})) > 0`);
  if (filter.resource) conditions.push(`r.resource = ${next(filter.resource)}`);
  if (filter.initiatorId) conditions.push(`r.initiator_id = ${next(filter.initiatorId)}`);
  if (filter.status) conditions.push(`r.status = ${next(filter.status)}`);
  if (filter.from) conditions.push(`r.submitted_at >= ${next(dayStart(filter.from))}`);
  if (filter.to) conditions.push(`r.submitted_at <= ${next(dayEnd(filter.to))}`);
  if (extra) conditions.push(extra(next));
  const where = conditions.join(' and ');
  const { page = 0, size = 20 } = filter;
  const [count] = await ctx.db.query<{ n: number }>(
    `select count(*)::int as n from approval_run r ${joins} where ${where}`,
    values,
  );
  // The page is found by narrow rows; trees and states are fetched for what it shows.
  const rows = await ctx.db.query<Found>(
    `select ${RUN}, p.* from (select r.id as "runId", row_number() over (order by ${order}) as place, ${columns} from approval_run r ${joins}
       where ${where} order by place limit ${size} offset ${page * size}) p
     join approval_run r on r.id = p."runId" join approval_flow_version v on v.id = r.flow_version_id order by p.place`,
    values,
  );
  return { content: await rowsOf(ctx, rows), totalElements: count!.n };
}

async function rowsOf(ctx: Ctx, rows: readonly Found[]): Promise<InboxRow[]> {
  const open = rows.flatMap((row) =>
    row.status === 'RUNNING' ? row.state.tasks.filter((t) => t.state === 'OPEN') : [],
  );
  const cards = await cardsOf(ctx, [
    ...rows.flatMap((row) => [row.initiatorId, row.taskUser, row.onBehalfOf]),
    ...open.map((task) => task.userId),
  ]);
  const facts = new Map<string, Map<number, FactView[]>>();
  for (const [resource, of] of Map.groupBy(rows, (row) => row.resource))
    facts.set(
      resource,
      await factViews(
        ctx,
        resource,
        of.map((row) => row.recordId),
      ),
    );
  return rows.map((row) => {
    const nameOf = (nodeId: string): string => nodeById(row.tree, nodeId)?.name[ctx.lang] ?? nodeId;
    const waiting = row.status === 'RUNNING' ? row.state.tasks.filter((task) => task.state === 'OPEN') : [];
    const principal = row.onBehalfOf ?? (row.taskUser === ctx.user.id ? null : row.taskUser);
    return {
      ...headOf(ctx, row, cards),
      taskId: row.taskId,
      nodeName: row.nodeId && nameOf(row.nodeId),
      onBehalfOf: principal === null ? null : cards(principal),
      openedAt: row.openedAt,
      dueAt: row.dueAt,
      overdue: isOverdue(row.dueAt, ctx.now),
      batch: row.batch,
      facts: facts.get(row.resource)?.get(row.recordId) ?? [],
      waiting: [...Map.groupBy(waiting, (task) => task.nodeId)].map(([nodeId, tasks]) => ({
        nodeName: nameOf(nodeId),
        people: tasks.map((task) => cards(task.userId)),
      })),
      actLabel: row.act && LINE_KINDS[row.act][ctx.lang],
      actedAt: row.actedAt,
      read: row.readAt !== null,
    };
  });
}

/** The caller's oldest waiting task of another document, to go on with. */
export async function oldestTodo(
  ctx: Ctx,
  exceptRun: number,
): Promise<{ runId: number; title: string; resourceLabel: string } | null> {
  const [row] = await ctx.db.query<{ runId: number; title: string; resource: string }>({
    name: 'approval-oldest-todo',
    text: `select r.id as "runId", r.title, r.resource from approval_run r join approval_task t on t.run_id = r.id
      where ${MY_TASK} and r.id <> $3 order by t.due_at nulls last, t.opened_at, t.id limit 1`,
    values: [ctx.user.id, ctx.now.toISOString(), exceptRun],
  });
  if (!row) return null;
  return {
    runId: row.runId,
    title: row.title,
    resourceLabel: findResource(row.resource)?.label[ctx.lang] ?? row.resource,
  };
}

async function counts(ctx: Ctx) {
  const me = [ctx.user.id, ctx.now.toISOString()];
  const [kinds, mine, copies] = await Promise.all([
    ctx.db.query<{ resource: string; count: number; overdue: number }>({
      name: 'approval-count-todo',
      text: `select r.resource, count(*)::int as count, count(*) filter (where t.due_at < $2)::int as overdue
        from approval_task t join approval_run r on r.id = t.run_id where ${MY_TASK} group by r.resource order by 2 desc, 1`,
      values: me,
    }),
    ctx.db.query<{ mine: number; returned: number }>({
      name: 'approval-count-mine',
      text: `select count(*)::int as mine, count(*) filter (where status = 'RETURNED')::int as returned from approval_run
        where initiator_id = $1 and status in ('RUNNING', 'RETURNED')`,
      values: [ctx.user.id],
    }),
    ctx.db.query<{ n: number }>({
      name: 'approval-count-copies',
      text: 'select count(*)::int as n from approval_copy where user_id = $1 and read_at is null',
      values: [ctx.user.id],
    }),
  ]);
  return {
    todo: kinds.reduce((sum, kind) => sum + kind.count, 0),
    overdue: kinds.reduce((sum, kind) => sum + kind.overdue, 0),
    mine: mine[0]!.mine,
    returned: mine[0]!.returned,
    unreadCopies: copies[0]!.n,
    kinds: kinds.map(({ resource, count }) => ({
      resource,
      label: findResource(resource)?.label[ctx.lang] ?? resource,
      count,
    })),
  };
}

export const inboxEndpoints: readonly Endpoint[] = [
  serve(inboxCall, (ctx, { query }) => find(ctx, query)),
  serve(countsCall, (ctx) => counts(ctx)),
  serve(readCopyCall, async (ctx, { body }) => {
    await ctx.db.query(
      'update approval_copy set read_at = $2 where user_id = $1 and read_at is null and ($3::bigint is null or run_id = $3)',
      [ctx.user.id, ctx.now.toISOString(), body.runId ?? null],
    );
    return undefined;
  }),
  serve(runsCall, (ctx, { query }) => {
    assertPermission(ctx, 'approval:run:list');
    return find(ctx, query, (next) => visibleDocuments(ctx, next));
  }),
];
