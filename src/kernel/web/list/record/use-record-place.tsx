import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { oldAddress, recordBelow } from './record-place.ts';

type RecordPlace = {
  /** The record whose page the address is; nothing on the list itself. */
  readonly id: number | undefined;
  /** The path below which the records stand. */
  readonly place: string;
  /** Leads an address of old times, `?open=6`, to the record's page. */
  readonly moved: ReactNode;
};

/** What the address of a page says: its list, or one record below it. `word` is what old addresses named the record by. */
export function useRecordPlace({ below, word = 'open' }: { below?: string; word?: string } = {}): RecordPlace {
  const rest = useParams()['*'] ?? '';
  const { pathname, search } = useLocation();
  const base = rest ? pathname.slice(0, -rest.length - 1) : pathname;
  const place = below ? `${base}/${below}` : base;
  const id = recordBelow(rest, below);
  const to = id === undefined ? oldAddress(place, search, word) : undefined;
  return { id, place, moved: to && <Navigate to={to} replace state={{ turnedFrom: pathname }} /> };
}
