import type { Text } from '../../text.ts';
import type { Ctx } from '../context.ts';
import { enqueue } from './jobs.ts';

/** Starts long work that is shown to the person of this call, with progress, cancel and result. Answers the task's id. */
export async function startTask(ctx: Ctx, task: { job: string; title: Text; data: object }): Promise<number> {
  const [row] = await ctx.db.query<{ id: number }>(
    `insert into kernel_task (user_id, user_name, job, title, state, created_at) values ($1, $2, $3, $4, 'QUEUED', $5) returning id`,
    [ctx.user.id, ctx.user.name, task.job, JSON.stringify(task.title), ctx.now.toISOString()],
  );
  await enqueue(ctx, task.job, { ...task.data, $task: row!.id });
  return row!.id;
}
