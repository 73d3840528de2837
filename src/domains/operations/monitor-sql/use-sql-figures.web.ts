import { useQuery } from '@tanstack/react-query';
import { call } from '../../../kernel/web/request.ts';
import { type Source, slowStatements, sqlActivity, sqlSizes, sqlStatements } from './sql-monitor.calls.ts';

const EVERY_MS = 15_000;
const KEY = ['system', 'sqlMonitor'];

/** The four answers of the page; sizes are read once, because every look at them costs the database something. */
export function useSqlFigures(source: Source) {
  const statements = useQuery({
    queryKey: [...KEY, 'statements', source],
    queryFn: ({ signal }) => call(sqlStatements, { query: { source }, signal, quiet: true }),
    refetchInterval: EVERY_MS,
  });
  const slow = useQuery({
    queryKey: [...KEY, 'slow'],
    queryFn: ({ signal }) => call(slowStatements, { signal, quiet: true }),
    refetchInterval: EVERY_MS,
  });
  const activity = useQuery({
    queryKey: [...KEY, 'activity'],
    queryFn: ({ signal }) => call(sqlActivity, { signal, quiet: true }),
    refetchInterval: EVERY_MS,
  });
  const sizes = useQuery({
    queryKey: [...KEY, 'sizes'],
    queryFn: ({ signal }) => call(sqlSizes, { signal, quiet: true }),
  });
  const all = [statements, slow, activity, sizes];
  return {
    statements: statements.data,
    slow: slow.data,
    activity: activity.data,
    sizes: sizes.data,
    error: all.find((one) => one.error)?.error,
    busy: all.some((one) => one.isFetching),
    refresh: () => void Promise.all(all.map((one) => one.refetch())),
  };
}
