import { Readable } from 'node:stream';
import { AppError } from '../../errors.ts';
import type { Text } from '../../text.ts';
import { SYSTEM_USER, systemContext } from '../context.ts';
import { storeFile } from '../files/files.ts';
import type { App } from '../module.ts';
import { asFailure } from './failure.ts';
import type { Work } from './jobs.ts';
import { TASK_CANCEL, tellTask } from './tasks.ts';

/** Progress is written and told at most so often. */
const TOLD_EVERY_MS = 300;
/** As large as a result may be. */
const MOST_BYTES = 4 * 1024 ** 3;

export type RunningTask = {
  readonly id: number;
  readonly userId: number;
  readonly userName: string;
  readonly signal: AbortSignal;
  cancel(): void;
  cancelled(): boolean;
  release(): void;
};

const CANCELLED = new AppError('CONFLICT', { zh: '任务已取消', en: 'The task was cancelled' });

/** Takes a waiting task up, or one whose node died; nothing when it was cancelled meanwhile. */
export async function beginTask(app: App, id: number, stopping: AbortSignal): Promise<RunningTask | undefined> {
  const [row] = await app.db.query<{ user_id: number; user_name: string }>(
    `update kernel_task set state = 'RUNNING', started_at = $2, tries = tries + 1
     where id = $1 and state in ('QUEUED', 'RUNNING') and cancel_asked_at is null returning user_id, user_name`,
    [id, app.now().toISOString()],
  );
  if (!row) {
    await app.db.query(`update kernel_task set state = 'CANCELLED', ended_at = $2 where id = $1 and ended_at is null`, [
      id,
      app.now().toISOString(),
    ]);
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
    signal: AbortSignal.any([cancel.signal, stopping]),
    cancel: () => cancel.abort(CANCELLED),
    cancelled: () => cancel.signal.aborted,
    release,
  };
}

/** The work of a task: it reports, it may be cancelled, it may leave a file. */
export function taskWork(app: App, task: RunningTask, work: Work): Work {
  let told = 0;
  const owner = { ...SYSTEM_USER, id: task.userId, name: task.userName };
  return {
    ...work,
    task: { id: task.id, userId: task.userId },
    async progress(done, total, note) {
      task.signal.throwIfAborted();
      const now = Date.now();
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

/** Writes how a try ended; back to QUEUED when there is another one. */
export async function endTask(
  app: App,
  task: Pick<RunningTask, 'id'>,
  state: 'DONE' | 'FAILED' | 'CANCELLED' | 'QUEUED',
  error?: unknown,
): Promise<void> {
  const failure: { message: Text; stack?: string } | undefined = error === undefined ? undefined : asFailure(error);
  await app.db.query('update kernel_task set state = $2, ended_at = $3, error = $4, stack = $5 where id = $1', [
    task.id,
    state,
    state === 'QUEUED' ? null : app.now().toISOString(),
    failure ? JSON.stringify(failure.message) : null,
    failure?.stack ?? null,
  ]);
  await tellTask(app.db, task.id);
}
