import { notFound } from '../../../kernel/errors.ts';
import { permissionOf } from '../../../kernel/resource/resource.ts';
import { type Ctx, SYSTEM_USER } from '../../../kernel/server/context.ts';
import { ACTIVE } from '../delegations/principals.server.ts';
import { seenDocuments } from './document.server.ts';
import { RUN_NAME, type StoredRun } from './store.server.ts';

/** Runs in which somebody has or had a part: the initiator, the people of its tasks and acts, those copied, and who acts for them. */
const CONCERNED = `select r.id from approval_run r where r.id = any($1::bigint[]) and (r.initiator_id = $2
  or exists (select 1 from approval_task t where t.run_id = r.id and (t.user_id = $2 or t.acted_by = $2))
  or exists (select 1 from approval_act a where a.run_id = r.id and a.user_id = $2)
  or exists (select 1 from approval_copy c where c.run_id = r.id and c.user_id = $2)
  or exists (select 1 from approval_task t join approval_delegation d on d.principal_id = t.user_id
    where t.run_id = r.id and t.state = 'OPEN' and d.delegate_id = $2 and ${ACTIVE('$3')}))`;

async function concernedRuns(ctx: Ctx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'approval-concerned',
    text: CONCERNED,
    values: [ids, ctx.user.id, ctx.now.toISOString()],
  });
  return new Set(rows.map((row) => row.id));
}

const READING = new Set(['list', 'export', 'pick']);

/**
 * Whether the user may add to the record of a run: who has a part in it, and who may do more with such documents than read them.
 * An auditor who sees everything writes nothing.
 */
export async function mayComment(ctx: Ctx, { id, resource }: Pick<StoredRun, 'id' | 'resource'>): Promise<boolean> {
  const { permissions } = ctx.user;
  const acts = permissionOf({ name: resource }, '');
  if (permissions.has('*')) return true;
  if ([...permissions].some((one) => one.startsWith(acts) && !READING.has(one.slice(acts.length)))) return true;
  return (await concernedRuns(ctx, [id])).has(id);
}

/** Which of these runs the user may see: those with a part of the user's, and those of documents that the user may see. */
export async function visibleRuns(ctx: Ctx, ids: readonly number[]): Promise<Set<number>> {
  if (ctx.user.id === SYSTEM_USER.id && ctx.user.permissions.has('*')) return new Set(ids);
  const seen = await concernedRuns(ctx, ids);
  const rest = ids.filter((id) => !seen.has(id));
  if (rest.length === 0) return seen;
  const runs = await ctx.db.query<{ id: number; resource: string; recordId: number }>(
    'select id, resource, record_id as "recordId" from approval_run where id = any($1::bigint[])',
    [rest],
  );
  for (const [resource, of] of Map.groupBy(runs, (run) => run.resource)) {
    const visible = await seenDocuments(
      ctx,
      resource,
      of.map((run) => run.recordId),
    );
    for (const run of of) if (visible.has(run.recordId)) seen.add(run.id);
  }
  return seen;
}

/** Refuses a run that the user may not see as if it did not exist. */
export async function assertSeesRun(ctx: Ctx, run: Pick<StoredRun, 'id'>): Promise<void> {
  if (!(await visibleRuns(ctx, [run.id])).has(run.id)) throw notFound(RUN_NAME);
}

/** For the kernel's files: which of these acts the user may see. */
export async function visibleActs(ctx: Ctx, actIds: readonly number[]): Promise<Set<number>> {
  const acts = await ctx.db.query<{ id: number; runId: number }>(
    'select id, run_id as "runId" from approval_act where id = any($1::bigint[])',
    [actIds],
  );
  const runs = await visibleRuns(ctx, [...new Set(acts.map((act) => act.runId))]);
  return new Set(acts.filter((act) => runs.has(act.runId)).map((act) => act.id));
}
