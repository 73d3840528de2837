import { approvableOf } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { attachFiles } from '../../../kernel/server/files/use.ts';
import { LINE_KINDS } from '../approval.views.text.ts';
import { resolvePeople } from '../people/resolve-people.server.ts';
import { type Document, documentFor, moveStatus } from './document.server.ts';
import { advance } from './engine/advance.rules.ts';
import { type Effect, type Event, isOpen, type Run } from './engine/run.rules.ts';
import { type ActRow, appendAct, type StoredRun, saveRun, tasksOf } from './store.server.ts';
import { tellEffects } from './tell.server.ts';

/** What holds the files of an act, in the kernel's terms. */
export const ACT_FILES = 'approval.act';

/**
 * One event of a run, whole: the engine's next state, tasks, the timeline, the document's status and the domain's own effect, all in
 * the transaction of the caller, which holds the run's row. Whatever fails undoes all of it.
 */
export async function applyEvent(ctx: Ctx, stored: StoredRun, event: Event, act: Omit<ActRow, 'taskId'>): Promise<Run> {
  const approvable = approvableOf(ctx, stored.resource);
  if (!approvable) throw new Error(`Nobody declares the approval of ${stored.resource}`);
  const facts = event.type === 'resubmit' ? event.facts : stored.state.facts;
  const people = await resolvePeople(ctx, stored.tree, { approvable, facts, initiatorId: stored.initiatorId });
  const { run, effects } = advance(stored.tree, stored.state, event, people);
  const seq = 'task' in event ? event.task : undefined;
  const before = seq === undefined ? undefined : (await tasksOf(ctx, stored.id)).find((task) => task.seq === seq);
  const pressed = seq !== undefined && event.type !== 'escalate' && event.type !== 'addSigner';
  await saveRun(ctx, stored, run, pressed ? { seq, by: act.bySystem ? null : ctx.user.id } : undefined);
  const taskIds = new Map((await tasksOf(ctx, stored.id)).map((task) => [task.seq, task.id]));
  const taskId = seq === undefined ? null : (taskIds.get(seq) ?? null);
  // A task may open again: how long it waited for this act is kept with the act.
  const data = { ...act.data, ...(before?.openedAt && { openedAt: before.openedAt }) };
  const actId = await appendAct(ctx, stored.id, { ...act, taskId, data });
  if (act.fileIds && act.fileIds.length > 0) await attachFiles(ctx, ACT_FILES, actId, act.fileIds);
  await writeLines(ctx, stored, effects);
  await touchDocument(ctx, stored, effects, act.opinion ?? undefined);
  const open = run.tasks.filter((task) => isOpen(task) && task.state === 'OPEN');
  await tellEffects(ctx, { stored, run, effects, open, opinion: act.opinion ?? undefined });
  return run;
}

async function writeLines(ctx: Ctx, stored: StoredRun, effects: readonly Effect[]): Promise<void> {
  for (const effect of effects) {
    if (effect.do === 'line') {
      const { kind, nodeId, users, branch } = effect;
      const data = { ...(users && { users }), ...(branch && { branch }) };
      await appendAct(ctx, stored.id, { kind, nodeId, data, bySystem: true });
    } else if (effect.do === 'copy') {
      await ctx.db.query({
        name: 'approval-copy',
        text: `insert into approval_copy (run_id, user_id, node_id, at) select $1, unnest($2::bigint[]), $3, $4
          on conflict (run_id, user_id) do update set node_id = excluded.node_id, at = excluded.at, read_at = null`,
        values: [stored.id, effect.users, effect.nodeId, ctx.now.toISOString()],
      });
    } else if (effect.do === 'end') {
      const data = { outcome: effect.outcome };
      await appendAct(ctx, stored.id, { kind: 'finished', nodeId: effect.nodeId, data, bySystem: true });
    }
  }
}

/** Moves the document where the engine says, and lets its domain do what follows from it, once. */
async function touchDocument(
  ctx: Ctx,
  stored: StoredRun,
  effects: readonly Effect[],
  opinion: string | undefined,
): Promise<void> {
  const { resource, recordId } = stored;
  for (const effect of effects) {
    if (effect.do !== 'end' && effect.do !== 'returned' && effect.do !== 'withdrawn') continue;
    const document = await documentFor(ctx, resource, recordId, true);
    if (effect.do !== 'end') {
      // Withdrawn after it had been returned: it is a draft already.
      const why = effect.do === 'returned' ? LINE_KINDS.return.zh : LINE_KINDS.withdraw.zh;
      if (document.row.status !== 'IN_AUDIT') continue;
      const back = await moveStatus(ctx, document, 'USE', { reason: opinion ?? why });
      await back.approvable.onReturned?.(asSystem(ctx, why), back.row);
      continue;
    }
    const moved = await moveStatus(ctx, document, effect.outcome === 'approve' ? 'APPROVE' : 'REJECT', {
      ...(opinion && { reason: opinion }),
    });
    await runEffect(ctx, moved, effect.outcome);
  }
}

async function runEffect(ctx: Ctx, { approvable, row }: Document, outcome: 'approve' | 'reject'): Promise<void> {
  const system = asSystem(ctx, outcome === 'approve' ? LINE_KINDS.approve.zh : LINE_KINDS.reject.zh);
  if (outcome === 'approve') await approvable.onApproved(system, row);
  else await approvable.onRejected?.(system, row);
}
