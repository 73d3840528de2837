import { AppError, notFound } from '../../errors.ts';
import type { Task } from '../../task.calls.ts';
import type { Text } from '../../text.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/db.ts';
import { publish } from '../events/events.ts';
import { tell } from '../live/live.ts';
import { enqueue } from './jobs.ts';

/** The node that runs the task hears it: `{ id }`. */
export const TASK_CANCEL = 'kernel.task.cancel';
/** How long a task is shown, and its file kept, after it ended. */
export const TASK_KEPT_MS = 86_400_000;

type NewTask = {
  job: string;
  title: Text;
  data: object;
  /** What the work needs of the person, kept apart until it ends; read by `inputOf`. */
  input?: Buffer;
};

/** Starts long work that is shown to the person of this call, with progress, cancel and result. Answers the task's id. */
export async function startTask(ctx: Ctx, task: NewTask): Promise<number> {
  const [row] = await ctx.db.query<{ id: number }>(
    `insert into kernel_task (user_id, user_name, job, title, state, created_at) values ($1, $2, $3, $4, 'QUEUED', $5) returning id`,
    [ctx.user.id, ctx.user.name, task.job, JSON.stringify(task.title), ctx.now.toISOString()],
  );
  if (task.input)
    await ctx.db.query('insert into kernel_task_input (task_id, content) values ($1, $2)', [row!.id, task.input]);
  await enqueue(ctx, task.job, { ...task.data, $task: row!.id });
  await tellTask(ctx.db, row!.id);
  return row!.id;
}

const COLUMNS =
  'id, job, title, state, done, total, note, error, file_id as "fileId", created_at as "createdAt", started_at as "startedAt", ended_at as "endedAt"';

/** Tells the person who started it how a task stands. */
export async function tellTask(db: Db, id: number): Promise<void> {
  const [row] = await db.query<Task & { userId: number }>({
    name: 'kernel-task-tell',
    text: `select user_id as "userId", ${COLUMNS} from kernel_task where id = $1`,
    values: [id],
  });
  if (!row) return;
  const { userId, ...task } = row;
  await tell({ db }, { users: [userId], topic: 'task', data: task });
}

/** What runs or waits, and what ended within a day and was not put away; the newest first. */
export async function myTasks(ctx: Ctx): Promise<Task[]> {
  return ctx.db.query<Task>(
    `select ${COLUMNS} from kernel_task where user_id = $1 and not put_away and (ended_at is null or ended_at > $2) order by id desc limit 50`,
    [ctx.user.id, new Date(ctx.now.getTime() - TASK_KEPT_MS).toISOString()],
  );
}

/** One of the own tasks. NOT_FOUND also for another's. */
export async function myTask(ctx: Ctx, id: number): Promise<Task> {
  const [row] = await ctx.db.query<Task>(`select ${COLUMNS} from kernel_task where id = $1 and user_id = $2`, [
    id,
    ctx.user.id,
  ]);
  if (!row) throw notFound({ zh: '任务', en: 'Task' });
  return row;
}

/** What one of the own tasks found. NOT_FOUND also for another's, and when there is nothing or no longer. */
export async function reportOfTask<T>(ctx: Ctx, id: number): Promise<T> {
  const [row] = await ctx.db.query<{ report: T | null }>(
    'select report from kernel_task where id = $1 and user_id = $2',
    [id, ctx.user.id],
  );
  if (!row?.report) throw notFound({ zh: '结果', en: 'Result' });
  return row.report;
}

/** Stops a waiting task at once and asks a running one to stop. WRONG_STATE when it has ended. */
export async function cancelTask(ctx: Ctx, id: number): Promise<Task> {
  await myTask(ctx, id);
  const [row] = await ctx.db.query<{ state: string }>(
    `update kernel_task set cancel_asked_at = $2, state = case when state = 'QUEUED' then 'CANCELLED' else state end,
       ended_at = case when state = 'QUEUED' then $2 else ended_at end
     where id = $1 and state in ('QUEUED', 'RUNNING') returning state`,
    [id, ctx.now.toISOString()],
  );
  if (!row)
    throw new AppError('WRONG_STATE', { zh: '任务已结束，不能取消', en: 'The task has ended and cannot be cancelled' });
  if (row.state === 'CANCELLED') await ctx.db.query('delete from kernel_task_input where task_id = $1', [id]);
  await publish(ctx.db, TASK_CANCEL, { id });
  await tellTask(ctx.db, id);
  return myTask(ctx, id);
}

/** Takes an ended task out of the list. WRONG_STATE while it runs. */
export async function putTaskAway(ctx: Ctx, id: number): Promise<void> {
  const { endedAt } = await myTask(ctx, id);
  if (!endedAt) throw new AppError('WRONG_STATE', { zh: '任务尚未结束', en: 'The task has not ended yet' });
  await ctx.db.query('update kernel_task set put_away = true where id = $1', [id]);
}
