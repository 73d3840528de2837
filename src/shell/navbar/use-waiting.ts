import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { onLive } from '../../kernel/web/live/live.ts';
import { readAnew } from '../../kernel/web/live/read-anew.ts';
import { request } from '../../kernel/web/request.ts';

/** A message of the inbox, as much of it as the bell shows. */
export type WaitingMessage = {
  readonly id: number;
  readonly label: string;
  readonly urgent: boolean;
  readonly title: string;
  readonly link: string | null;
  readonly createdAt: string;
};

type Waiting = { readonly unread: number; readonly latest: readonly WaitingMessage[]; readonly chats: number };

/** Counts start at 0 (spec.md section 2.2). */
const NOTHING: Waiting = { unread: 0, latest: [], chats: 0 };
const KEY = ['messages', 'waiting'];
/** Also asked without being told, should a browser's line stay shut for long. */
const EVERY_MS = 5 * 60_000;

/** What is unread in inbox and chats; follows what other tabs and other people do. */
export function useWaiting(): Waiting & { readonly refresh: () => Promise<void> } {
  const queries = useQueryClient();
  const refresh = useCallback(() => readAnew(queries, { queryKey: KEY }), [queries]);
  const { data = NOTHING } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request<Waiting>('GET', '/api/system/messages/waiting', { signal, quiet: true }),
    refetchInterval: EVERY_MS,
    refetchOnReconnect: 'always',
  });
  useEffect(() => {
    const read = () => void refresh();
    // Both topics change the same counts: one of them asks for the other.
    const ends = [onLive('messages', read, read), onLive('chat', read)];
    return () => {
      for (const end of ends) end();
    };
  }, [refresh]);
  return { ...data, refresh };
}

/** Marks as read: one message, or everything that the bell knows of. */
export async function readMessages(what: { id: number } | { upTo: number }): Promise<void> {
  const body = 'id' in what ? { ids: [what.id] } : what;
  await request('POST', `/api/system/messages/${'id' in what ? 'read' : 'read-all'}`, { body, quiet: 'id' in what });
}
