import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Among } from '../../resource/choices.ts';
import { type PickOption, records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';

const STEP = 20;
/** The server answers no more at once (design, section 4). */
const MOST = 200;
const PAUSE_MS = 250;

/**
 * Records to choose from: searched on the server while typing, twenty more each time the list is scrolled to its end. `all` offers
 * those that can no longer be chosen too; `among` those alone that have these words.
 */
export function usePickOptions(
  resource: string,
  open: boolean,
  { all = false, among = {} }: { all?: boolean; among?: Among } = {},
) {
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
  const narrowed = Object.entries(among).flatMap(([name, words]) => words.map((word) => `${name}:${word}`));
  const query = {
    q,
    size,
    ...(all && { all: true as const }),
    ...(narrowed.length > 0 && { among: narrowed }),
  };
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
    /** The words that these are the answer to; nothing while it is on its way. */
    answered: found.data && !found.isPlaceholderData ? q : undefined,
    loading: found.isFetching,
    failed: found.isError,
    search: setTyped,
    /** Call when the list is near its end; does nothing while a page is on its way. */
    loadMore: () => more && setSize(Math.min(size + STEP, MOST)),
  };
}

type Unnamed = { readonly resource: string; readonly ids: readonly number[] };

/** What asks for the names of records known only by id. */
function labelsQuery({ resource, ids }: Unnamed) {
  const target = { name: resource };
  const query = { ids: [...ids].sort((a, b) => a - b), size: MOST };
  return {
    queryKey: recordKeys.options(target, query),
    queryFn: ({ signal }: { signal: AbortSignal }) => records.options(target, query, signal),
    enabled: ids.length > 0,
    staleTime: 60_000,
  };
}

const namesIn = (options: readonly PickOption[] | undefined): ReadonlyMap<number, string> =>
  new Map((options ?? []).map((option) => [option.id, option.label]));

/** Names of records known only by id, such as old values in a history. */
export const usePickLabels = (resource: string, ids: readonly number[]): ReadonlyMap<number, string> =>
  namesIn(useQuery(labelsQuery({ resource, ids })).data);

/** The same of several kinds of record, in their order. */
export const usePickLabelsOf = (asked: readonly Unnamed[]): readonly ReadonlyMap<number, string>[] =>
  useQueries({ queries: asked.map(labelsQuery) }).map(({ data }) => namesIn(data));
