import { useCallback } from 'react';
import { keepOrder } from './record-order.ts';

/** Keeps what a list shows, so that the page of one of its records leads on to the next. */
export function useKeptOrder(place: string) {
  return useCallback(
    (rows: readonly { readonly id: number }[], among: { from: number; total: number }) =>
      keepOrder(place, { ids: rows.map((row) => row.id), ...among }),
    [place],
  );
}
