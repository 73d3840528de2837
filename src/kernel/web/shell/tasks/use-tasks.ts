import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Task } from '../../../task.calls.ts';
import { t } from '../../i18n.ts';
import { onLive } from '../../live/live.ts';
import { notify } from '../../notice.ts';
import { request } from '../../request.ts';
import { TASK_TEXT } from './task.text.ts';

const KEY = ['tasks', 'mine'];
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
  useEffect(
    () =>
      onLive('task', (told) => {
        const task = told as Task;
        const before = queries.getQueryData<readonly Task[]>(KEY)?.find(({ id }) => id === task.id);
        queries.setQueryData<readonly Task[]>(KEY, (known = []) => merged(known, task));
        if (task.endedAt && before && !before.endedAt) sayEnd(task);
      }),
    [queries],
  );
  return { tasks: data, refresh: () => void queries.invalidateQueries({ queryKey: KEY }) };
}

/** The newest first. */
const merged = (known: readonly Task[], task: Task): readonly Task[] =>
  known.some(({ id }) => id === task.id) ? known.map((each) => (each.id === task.id ? task : each)) : [task, ...known];

function sayEnd({ state, title, error }: Task): void {
  const name = t(title);
  if (state === 'DONE') notify.success(t(TASK_TEXT.done, { name }));
  if (state === 'FAILED') notify.error(t(TASK_TEXT.failed, { name, why: error ? t(error) : '' }));
}
