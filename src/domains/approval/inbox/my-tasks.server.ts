import type { Ctx } from '../../../kernel/server/context.ts';
import { findResource } from '../../../kernel/server/registry.ts';
import { ACTIVE } from '../delegations/principals.server.ts';

/** $1 the user, $2 the moment. Nobody acts on the own document in somebody else's name. */
export const MY_TASK = `t.state = 'OPEN' and t.user_id = any(array(
    select $1::bigint union select d.principal_id from approval_delegation d where d.delegate_id = $1))
  and (t.user_id = $1 or (r.initiator_id <> $1 and exists (select 1 from approval_delegation d
    where d.delegate_id = $1 and d.principal_id = t.user_id and ${ACTIVE('$2')})))`;

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
    resourceLabel: findResource(ctx, row.resource)?.label[ctx.lang] ?? row.resource,
  };
}

/** The documents of a kind that wait for the caller, those that wait longest first. */
export async function documentsForMe(ctx: Ctx, resource: string): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'approval-documents-todo',
    text: `select r.record_id as id from approval_run r join approval_task t on t.run_id = r.id
      where ${MY_TASK} and r.resource = $3 group by r.record_id order by min(t.opened_at), r.record_id limit 1000`,
    values: [ctx.user.id, ctx.now.toISOString(), resource],
  });
  return rows.map(({ id }) => id);
}

export async function countMine(ctx: Ctx) {
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
      label: findResource(ctx, resource)?.label[ctx.lang] ?? resource,
      count,
    })),
  };
}
