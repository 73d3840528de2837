import { useCallback, useMemo, useState } from 'react';
import type { AnyResource } from '../../resource/resource.ts';
import { type ListState, readListState, SIZES, writeListState } from './list-state.ts';
import { useOwnSearch } from './use-own-search.ts';

type ListStateHandle = {
  state: ListState;
  /** A change of anything but the page goes back to the first page. */
  change: (part: Partial<ListState>) => void;
  /** Names the page (and the list within it) wherever something is stored for it. */
  pageKey: string;
};

/** State of a list: in the URL, or in memory for a list inside another page. */
export function useListState(
  resource: AnyResource,
  embedded?: string,
  size: number = SIZES[0],
  part?: string,
): ListStateHandle {
  const [params, setParams, path] = useOwnSearch();
  const [inner, setInner] = useState<ListState>({ q: '', filters: {}, page: 0, size });
  const text = params.toString();
  const outer = useMemo(() => readListState(resource, new URLSearchParams(text), size), [resource, text, size]);
  const change = useCallback(
    (part: Partial<ListState>) => {
      const turned = 'page' in part ? part : { page: 0, ...part };
      if (embedded) setInner((old) => ({ ...old, ...turned }));
      else
        setParams((now) => writeListState(resource, now, { ...readListState(resource, now, size), ...turned }, size), {
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
