import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnyResource } from '../../resource/resource.ts';
import type { Query } from '../query-string.ts';
import { type AnyRow, type RowPage, records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';
import { type Totals, totalsOf } from './columns/totals.ts';
import { type ListState, queryOf } from './list-state.ts';
import { joinPages, nextPage } from './pages/pages.ts';

export type Rows = {
  rows: readonly AnyRow[];
  total: number;
  capped: boolean;
  /** What each totalled column comes to; one that is in no unit, or in one, has one sum. */
  totals: Totals;
  /** Nothing has been answered yet. */
  first: boolean;
  loading: boolean;
  error: unknown;
  retry: () => void;
  /** Load-more lists: whether more rows exist, and how to get them; one request at a time. */
  more?: () => void;
};

type Given = {
  resource: AnyResource;
  path?: string;
  state: ListState;
  fixed?: Query;
  endless: boolean;
  /** The first page is kept for when there is no line. */
  kept?: boolean;
};

/** What a growing list asks first, before anybody has searched it: read ahead, it opens without a line. */
export const firstPageOf = ({ size, fixed }: { size: number; fixed: Query }): Query => ({ size, ...fixed, page: 0 });

/** The rows of a list, page by page, or growing for a load-more list. */
export function useRows({ resource, path, state, fixed, endless, kept = false }: Given): Rows {
  const query = { ...queryOf(state), ...fixed };
  const single = useQuery({
    queryKey: recordKeys.list(resource, path, query),
    queryFn: ({ signal }) =>
      records.list(resource, query, { path, signal, quiet: true, offline: kept && state.page === 0 }),
    placeholderData: keepPreviousData,
    enabled: !endless,
  });
  const { page: _, ...spread } = query;
  const growing = useInfiniteQuery({
    queryKey: recordKeys.list(resource, path, { ...spread, endless }),
    queryFn: ({ pageParam, signal }) =>
      records.list(
        resource,
        { ...spread, page: pageParam },
        { path, signal, quiet: true, offline: kept && pageParam === 0 },
      ),
    initialPageParam: 0,
    getNextPageParam: (_last, pages: RowPage[]) => nextPage(pages, state.size),
    placeholderData: keepPreviousData,
    enabled: endless,
  });
  const asked = endless ? growing : single;
  const grown = growing.data?.pages;
  const page = single.data;
  const pages = useMemo(() => (endless ? grown : page && [page]), [endless, grown, page]);
  const rows = useMemo(() => joinPages(pages ?? []), [pages]);
  const last = pages?.at(-1);
  return {
    rows,
    total: last?.totalElements ?? 0,
    capped: last?.totalCapped ?? false,
    totals: useMemo(() => totalsOf(pages?.[0]), [pages]),
    first: !pages,
    loading: asked.isFetching,
    error: asked.error,
    retry: () => void asked.refetch(),
    more:
      endless && growing.hasNextPage
        ? () => {
            // A wheel calls several times before the next drawing: what is under way goes on, nothing is asked twice.
            if (!growing.isFetching) void growing.fetchNextPage({ cancelRefetch: false });
          }
        : undefined,
  };
}
