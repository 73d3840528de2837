import type { Ctx } from '../../../kernel/server/context.ts';
import { cardsOf } from '../people/people.server.ts';
import type { InboxRow, TASK_STATES } from './inbox.calls.ts';
import { type Found, rowsOf } from './inbox-rows.server.ts';
import { MY_TASK } from './my-tasks.server.ts';

/** Company days, Beijing time: `from` and `to` inclusive. */
const dayStart = (day: string): string => `${day}T00:00:00+08:00`;
const dayEnd = (day: string): string => `${day}T23:59:59.999+08:00`;

const RUN = `r.id, r.flow_version_id as "flowVersionId", v.number as "flowVersion", r.resource, r.record_id as "recordId", r.title,
  r.initiator_id as "initiatorId", r.status, r.state, v.tree, r.submitted_at as "submittedAt", r.ended_at as "endedAt", r.version`;
/** The newest act of the user in each run. */
const MY_ACTS = `(select distinct on (a.run_id) a.* from approval_act a where a.user_id = $1
  and a.kind in ('approve', 'reject', 'return', 'transfer', 'addSigner', 'reassign') order by a.run_id, a.id desc)`;

export type Filter = {
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
  nodeState?: (typeof TASK_STATES)[number] | undefined;
  personId?: number | undefined;
  ended?: boolean | undefined;
};

type Source = { joins: string; columns: string; order: string; conditions: string[] };
export type Next = (value: unknown) => string;

/** Columns of a tab beside the run's: the task, the act or the copy by which it is the user's. */
const NONE = `null::bigint as "taskId", null::text as "nodeId", null::timestamptz as "openedAt", null::timestamptz as "dueAt", null::bigint as "taskUser",
  null::bigint as "personId", false as batch, null::text as act, null::timestamptz as "actedAt", null::bigint as "onBehalfOf", null::timestamptz as "readAt"`;

function sourceOf(filter: Filter, next: Next): Source {
  switch (filter.tab) {
    case 'todo':
      return {
        joins: 'join approval_task t on t.run_id = r.id',
        columns: `t.id as "taskId", t.node_id as "nodeId", t.opened_at as "openedAt", t.due_at as "dueAt", t.user_id as "taskUser", null::bigint as "personId", t.batch,
          null::text as act, null::timestamptz as "actedAt", null::bigint as "onBehalfOf", null::timestamptz as "readAt"`,
        order: 't.due_at nulls last, t.opened_at, t.id',
        conditions: [MY_TASK, ...(filter.overdue ? [`t.due_at < $2`] : [])],
      };
    case 'done':
      return {
        joins: `join ${MY_ACTS} a on a.run_id = r.id`,
        columns: `a.task_id as "taskId", a.node_id as "nodeId", null::timestamptz as "openedAt", null::timestamptz as "dueAt", null::bigint as "taskUser",
          null::bigint as "personId", false as batch, a.kind as act, a.at as "actedAt", a.on_behalf_of as "onBehalfOf", null::timestamptz as "readAt"`,
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
      return ofAll(filter, next);
  }
}

const TASKS = {
  open: `t.state = 'OPEN'`,
  overdue: `t.state = 'OPEN' and t.due_at < $2`,
  done: `t.outcome in ('approve', 'reject', 'return') and t.opened_at is not null`,
  returned: `t.outcome = 'return'`,
  rejected: `t.outcome = 'reject'`,
} satisfies Record<(typeof TASK_STATES)[number], string>;

/** The register of all: runs, or the tasks behind a figure of the statistics, counted as there. */
function ofAll({ nodeId, nodeState, personId, ended }: Filter, next: Next): Source {
  const conditions = ['$1::bigint is not null', '$2::timestamptz is not null'];
  if (ended !== undefined) conditions.push(`r.ended_at is ${ended ? 'not ' : ''}null`);
  if (!nodeId && !nodeState && !personId)
    return { joins: '', columns: NONE, order: 'r.submitted_at desc, r.id desc', conditions };
  conditions.push(TASKS[nodeState ?? 'open']);
  if (nodeId) conditions.push(`t.node_id = ${next(nodeId)}`);
  if (personId) conditions.push(`coalesce(t.acted_by, t.user_id) = ${next(personId)}`);
  return {
    joins: 'join approval_task t on t.run_id = r.id',
    columns: `t.id as "taskId", t.node_id as "nodeId", t.opened_at as "openedAt", t.due_at as "dueAt", null::bigint as "taskUser",
      coalesce(t.acted_by, t.user_id) as "personId", false as batch, t.outcome as act, t.done_at as "actedAt", null::bigint as "onBehalfOf",
      null::timestamptz as "readAt"`,
    order: 't.done_at desc nulls first, t.due_at nulls last, t.opened_at, t.id',
    conditions,
  };
}

/** Initiators whose name holds the word, those with closed accounts included. */
async function initiatorsNamed(ctx: Ctx, word: string): Promise<number[]> {
  const ids = (await ctx.db.query<{ id: number }>('select distinct initiator_id as id from approval_run')).map(
    ({ id }) => id,
  );
  const cards = await cardsOf(ctx, ids);
  return ids.filter((id) => cards(id).name.toLowerCase().includes(word.toLowerCase()));
}

/** A page of a tab, or of the register of all where `tab` is absent; `extra` narrows it. */
export async function findRuns(
  ctx: Ctx,
  filter: Filter,
  extra?: (next: Next) => string,
): Promise<{ content: InboxRow[]; totalElements: number }> {
  const values: unknown[] = [ctx.user.id, ctx.now.toISOString()];
  const next: Next = (value) => `$${values.push(value)}`;
  const { joins, columns, order, conditions } = sourceOf(filter, next);
  if (filter.q) {
    const initiators = next(await initiatorsNamed(ctx, filter.q));
    conditions.push(
      `(strpos(lower(r.title), lower(${next(filter.q)})) > 0 or r.initiator_id = any(${initiators}::bigint[]))`,
    );
  }
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
