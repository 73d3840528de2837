import { useState } from 'react';
import type { ListState } from '../list-state.ts';
import type { Filters } from './filter-part.tsx';

type Held = Pick<ListState, 'q' | 'filters'>;
/** What was typed into the search fields and does not hold yet: of each field that was touched, its values. */
type Draft = { readonly q?: string; readonly part: Filters };

const clean = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0));

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What stays open once the list's own filters have changed: the fields that this change left alone. */
const stillOpen = ({ q, part }: Draft, before: Held, after: Held): Draft => ({
  ...(q !== undefined && before.q === after.q && { q }),
  part: Object.fromEntries(Object.entries(part).filter(([name]) => same(before.filters[name], after.filters[name]))),
});

/**
 * What has been typed into the search fields. Only touched fields are put over the filters that hold when it is applied: another one,
 * set a moment before, is not lost.
 */
export function useFilterDraft(state: ListState, change: (make: (now: Held) => Held) => void) {
  const [from, setFrom] = useState<Held>(state);
  const [draft, setDraft] = useState<Draft>({ part: {} });
  if (from.q !== state.q || !same(from.filters, state.filters)) {
    setFrom(state);
    setDraft(stillOpen(draft, from, state));
  }
  const apply = ({ q, part }: Draft): void =>
    change((now) => ({ q: (q ?? now.q).trim(), filters: clean({ ...now.filters, ...part }) }));
  return {
    q: draft.q ?? state.q,
    filters: clean({ ...state.filters, ...draft.part }),
    setQ: (q: string) => setDraft({ ...draft, q }),
    set(part: Filters, now: boolean) {
      const next = { ...draft, part: { ...draft.part, ...part } };
      setDraft(next);
      if (now) apply(next);
    },
    apply: () => apply(draft),
    clear() {
      setDraft({ part: {} });
      change(() => ({ q: '', filters: {} }));
    },
  };
}

export type FilterDraft = ReturnType<typeof useFilterDraft>;
