import { useState } from 'react';
import type { Filters } from './filter-control.tsx';
import type { ListState } from './list-state.ts';

type Draft = { q: string; filters: Filters };

const clean = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0));

/** What has been typed into the search fields and does not hold yet. A change of the list's own filters starts it anew. */
export function useFilterDraft(state: ListState, apply: (draft: Draft) => void) {
  const held = JSON.stringify([state.q, state.filters]);
  const [from, setFrom] = useState(held);
  const [draft, setDraft] = useState<Draft>({ q: state.q, filters: state.filters });
  if (from !== held) {
    setFrom(held);
    setDraft({ q: state.q, filters: state.filters });
  }
  return {
    q: draft.q,
    filters: draft.filters,
    setQ: (q: string) => setDraft({ ...draft, q }),
    set(part: Filters, now: boolean) {
      const next = { ...draft, filters: clean({ ...draft.filters, ...part }) };
      setDraft(next);
      if (now) apply(next);
    },
    apply: () => apply({ q: draft.q.trim(), filters: clean(draft.filters) }),
    clear: () => apply({ q: '', filters: {} }),
  };
}

export type FilterDraft = ReturnType<typeof useFilterDraft>;
