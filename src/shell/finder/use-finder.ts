import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { findRecords } from '../../kernel/finder.calls.ts';
import { t } from '../../kernel/web/i18n.ts';
import { call } from '../../kernel/web/request.ts';
import { recordPages } from '../../kernel/web/routing/record-modules.ts';
import { useUser } from '../../kernel/web/session/session.ts';
import { useRested } from '../../kernel/web/use-rested.ts';
import { loadFinderActs } from '../routing/web-modules.ts';
import { useShell } from '../shell-context.ts';
import { FINDER_TEXT } from './finder.text.ts';
import { actRows, type FinderGroup, isCalled, limits, pageRows, recentGroup, recordGroup } from './finder-rows.ts';
import { recents } from './recent.ts';

/** Milliseconds that the typing rests before the server is asked. */
const REST = 60;
const MOST_RECENT = 4;
const MOST_RECENT_ALONE = 12;

export type Scope = { readonly key: string; readonly label: string; readonly count: number };

/** What the finder shows for a word within a scope. */
export function useFinder(word: string, scope: string) {
  const { menu, table } = useShell();
  const user = useUser();
  const [opened] = useState(() => recents(user.id));
  const { data: acts = [] } = useQuery({
    queryKey: ['finder', 'acts'],
    queryFn: loadFinderActs,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const asked = useRested(word.trim(), REST);
  const kind = scope.includes('.') ? scope : undefined;
  const query = (only: string | undefined) => ({
    queryKey: ['finder', asked, only ?? ''],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const began = performance.now();
      const answer = await call(findRecords, { query: { q: asked, ...(only && { kind: only }) }, signal, quiet: true });
      return { ...answer, asked, ms: Math.round(performance.now() - began) };
    },
    enabled: asked.length > 0,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });
  const all = useQuery(query(undefined));
  const one = useQuery({ ...query(kind), enabled: asked.length > 0 && kind !== undefined });
  const answer = asked === '' ? undefined : all.data;
  const alone = asked === '' ? undefined : one.data;
  const known = useMemo(
    () => ({ menu, pages: table.pages, places: recordPages(), acts, permissions: user.permissions }),
    [menu, table, acts, user.permissions],
  );
  return useMemo(() => {
    const recent = recentGroup(opened, word, word.trim() === '' ? MOST_RECENT_ALONE : MOST_RECENT);
    const found = answer?.groups ?? [];
    const pages = pageRows(menu, word);
    const called = pages.filter((row) => isCalled(menu, row, word));
    const others = pages.filter((row) => !called.includes(row));
    const pageGroup = (rows: typeof pages): FinderGroup => ({
      scope: 'pages',
      label: t(FINDER_TEXT.pages),
      count: pages.length,
      rows,
    });
    const actGroup: FinderGroup = {
      scope: 'acts',
      label: t(FINDER_TEXT.acts),
      count: 0,
      rows: actRows(known, word, found),
    };
    const records = found.map((group) => recordGroup(known, group, word));
    const scopes: Scope[] = [
      ...records.map(({ scope: key, label, count }) => ({ key, label, count })),
      { key: 'pages', label: t(FINDER_TEXT.pages), count: pages.length },
      { key: 'acts', label: t(FINDER_TEXT.acts), count: actGroup.rows.length },
    ].filter((one) => one.count > 0);
    const total = scopes.reduce((sum, one) => sum + one.count, 0);
    const whole = [recent, pageGroup(called), ...records, actGroup, pageGroup(others.slice(0, limits.pages))];
    const within = (): FinderGroup[] => {
      if (scope === 'all') return whole;
      if (scope === 'pages') return [pageGroup(pages)];
      if (scope === 'acts') return [actGroup];
      return (alone?.groups ?? []).map((group) => recordGroup(known, group, word));
    };
    return {
      groups: within().filter((group) => group.rows.length > 0),
      scopes,
      total,
      capped: answer?.capped ?? false,
      ms: answer?.ms,
      /** The rows are those of the word that stands in the box. */
      settled: word.trim() === asked && (asked === '' || (answer?.asked === asked && !one.isPlaceholderData)),
      error: asked === '' ? undefined : (all.error ?? undefined),
      retry: () => void all.refetch(),
    };
  }, [opened, word, asked, answer, alone, menu, known, scope, all, one.isPlaceholderData]);
}
