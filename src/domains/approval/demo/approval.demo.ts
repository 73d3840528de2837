import { tableNameOf } from '../../../kernel/resource/resource.ts';
import { allApprovals } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { resourceNamed } from '../../../kernel/server/registry.ts';
import { identityOf } from '../../system/public.server.ts';
import { type Act, actOnRun } from '../runs/act-on-run.server.ts';
import { tasksOf } from '../runs/store.server.ts';
import { submitRun } from '../runs/submit-run.server.ts';

type Decision = Pick<Act, 'act' | 'opinion'>;
type Story = { opinion: string; decisions: readonly Decision[] };

const agree = (opinion: string): Decision => ({ act: 'approve', opinion });

/** What becomes of one draft after the other; the last of each kind stays a draft. */
const STORIES: readonly Story[] = [
  { opinion: '已与船长核对，更正依据见附件。', decisions: [agree('情况属实，同意。'), agree('同意。')] },
  { opinion: '原值抄录有误，请审批。', decisions: [] },
  { opinion: '按实测值更正。', decisions: [agree('同意，请注意后续存量变化。')] },
  { opinion: '请审批。', decisions: [{ act: 'return', opinion: '请补充测深记录后重新提交。' }] },
  { opinion: '更正录入错误。', decisions: [{ act: 'reject', opinion: '依据不足，按原值执行。' }] },
];

const HOUR = 3_600_000;

/** The person acts as in the browser; the demo is built before the roles' permissions are brought in step. */
async function asPerson(ctx: Ctx, userId: number, now: Date): Promise<Ctx> {
  const identity = await identityOf(ctx.db, userId, { now });
  if (!identity) throw new Error(`account ${userId} is closed`);
  return { ...ctx, now, reason: undefined, user: { ...identity.user, permissions: new Set(['*']) } };
}

/** Sends the drafts of every kind of document on their way: some through, some waiting at each step, one returned, one rejected. */
export async function demoApprovals(ctx: Ctx): Promise<void> {
  for (const { resource } of allApprovals()) {
    const drafts = await ctx.db.query<{ id: number; by: number; at: string }>(
      `select id, create_by as by, create_time as at from ${tableNameOf(resourceNamed(resource))}
       where status = 'USE' and deleted_at is null and create_by > 0 order by id`,
    );
    for (const [at, draft] of drafts.slice(0, -1).entries())
      await tell(ctx, resource, draft, STORIES[at % STORIES.length]!);
  }
}

async function tell(
  ctx: Ctx,
  resource: string,
  draft: { id: number; by: number; at: string },
  { opinion, decisions }: Story,
): Promise<void> {
  let clock = Math.min(Date.parse(draft.at) + HOUR, ctx.now.getTime());
  const later = (hours: number): Date => {
    clock = Math.min(clock + hours * HOUR, ctx.now.getTime());
    return new Date(clock);
  };
  const initiator = await asPerson(ctx, draft.by, later(0));
  const runId = await submitRun(initiator, { resource, recordId: draft.id, opinion });
  for (const decision of decisions) {
    const open = (await tasksOf(ctx, runId)).find((task) => task.state === 'OPEN');
    if (!open) return;
    await actOnRun(await asPerson(ctx, open.userId, later(5.5)), runId, { ...decision, taskId: open.id });
  }
}
