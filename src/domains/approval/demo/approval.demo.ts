import type { ApprovalNode, CopyNode } from '../../../kernel/flow/approval-tree.ts';
import { tableNameOf } from '../../../kernel/resource/resource.ts';
import { allApprovals, approvableOf } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { resourceNamed } from '../../../kernel/server/registry.ts';
import { identityOf } from '../../system/public.server.ts';
import { flowFor, publishTree } from '../flows/flow-store.server.ts';
import { type Act, actOnRun } from '../runs/act-on-run.server.ts';
import { tasksOf } from '../runs/store.server.ts';
import { submitRun } from '../runs/submit-run.server.ts';

type Decision = Pick<Act, 'act' | 'opinion'>;
type Story = { opinion: string; decisions: readonly Decision[] };

const agree = (opinion: string): Decision => ({ act: 'approve', opinion });

/** What becomes of one draft after the other, the oldest first; the last of each kind stays a draft. */
const STORIES: readonly Story[] = [
  { opinion: '原值录入有误。', decisions: [{ act: 'return', opinion: '请附原始记录后重新提交。' }] },
  {
    opinion: '已与船长核对，更正依据见轮机日志。',
    decisions: [agree('情况属实，同意。'), agree('同意，请注意后续存量变化。')],
  },
  { opinion: '更正录入错误。', decisions: [{ act: 'reject', opinion: '依据不足，按原值执行。' }] },
  { opinion: '按实测值更正。', decisions: [agree('同意。')] },
  { opinion: '按船长来电更正，请审批。', decisions: [] },
];

const HOUR = 3_600_000;

/** The person acts as in the browser; the demo is built before the roles' permissions are brought in step. */
async function asPerson(ctx: Ctx, userId: number, now: Date): Promise<Ctx> {
  const identity = await identityOf(ctx.db, userId, { now });
  if (!identity) throw new Error(`account ${userId} is closed`);
  return { ...ctx, now, reason: undefined, user: { ...identity.user, permissions: new Set(['*']) } };
}

/** Of this kind the office published a second version: what was submitted before goes on with the first. */
const REVISED = { resource: 'voyage.reportCorrection', ago: 112, note: '各节点限时 24 小时，涉及油料的办结后抄送财务' };
const LIMIT = { hours: '24', remindAfter: '20', escalate: 'none' } as const;
const TO_FINANCE: CopyNode = {
  kind: 'copy',
  id: 'finance',
  name: { zh: '抄送财务', en: 'Copy to finance' },
  people: [{ by: 'role', roles: ['FIN_MANAGER'] }],
};

/** Every step with a time limit, and finance told at the end of each branch that asks somebody. */
function revised(nodes: readonly ApprovalNode[], trunk = true): ApprovalNode[] {
  const timed = nodes.map((node): ApprovalNode => {
    if (node.kind === 'approve') return { ...node, limit: LIMIT };
    if (node.kind !== 'condition') return node;
    return { ...node, branches: node.branches.map((one) => ({ ...one, nodes: revised(one.nodes, false) })) };
  });
  return trunk || timed.length === 0 ? timed : [...timed, TO_FINANCE];
}

async function publishRevised(ctx: Ctx): Promise<void> {
  const approvable = approvableOf(ctx, REVISED.resource);
  if (!approvable) return;
  await flowFor(ctx, approvable);
  const [flow] = await ctx.db.query<{ id: number }>('select id from approval_flow where resource = $1', [
    REVISED.resource,
  ]);
  const by = { name: '系统管理员', note: REVISED.note };
  await publishTree(ctx, flow!.id, { nodes: revised(approvable.flow.nodes) }, by);
}

/** Sends the drafts of every kind of document on their way: some through, some waiting at each step, one returned, one rejected. */
export async function demoApprovals(ctx: Ctx): Promise<void> {
  for (const { resource } of allApprovals(ctx)) {
    const drafts = await ctx.db.query<{ id: number; by: number; at: string }>(
      `select id, create_by as by, create_time as at from ${tableNameOf(resourceNamed(ctx, resource))}
       where status = 'USE' and deleted_at is null and create_by > 0 order by create_time, id`,
    );
    const revision = new Date(ctx.now.getTime() - REVISED.ago * HOUR);
    let waits = resource === REVISED.resource;
    for (const [at, draft] of drafts.slice(0, -1).entries()) {
      if (waits && Date.parse(draft.at) > revision.getTime()) {
        await publishRevised({ ...ctx, now: revision });
        waits = false;
      }
      await tell(ctx, resource, draft, STORIES[at % STORIES.length]!);
    }
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
