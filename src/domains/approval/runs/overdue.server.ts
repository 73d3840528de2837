import { AppError } from '../../../kernel/errors.ts';
import { type ApproveNode, nodeById } from '../../../kernel/flow/approval-tree.ts';
import { approvableOf } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { Work } from '../../../kernel/server/jobs/jobs.ts';
import type { Text } from '../../../kernel/text.ts';
import { resolvePeople } from '../people/resolve-people.server.ts';
import { applyEvent } from './apply-event.server.ts';
import { appendAct, readRun, type StoredRun, type StoredTask, tasksOf } from './store.server.ts';
import { tellReminder } from './tell.server.ts';

type Due = { taskId: number; runId: number };

const REMIND = `state = 'OPEN' and reminded_at is null and remind_at <= $1`;
const OVERDUE = `state = 'OPEN' and escalated_at is null and due_at <= $1`;

/** Reminds of tasks and escalates those over their time limit; answers of how many. Each task is a transaction of its own. */
export async function watchTimeLimits(work: Work): Promise<Text> {
  const now = work.app.now().toISOString();
  const due = (which: string): Promise<Due[]> =>
    work.app.db.query<Due>(
      `select id as "taskId", run_id as "runId" from approval_task where ${which} order by id limit 500`,
      [now],
    );
  let reminded = 0;
  let escalated = 0;
  for (const each of await due(REMIND)) {
    if (work.signal.aborted) break;
    if (await work.transaction('审批超时提醒', (ctx) => remindOf(ctx, each))) reminded += 1;
  }
  for (const each of await due(OVERDUE)) {
    if (work.signal.aborted) break;
    if (await work.transaction('审批超时升级', (ctx) => escalate(ctx, each))) escalated += 1;
  }
  return {
    zh: `提醒 ${reminded} 项，升级或再提醒 ${escalated} 项`,
    en: `${reminded} reminded, ${escalated} escalated or reminded again`,
  };
}

/** The task as it stands once the run is held; nothing when somebody acted meanwhile. */
async function stillDue(
  ctx: Ctx,
  { taskId, runId }: Due,
  which: string,
): Promise<{ stored: StoredRun; task: StoredTask } | undefined> {
  const stored = await readRun(ctx, runId, true);
  const [due] = await ctx.db.query(`select 1 from approval_task where id = $2 and ${which}`, [
    ctx.now.toISOString(),
    taskId,
  ]);
  const task = (await tasksOf(ctx, runId)).find((each) => each.id === taskId);
  return due && task && stored.status === 'RUNNING' ? { stored, task } : undefined;
}

async function remindOf(ctx: Ctx, due: Due): Promise<boolean> {
  const found = await stillDue(ctx, due, REMIND);
  if (!found) return false;
  await remind(ctx, found.stored, found.task, false);
  return true;
}

async function remind(ctx: Ctx, stored: StoredRun, task: StoredTask, overdue: boolean): Promise<void> {
  await ctx.db.query('update approval_task set reminded_at = $2 where id = $1', [task.id, ctx.now.toISOString()]);
  await appendAct(ctx, stored.id, {
    kind: 'reminded',
    nodeId: task.nodeId,
    taskId: task.id,
    data: { users: [task.userId] },
    bySystem: true,
  });
  await tellReminder(ctx, stored, task, overdue);
}

/** Hands an overdue task up, once: what was escalated already is only reminded of. */
async function escalate(ctx: Ctx, due: Due): Promise<boolean> {
  const found = await stillDue(ctx, due, OVERDUE);
  if (!found) return false;
  const { stored, task } = found;
  const { limit } = nodeById(stored.tree, task.nodeId) as ApproveNode;
  await ctx.db.query('update approval_task set escalated_at = $2 where id = $1', [task.id, ctx.now.toISOString()]);
  if (!limit || limit.escalate === 'none' || task.origin === 'escalation') {
    await remind(ctx, stored, task, true);
    return true;
  }
  const data = { from: task.userId };
  for (const to of await above(ctx, stored, task, limit.escalate)) {
    try {
      const act = { kind: 'escalated', nodeId: task.nodeId, data: { ...data, users: [to] }, bySystem: true };
      await applyEvent(ctx, stored, { type: 'escalate', task: task.seq, to }, act);
      return true;
    } catch (error) {
      // Refused before anything was written: the initiator, or somebody who signs here anyway. The next one above is asked.
      if (!(error instanceof AppError) || error.code !== 'RULE') throw error;
    }
  }
  await appendAct(ctx, stored.id, { kind: 'escalated', nodeId: task.nodeId, taskId: task.id, data, bySystem: true });
  await tellReminder(ctx, stored, task, true);
  return true;
}

async function above(ctx: Ctx, stored: StoredRun, task: StoredTask, to: 'leader' | 'administrator'): Promise<number[]> {
  const approvable = approvableOf(ctx, stored.resource);
  if (!approvable) return [];
  const { facts } = stored.state;
  const subject = { approvable, facts, initiatorId: stored.initiatorId, leadersOf: [task.userId] };
  const people = await resolvePeople(ctx, { nodes: [] }, subject);
  const leaders = to === 'leader' ? people.leadersOf(task.userId) : [];
  return [...new Set([...leaders, ...people.administrators])].filter((id) => id !== task.userId);
}
