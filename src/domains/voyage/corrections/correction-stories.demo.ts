import type { ApprovalNode, CopyNode } from '../../../kernel/flow/approval-tree.ts';
import { approvalDesk, type Deed } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { asPerson } from '../../identity/public.server.ts';
import { correctionApproval } from './correction.approval.server.ts';
import { reportCorrection } from './correction.resource.ts';

/** What became of one draft: with which words it was submitted, and what those did whose turn it was, one after the other. */
export type Course = { readonly opinion: string; readonly deeds: readonly Deed[] };
export type Draft = { readonly id: number; readonly at: Date; readonly by: number; readonly course: Course };

const HOUR_MS = 3_600_000;

/** The office published a second version of the flow: what was submitted before goes on with the first. */
const REVISED = { agoHours: 112, by: '系统管理员', note: '各节点限时 24 小时，涉及油料的办结后抄送财务' };
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

/** Sends drafts on their way, the oldest first: one through, some waiting at each step, one returned, one rejected. */
export async function demoDecisions(ctx: Ctx, drafts: readonly Draft[]): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  if (!desk) return;
  const revision = new Date(ctx.now.getTime() - REVISED.agoHours * HOUR_MS);
  let isRevised = false;
  for (const { id, at, by, course } of drafts) {
    if (!isRevised && at > revision) {
      const flow = { nodes: revised(correctionApproval.flow.nodes) };
      await desk.publish({ ...ctx, now: revision }, reportCorrection.name, { flow, ...REVISED });
      isRevised = true;
    }
    const hoursLater = (hours: number): Date => new Date(Math.min(at.getTime() + hours * HOUR_MS, ctx.now.getTime()));
    const { opinion, deeds } = course;
    const submitted = { resource: reportCorrection.name, recordId: id, opinion };
    const runId = await desk.submit(await asPerson(ctx, by, hoursLater(1)), submitted);
    for (const [i, deed] of deeds.entries()) {
      const [next] = await desk.waitsFor(ctx, runId);
      if (next === undefined) break;
      await desk.act(await asPerson(ctx, next, hoursLater(1 + 5.5 * (i + 1))), runId, deed);
    }
  }
}
