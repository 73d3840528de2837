import { approvalDesk, type Handled } from '../../../kernel/server/approval-desk.ts';
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
  waitingFor: async (ctx, userId, resources) => {
    const [row] = await ctx.db.query<{ n: number }>({
      name: 'approval-waiting-for',
      text: `select count(distinct t.run_id)::int as n from approval_task t join approval_run r on r.id = t.run_id
             where t.user_id = $1 and t.state = 'OPEN' and r.resource = any($2)`,
      values: [userId, resources],
    });
    return row?.n ?? 0;
  },
  handledBy: (ctx, resource, recordIds) =>
    ctx.db.query<Handled>({
      name: 'approval-handled-by',
      text: `select record_id as "recordId", initiator_id as "userId", 'SENT' as part from approval_run
             where resource = $1 and record_id = any($2::bigint[])
             union select r.record_id, one.id, 'APPROVED' from approval_run r join approval_task t on t.run_id = r.id
               cross join lateral (values (t.user_id), (t.acted_by)) as one (id)
             where r.resource = $1 and r.record_id = any($2::bigint[]) and t.state = 'DONE' and t.outcome = 'approve' and one.id is not null
             order by 1, 3 desc, 2`,
      values: [resource, recordIds],
    }),
  publish: async (ctx, resource, { flow, by, note }) => {
    const { flowId } = await flowFor(ctx, approvalOf(ctx, resource).approvable);
    await publishTree(ctx, flowId, flow, { name: by, note });
  },
});
