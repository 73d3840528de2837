import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyResource } from '../../resource/resource.ts';
import type { Query } from '../query-string.ts';
import { records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';
import { useUser } from '../session/session.ts';
import { flowOf } from './flow-acts.ts';
import { LIST } from './list.text.ts';
import type { ListState } from './list-state.ts';
import { dropFilter, keepFilter, loadKept, type SavedFilter } from './saved-filters.ts';

const MOST_STATES = 6;

const ALL: SavedFilter = { key: 'all', label: LIST.all, filters: {} };

/** A list of documents offers its states, unless its page says which views it has. */
function standard(resource: AnyResource): SavedFilter[] {
  const found = flowOf(resource);
  const states = Object.entries(found?.flow.states ?? {});
  if (!found || states.length > MOST_STATES) return [];
  return states.map(([state, label]) => ({ key: `state:${state}`, label, filters: { [found.field]: [state] } }));
}

const NONE: Record<string, string> = {};

const countText = (n: number, capped?: boolean): string => `${n.toLocaleString('en-US')}${capped ? '+' : ''}`;

type Given = {
  resource: AnyResource;
  path?: string;
  fixed?: Query;
  pageKey: string;
  given?: readonly SavedFilter[];
};

/** The saved filters of a list with their counts. */
export function useViews({ resource, path, fixed, pageKey, given }: Given) {
  const user = useUser();
  const [own, setOwn] = useState(() => loadKept(user.id, pageKey));
  const views = [ALL, ...(given ?? standard(resource)), ...own];
  const shown = views.length > 1 ? views : [];
  const queries = shown.map((view) => ({ ...view.filters, ...(view.q && { q: view.q }), ...fixed, page: 0, size: 1 }));
  const { data: counts = NONE } = useQuery({
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
  return {
    views,
    counts,
    keep(name: string, state: ListState) {
      keepFilter(user.id, pageKey, { name, q: state.q || undefined, filters: state.filters, sort: state.sort });
      setOwn(loadKept(user.id, pageKey));
    },
    drop(view: SavedFilter) {
      dropFilter(user.id, pageKey, view.label.zh);
      setOwn(loadKept(user.id, pageKey));
    },
  };
}
