import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type PickOption, records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';

const STEP = 20;
/** The server answers no more at once (design, section 4). */
const MOST = 200;
const PAUSE_MS = 250;

/**
 * Records to choose from: searched on the server while typing, twenty more each time the list is scrolled to its end. `all` offers
 * those that can no longer be chosen too.
 */
export function usePickOptions(resource: string, open: boolean, all = false) {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [size, setSize] = useState(STEP);

  useEffect(() => {
    const timer = setTimeout(() => {
      setQ(typed.trim());
      setSize(STEP);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const target = { name: resource };
  const query = { q, size, ...(all && { all: true as const }) };
  const found = useQuery({
    queryKey: recordKeys.options(target, query),
    queryFn: ({ signal }) => records.options(target, query, signal),
    enabled: open,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const options: readonly PickOption[] = found.data ?? [];
  const more = options.length >= size && size < MOST && !found.isPlaceholderData;
  return {
    options,
    loading: found.isFetching,
    failed: found.isError,
    search: setTyped,
    /** Call when the list is near its end; does nothing while a page is on its way. */
    loadMore: () => more && setSize(Math.min(size + STEP, MOST)),
  };
}

/** Names of records known only by id, such as old values in a history. */
export function usePickLabels(resource: string, ids: readonly number[]): ReadonlyMap<number, string> {
  const target = { name: resource };
  const query = { ids: [...ids].sort((a, b) => a - b), size: MOST };
  const found = useQuery({
    queryKey: recordKeys.options(target, query),
    queryFn: ({ signal }) => records.options(target, query, signal),
    enabled: ids.length > 0,
    staleTime: 60_000,
  });
  return new Map((found.data ?? []).map((option) => [option.id, option.label]));
}
