import type { Task } from '../../task.calls.ts';
import { ApiError } from '../api-error.ts';
import { onLive } from '../live/live.ts';
import { queryClient } from '../query-client.ts';
import { request } from '../request.ts';
import { sayEnd } from './say-end.ts';
import { MY_TASKS } from './task-keys.ts';

/** Also asked without being told, should the live line be shut. */
const LOOK_EVERY_MS = 2_000;

const followed = new Set<number>();
/** Followed once: its end is seen here even when nobody shows it any more. */
const seen = new Set<number>();
let starting: Promise<unknown> = Promise.resolve();

/** Whether somebody shows this task already: the shell is silent about it then. Waits for starts that are under way. */
export async function isFollowed(id: number): Promise<boolean> {
  await starting;
  return followed.has(id);
}

/** Whether its end is said here, so that the shell need not. */
export const saysItsEnd = (id: number): boolean => seen.has(id);

export const withoutFollowed = (tasks: readonly Task[]): readonly Task[] => tasks.filter(({ id }) => !followed.has(id));

export type Following = {
  readonly id: number;
  /** The task as it ended. Rejects when it can no longer be asked for. */
  readonly ended: Promise<Task>;
  /** Leaves it to the shell, which shows it among one's tasks; how it ends is said in passing. */
  letGo(): void;
};

/** Starts a task that the caller shows by itself, from its first sign on, with every step of its progress. */
export async function follow(start: () => Promise<number>, hear: (task: Task) => void): Promise<Following> {
  const begun = start();
  starting = Promise.allSettled([starting, begun.then((id) => followed.add(id) && seen.add(id))]);
  const id = await begun;
  let last: Task | undefined;
  const ended = heard(id, (task) => {
    // An answer may be older than what was told live.
    if (last && !task.endedAt && task.done < last.done) return;
    last = task;
    hear(task);
  });
  return {
    id,
    ended,
    letGo() {
      followed.delete(id);
      void queryClient.invalidateQueries({ queryKey: MY_TASKS });
      if (!last?.endedAt) ended.then(sayEnd, () => undefined);
    },
  };
}

function heard(id: number, hear: (task: Task) => void): Promise<Task> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      release();
      clearInterval(looking);
    };
    const take = (task: Task): void => {
      hear(task);
      if (!task.endedAt) return;
      stop();
      resolve(task);
    };
    const look = (): void => {
      request<Task>('GET', `/api/tasks/${id}`, { quiet: true }).then(take, (error) => {
        if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return;
        stop();
        reject(error);
      });
    };
    const release = onLive('task', (told) => {
      if ((told as Task).id === id) take(told as Task);
    });
    const looking = setInterval(look, LOOK_EVERY_MS);
    look();
  });
}
