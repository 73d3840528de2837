import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../kernel/web/request.ts';
import type { BoardRow } from './board.rules.ts';

/** The board asks anew each minute. */
const EVERY_MS = 60_000;

/** Under the reports' own key, so that whatever changes a report refreshes the board. */
const KEY = ['records', 'voyage.report', 'board'] as const;

/** Every ship in sight, refreshed each minute while the page is in front. */
export function useBoard(confirmedOnly: boolean) {
  return useQuery({
    queryKey: [...KEY, confirmedOnly],
    queryFn: ({ signal }) =>
      request<BoardRow[]>('GET', '/api/voyage/board', { query: { confirmedOnly }, signal, quiet: true, offline: true }),
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });
}
