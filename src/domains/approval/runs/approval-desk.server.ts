import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { flowFor, publishTree } from '../flows/flow-store.server.ts';
import { documentsForMe } from '../inbox/my-tasks.server.ts';
import { actOnRun } from './act-on-run.server.ts';
import { approvalOf } from './document.server.ts';
import { tasksOf } from './store.server.ts';
import { submitRun } from './submit-run.server.ts';

/** The engine as the calls of the browser use it. */
export const desk = fill(approvalDesk, 'approval', {
  submit: submitRun,
  act: async (ctx, runId, { userIds, ...deed }) => {
    const task = (await tasksOf(ctx, runId)).find(({ state, userId }) => state === 'OPEN' && userId === ctx.user.id);
    await actOnRun(ctx, runId, {
      ...deed,
      ...(task && { taskId: task.id }),
      ...(userIds && { userIds: [...userIds] }),
    });
  },
  waitsFor: async (ctx, runId) =>
    (await tasksOf(ctx, runId)).filter(({ state }) => state === 'OPEN').map(({ userId }) => userId),
  waitingForMe: documentsForMe,
  publish: async (ctx, resource, { flow, by, note }) => {
    const { flowId } = await flowFor(ctx, approvalOf(ctx, resource).approvable);
    await publishTree(ctx, flowId, flow, { name: by, note });
  },
});
