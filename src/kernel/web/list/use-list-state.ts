import { useCallback, useMemo, useState } from 'react';
import type { AnyResource } from '../../resource/resource.ts';
import { type ListState, readListState, USUAL_SIZE, writeListState } from './list-state.ts';
import { useOwnSearch } from './search/use-own-search.ts';

type Part = Partial<ListState>;

type ListStateHandle = {
  state: ListState;
  /** A change of anything but the page goes back to the first page. */
  change: (part: Part | ((now: ListState) => Part)) => void;
  /** Names the page (and the list within it) wherever something is stored for it. */
  pageKey: string;
};

/** State of a list: in the URL, or in memory for a list inside another page. */
export function useListState(
  resource: AnyResource,
  embedded?: string,
  size: number = USUAL_SIZE,
  part?: string,
): ListStateHandle {
  const [params, setParams, path] = useOwnSearch();
  const [inner, setInner] = useState<ListState>({ q: '', filters: {}, page: 0, size });
  const text = params.toString();
  const outer = useMemo(() => readListState(resource, new URLSearchParams(text), size), [resource, text, size]);
  const change = useCallback(
    (part: Part | ((now: ListState) => Part)) => {
      const turned = (now: ListState): ListState => {
        const next = typeof part === 'function' ? part(now) : part;
        return { ...now, ...('page' in next ? next : { page: 0, ...next }) };
      };
      if (embedded) setInner(turned);
      else
        setParams((now) => writeListState(resource, now, turned(readListState(resource, now, size)), size), {
          replace: true,
        });
    },
    [embedded, resource, setParams, size],
  );
  return {
    state: embedded ? inner : outer,
    change,
    pageKey: (embedded ?? part) ? `${path}#${embedded ?? part}` : path,
  };
}
