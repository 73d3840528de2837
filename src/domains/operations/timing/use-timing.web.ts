import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/web/request.ts';
import { listAllTasks, listQueues, listRuns, listSchedules, previewCron } from './timing.calls.ts';

const KEY = ['system', 'timing'] as const;
/** What runs changes by itself. */
const EVERY_MS = 5_000;

export const useSchedules = () =>
  useQuery({
    queryKey: [...KEY, 'schedules'],
    queryFn: ({ signal }) => call(listSchedules, { signal, quiet: true }),
    refetchInterval: EVERY_MS,
  });

export const useRuns = (name: string, page: number, size: number) =>
  useQuery({
    queryKey: [...KEY, 'runs', name, page, size],
    queryFn: ({ signal }) => call(listRuns, { params: { name }, query: { page, size }, signal, quiet: true }),
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });

export const usePreview = (cron: string) =>
  useQuery({
    queryKey: [...KEY, 'preview', cron],
    queryFn: ({ signal }) => call(previewCron, { query: { cron }, signal, quiet: true }),
    enabled: cron !== '',
    placeholderData: keepPreviousData,
  });

export const useAllTasks = (page: number, size: number) =>
  useQuery({
    queryKey: [...KEY, 'tasks', page, size],
    queryFn: ({ signal }) => call(listAllTasks, { query: { page, size }, signal, quiet: true }),
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });

export const useQueues = () =>
  useQuery({
    queryKey: [...KEY, 'queues'],
    queryFn: ({ signal }) => call(listQueues, { signal, quiet: true }),
    refetchInterval: EVERY_MS,
  });

export function useRefresh(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: KEY });
}
