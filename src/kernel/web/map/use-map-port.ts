import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';
import type { MapPort } from './ship.ts';

/** The record of a place, such as a port, as the map draws it; nothing while it is unknown or its position is. */
export function useMapPort(
  resource: string,
  id: number | null | undefined,
  name: string | null | undefined,
): MapPort | undefined {
  const target = { name: resource };
  const { data } = useQuery({
    queryKey: recordKeys.one(target, id ?? 0),
    queryFn: ({ signal }) => records.get(target, id ?? 0, { signal, quiet: true }),
    enabled: id !== null && id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => {
    // Decimal text becomes a number only to be drawn.
    if (!data?.latitude || !data.longitude) return undefined;
    return { id: String(data.id), name: name ?? '', lat: Number(data.latitude), lon: Number(data.longitude) };
  }, [data, name]);
}
