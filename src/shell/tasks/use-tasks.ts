import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Task } from '../../kernel/task.calls.ts';
import { onLive } from '../../kernel/web/live/live.ts';
import { readAnew } from '../../kernel/web/live/read-anew.ts';
import { request } from '../../kernel/web/request.ts';
import { isFollowed, saysItsEnd, withoutFollowed } from '../../kernel/web/tasks/follow.ts';
import { sayEnd } from '../../kernel/web/tasks/say-end.ts';
import { MY_TASKS as KEY } from '../../kernel/web/tasks/task-keys.ts';

/** Also asked without being told, should a browser's line stay shut for long. */
const EVERY_MS = 5 * 60_000;

/** The own long work, live. A task that ends says so wherever its person is at that moment. */
export function useTasks(): { readonly tasks: readonly Task[]; readonly refresh: () => void } {
  const queries = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: KEY,
    // By its path: the contract would bring all of zod into the shell.
    queryFn: ({ signal }) => request<readonly Task[]>('GET', '/api/tasks', { signal, quiet: true }),
    refetchInterval: EVERY_MS,
    refetchOnReconnect: 'always',
  });
  useEffect(() => {
    const known = (task: Task) => queries.getQueryData<readonly Task[]>(KEY)?.find(({ id }) => id === task.id);
    const hear = async (task: Task): Promise<void> => {
      if (!known(task) && (await isFollowed(task.id))) return;
      const before = known(task);
      queries.setQueryData<readonly Task[]>(KEY, (all = []) => merged(all, task));
      if (task.endedAt && before && !before.endedAt && !saysItsEnd(task.id)) sayEnd(task);
    };
    return onLive(
      'task',
      (told) => void hear(told as Task),
      () => void readAnew(queries, { queryKey: KEY }),
    );
  }, [queries]);
  return { tasks: withoutFollowed(data), refresh: () => void queries.invalidateQueries({ queryKey: KEY }) };
}

/** The newest first. */
const merged = (known: readonly Task[], task: Task): readonly Task[] =>
  known.some(({ id }) => id === task.id) ? known.map((each) => (each.id === task.id ? task : each)) : [task, ...known];
