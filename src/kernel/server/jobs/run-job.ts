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
};

/**
 * Runs one try. Rejects when it failed and is to be tried again, or when it failed for good and nobody but the queue keeps the error;
 * a task keeps its own.
 */
export async function runTry(app: App, name: string, job: Job, given: Try, stopping: AbortSignal): Promise<void> {
  const { $task: taskId, ...data } = given.data;
  const again = given.retryCount < given.retryLimit;
  if (taskId === undefined) {
    try {
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
  const retries = stopping.aborted || (job.retries ?? 0) > 0;
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
