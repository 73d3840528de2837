import { AppError } from '../../errors.ts';
import type { App } from '../module.ts';
import { systemTransaction } from '../system-transaction.ts';
import { reportFailure } from './failure.ts';
import type { Job, Work } from './jobs.ts';
import { beginTask, endTask, isCancel, type RunningTask, taskWork } from './task-run.ts';

/** One try of a job, as the queue hands it out. */
export type Try = {
  readonly id: string;
  readonly data: { readonly $task?: number };
  /** Tries that failed before this one, and how many more there may be. */
  readonly retryCount: number;
  readonly retryLimit: number;
  /** How the try before this one ended. */
  readonly output?: object | null;
};

/** What ended two processes is not given a third one. */
const LOST = new AppError('CONFLICT', {
  zh: '运行此任务的进程两次中断，不再自动重试；检查内容后可重新发起',
  en: 'The process that ran this ended twice; it is not tried again by itself. Look at what it works on, then start it anew',
});

/** Whether the process of the earlier try went away without a word, as the queue writes it, or it was given up for that. */
function wasLost(output: Try['output']): boolean {
  const { value, message = (value as { message?: unknown } | undefined)?.message } = (output ?? {}) as {
    value?: unknown;
    message?: unknown;
  };
  return message === 'job heartbeat timeout' || message === LOST.message;
}

/**
 * Runs one try. Rejects when it failed and is to be tried again, or when it failed for good and nobody but the queue keeps the error;
 * a task keeps its own.
 */
export async function runTry(app: App, name: string, job: Job, given: Try, stopping: AbortSignal): Promise<void> {
  const { $task: taskId, ...data } = given.data;
  const again = given.retryCount < given.retryLimit;
  if (taskId === undefined) {
    try {
      if (given.retryCount > 1 && wasLost(given.output)) throw LOST;
      await job.run(plainWork(app, `job ${name}`, stopping), data as never);
    } catch (error) {
      if (!again) await reportFailure(app, { kind: 'job', name, label: job.label }, error);
      throw error;
    }
    return;
  }
  const task = await beginTask(app, taskId, stopping);
  if (!task) return;
  try {
    if (task.lost > 1) throw LOST;
    await job.run(taskWork(app, task, plainWork(app, `task ${name}`, task.signal)), data as never);
    await endTask(app, task, 'DONE');
  } catch (error) {
    await taskFailed(app, { name, job, task, again, stopping }, error);
  } finally {
    task.release();
  }
}

type Failed = { name: string; job: Job; task: RunningTask; again: boolean; stopping: AbortSignal };

async function taskFailed(app: App, failed: Failed, error: unknown): Promise<void> {
  const { name, job, task, again, stopping } = failed;
  if (task.cancelled() || isCancel(error)) return endTask(app, task, 'CANCELLED');
  // Whoever waits is told of an error at once, unless the job asks for more tries; a stopping server is no error.
  const retries = error !== LOST && (stopping.aborted || (job.retries ?? 0) > 0);
  if (again && retries) {
    await endTask(app, task, 'QUEUED', error);
    throw error;
  }
  await endTask(app, task, 'FAILED', error);
  await reportFailure(app, { kind: 'task', name, label: job.label, userId: task.userId }, error);
}

/** Work that nobody watches. */
export function plainWork(app: App, requestId: string, signal: AbortSignal): Work {
  return {
    app,
    signal,
    transaction: (reason, run) => systemTransaction(app, { reason, requestId }, run),
    progress: async () => signal.throwIfAborted(),
    result: async () => {
      throw new Error('Only a task has somebody who may download its result');
    },
  };
}
