import { Readable } from 'node:stream';
import { AppError } from '../../errors.ts';
import type { Text } from '../../text.ts';
import { type Ctx, SYSTEM_USER, systemContext } from '../context.ts';
import type { Db } from '../db/db.ts';
import { storeFile } from '../files/files.ts';
import type { App } from '../module.ts';
import { asFailure } from './failure.ts';
import type { Work } from './jobs.ts';
import { TASK_CANCEL, tellTask } from './tasks.ts';

/** Progress is written and told at most so often. */
const TOLD_EVERY_MS = 250;
/** As large as a result may be. */
const MOST_BYTES = 4 * 1024 ** 3;

export type RunningTask = {
  readonly id: number;
  readonly userId: number;
  readonly userName: string;
  /** Processes that ran it before and went away without a word. */
  readonly lost: number;
  readonly signal: AbortSignal;
  cancel(): void;
  cancelled(): boolean;
  release(): void;
};

const CANCELLED = new AppError('CONFLICT', { zh: '任务已取消', en: 'The task was cancelled' });

/** Takes a waiting task up, or one whose node died; nothing when it was cancelled meanwhile. */
export async function beginTask(app: App, id: number, stopping: AbortSignal): Promise<RunningTask | undefined> {
  const [row] = await app.db.query<{ user_id: number; user_name: string; tries: number }>(
    // One that is RUNNING was not given back by whoever ran it.
    `update kernel_task set state = 'RUNNING', started_at = $2, tries = case when state = 'RUNNING' then tries + 1 else 1 end
     where id = $1 and state in ('QUEUED', 'RUNNING') and cancel_asked_at is null returning user_id, user_name, tries`,
    [id, app.now().toISOString()],
  );
  if (!row) {
    await endTask(app, { id }, 'CANCELLED');
    return undefined;
  }
  const cancel = new AbortController();
  const release = app.events.on(TASK_CANCEL, (payload) => {
    if ((payload as { id: number }).id === id) cancel.abort(CANCELLED);
  });
  await tellTask(app.db, id);
  return {
    id,
    userId: row.user_id,
    userName: row.user_name,
    lost: row.tries - 1,
    signal: AbortSignal.any([cancel.signal, stopping]),
    cancel: () => cancel.abort(CANCELLED),
    cancelled: () => cancel.signal.aborted,
    release,
  };
}

/** The work of a task: it reports, it may be cancelled, it may leave a file. */
export function taskWork(app: App, task: RunningTask, work: Work): Work {
  let told = Number.NEGATIVE_INFINITY;
  const owner = { ...SYSTEM_USER, id: task.userId, name: task.userName };
  return {
    ...work,
    task: { id: task.id, userId: task.userId },
    async progress(done, total, note) {
      task.signal.throwIfAborted();
      const now = performance.now();
      if (now - told < TOLD_EVERY_MS && done < total) return;
      told = now;
      const [row] = await app.db.query<{ asked: boolean }>(
        `update kernel_task set done = $2, total = $3, note = coalesce($4, note) where id = $1
         returning cancel_asked_at is not null as asked`,
        [task.id, done, total, note ? JSON.stringify(note) : null],
      );
      // Heard here too, should the line between the nodes be cut.
      if (row?.asked) task.cancel();
      task.signal.throwIfAborted();
      await tellTask(app.db, task.id);
    },
    async result({ name, content }) {
      // Not in a transaction: the content may take longer to come than one may wait.
      const ctx = { ...systemContext(app.db, { now: app.now(), reason: '任务结果' }), user: owner };
      const file = await storeFile(ctx, app.files, {
        name,
        content: Readable.from(bytes(content)),
        maxBytes: MOST_BYTES,
      });
      await app.db.query('update kernel_task set file_id = $2 where id = $1', [task.id, file.id]);
    },
  };
}

/** Whoever writes lines of text need not think of their bytes. */
async function* bytes(content: Readable): AsyncIterable<Buffer> {
  for await (const chunk of content) yield Buffer.from(chunk);
}

/** Part of a statement: what came with the tasks named goes. */
const FORGET_INPUT = (of: string): string =>
  `, forgotten as (delete from kernel_task_input i using ${of} o where i.task_id = o.id)`;

/** What came with the task; nothing once it has ended. */
export async function inputOf(db: Db, id: number): Promise<Buffer | undefined> {
  const [row] = await db.query<{ content: Buffer }>('select content from kernel_task_input where task_id = $1', [id]);
  return row?.content;
}

/** Keeps what was found, for a day after the task ended; `note` says it in a line. */
export async function keepReport(db: Db, id: number, { report, note }: { report: object; note: Text }): Promise<void> {
  await db.query('update kernel_task set report = $2, note = $3 where id = $1', [
    id,
    JSON.stringify(report),
    JSON.stringify(note),
  ]);
}

/**
 * Ends a running task in the transaction of its effect, as its last statement: both are there or neither. Rejects, so that the effect
 * is undone, when the task was cancelled or another try of it has ended it meanwhile.
 */
export async function completeTask(ctx: Pick<Ctx, 'db' | 'now'>, id: number): Promise<void> {
  const [row] = await ctx.db.query(
    `with done as (
       update kernel_task set state = 'DONE', ended_at = $2, done = total, error = null, stack = null
       where id = $1 and state = 'RUNNING' and cancel_asked_at is null returning id)
     ${FORGET_INPUT('done')} select id from done`,
    [id, ctx.now.toISOString()],
  );
  if (!row) throw CANCELLED;
  await tellTask(ctx.db, id);
}

/** Whether this is how a task says that it was cancelled. */
export const isCancel = (error: unknown): boolean => error === CANCELLED;

/** Writes how a try ended, unless it is known already; back to QUEUED when there is another one. */
export async function endTask(
  app: App,
  task: Pick<RunningTask, 'id'>,
  state: 'DONE' | 'FAILED' | 'CANCELLED' | 'QUEUED',
  error?: unknown,
): Promise<void> {
  const failure: { message: Text; stack?: string } | undefined = error === undefined ? undefined : asFailure(error);
  const [row] = await app.db.query(
    `with tried as (
       update kernel_task set state = $2, ended_at = $3, error = $4, stack = $5 where id = $1 and ended_at is null returning id),
     ended as (select id from tried where $3::timestamptz is not null)
     ${FORGET_INPUT('ended')} select id from tried`,
    [
      task.id,
      state,
      state === 'QUEUED' ? null : app.now().toISOString(),
      failure ? JSON.stringify(failure.message) : null,
      failure?.stack ?? null,
    ],
  );
  if (row) await tellTask(app.db, task.id);
}
