import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive } from '../../../kernel/web/live/live.ts';
import { readAnew } from '../../../kernel/web/live/read-anew.ts';
import { call } from '../../../kernel/web/request.ts';
import { chatPresence, getChat, listChats } from './chat.calls.ts';

export const CHATS_KEY = ['chats'];
const PRESENCE_MS = 20_000;

/** My chats, newest first; whatever happens in one brings the list up to date. */
export function useChats() {
  const queries = useQueryClient();
  useEffect(
    () =>
      onLive(
        'chat',
        (news) => {
          // Whoever is out of a chat may not ask for its members any more.
          const exact = (news as { change: string }).change === 'gone';
          void readAnew(queries, { queryKey: CHATS_KEY, exact });
        },
        () => void readAnew(queries, { queryKey: CHATS_KEY, exact: true }),
      ),
    [queries],
  );
  return useQuery({
    queryKey: CHATS_KEY,
    queryFn: ({ signal }) => call(listChats, { signal, quiet: true }),
    refetchOnReconnect: 'always',
  });
}

/** Members of one chat, and how far each has read. */
export const useChatDetail = (chatId: number) =>
  useQuery({
    queryKey: [...CHATS_KEY, chatId],
    queryFn: ({ signal }) => call(getChat, { params: { id: chatId }, signal, quiet: true }),
  });

/** Who has the product open at this moment. */
export function usePresence(): ReadonlySet<number> {
  const { data } = useQuery({
    queryKey: ['chatPresence'],
    queryFn: ({ signal }) => call(chatPresence, { signal, quiet: true }),
    refetchInterval: PRESENCE_MS,
    select: (ids) => new Set(ids),
  });
  return data ?? NOBODY;
}

const NOBODY: ReadonlySet<number> = new Set();
