import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import type { App } from '../../../kernel/server/module.ts';
import { systemTransaction } from '../../../kernel/server/system-transaction.ts';
import { actOnRun } from './act-on-run.server.ts';
import { batchCall } from './run.calls.ts';

const DONE = { zh: '已处理', en: 'Done' };
const GONE = { zh: '审批任务不存在', en: 'There is no such task' };
const SINGLY = { zh: '流程不允许在此节点批量处理', en: 'At this step each document is looked at by itself' };
const FAILED = { zh: '处理出错，此单未改变', en: 'Failed; this document was not changed' };

type Result = { taskId: number; runId: number | null; title: string; ok: boolean; message: string };

/** One task in a transaction of its own: what cannot be done does not undo the others. */
async function one(
  ctx: Ctx,
  app: App,
  taskId: number,
  given: { act: 'approve' | 'reject'; opinion?: string | undefined },
): Promise<Result> {
  const [task] = await ctx.db.query<{ runId: number; title: string; batch: boolean; mine: boolean }>(
    `select t.run_id as "runId", r.title, t.batch from approval_task t join approval_run r on r.id = t.run_id where t.id = $1`,
    [taskId],
  );
  if (!task) return { taskId, runId: null, title: '', ok: false, message: GONE[ctx.lang] };
  try {
    if (!task.batch) throw new AppError('RULE', SINGLY);
    await systemTransaction(app, { reason: '', requestId: ctx.requestId, user: ctx.user }, (inside) =>
      actOnRun({ ...ctx, db: inside.db, afterCommit: inside.afterCommit }, task.runId, { ...given, taskId }),
    );
    return { taskId, runId: task.runId, title: task.title, ok: true, message: DONE[ctx.lang] };
  } catch (error) {
    const known = error instanceof AppError ? error : undefined;
    if (!known) app.log.error({ err: error }, 'batch approval');
    // A run that the caller may not see stays unnamed.
    if (known?.code === 'NOT_FOUND') return { taskId, runId: null, title: '', ok: false, message: GONE[ctx.lang] };
    const message = (known?.text ?? FAILED)[ctx.lang];
    return { taskId, runId: task.runId, title: task.title, ok: false, message };
  }
}

export const batchEndpoint: Endpoint = serve(
  batchCall,
  async (ctx, { body }, { app }) => {
    const { act, opinion, taskIds } = body;
    const results: Result[] = [];
    for (const taskId of new Set(taskIds)) results.push(await one(ctx, app, taskId, { act, opinion }));
    return { results };
  },
  { transaction: false },
);
