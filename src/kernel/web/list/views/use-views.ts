import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnyResource } from '../../../resource/resource.ts';
import type { ListView } from '../../../views.calls.ts';
import type { Query } from '../../query-string.ts';
import { records } from '../../records/record-calls.ts';
import { recordKeys } from '../../records/record-keys.ts';
import type { Density } from '../../theme/theme-choice.ts';
import type { ColumnChoice } from '../columns/column-set.ts';
import type { ListState } from '../list-state.ts';
import { currentView, type SavedFilter } from '../search/saved-filters.ts';
import { offeredViews } from './offered-views.ts';
import { useKeptViews } from './use-kept-views.ts';

const NO_COUNTS: Record<string, string> = {};

const countText = (n: number, capped?: boolean): string => `${n.toLocaleString('en-US')}${capped ? '+' : ''}`;

type Given = {
  resource: AnyResource;
  path?: string;
  fixed?: Query;
  pageKey: string;
  given?: readonly SavedFilter[];
  /** What the list shows now. */
  state: ListState;
  columns: ColumnChoice | undefined;
  density: Density;
};

/** The views of a list with their counts. */
export function useViews({ resource, path, fixed, pageKey, given, state, columns, density }: Given) {
  const kept = useKeptViews(pageKey);
  const views = useMemo(
    () => [...offeredViews(resource, given, fixed), ...kept.views],
    [given, resource, fixed, kept.views],
  );
  const shown = views.length > 1 ? views : [];
  const queries = shown.map((view) => ({ ...view.filters, ...(view.q && { q: view.q }), ...fixed, page: 0, size: 1 }));
  const { data: counts = NO_COUNTS } = useQuery({
    queryKey: recordKeys.list(resource, path, { counts: JSON.stringify(queries) }),
    queryFn: async ({ signal }) => {
      // A view that cannot be counted goes without a number; the others keep theirs.
      const count = (query: Query): Promise<string | undefined> =>
        records.list(resource, query, { path, signal, quiet: true }).then(
          (page) => countText(page.totalElements, page.totalCapped),
          () => undefined,
        );
      const found = await Promise.all(queries.map(count));
      return Object.fromEntries(shown.flatMap((view, i) => (found[i] ? [[view.key, found[i]]] : [])));
    },
    enabled: shown.length > 0,
    staleTime: 30_000,
  });
  const keep = (name: string): Promise<void> =>
    kept.keep({
      page: pageKey,
      name,
      q: state.q || undefined,
      filters: Object.fromEntries(Object.entries(state.filters).map(([key, words]) => [key, [...words]])),
      sort: state.sort,
      columns: columns && {
        hidden: columns.hidden && [...columns.hidden],
        order: [...columns.order],
        widths: columns.widths && { ...columns.widths },
        pinned: columns.pinned && [...columns.pinned],
      },
      density,
    });
  return {
    views,
    counts,
    current: currentView(views, state, columns),
    keep,
    renew: (view: ListView): Promise<void> => keep(view.name),
    drop: kept.drop,
    share: kept.share,
  };
}
