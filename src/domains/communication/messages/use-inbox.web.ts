import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { onLive } from '../../../kernel/web/live/live.ts';
import { readAnew } from '../../../kernel/web/live/read-anew.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { listMessages, readAllMessages, readMessages, removeMessages } from './message.calls.ts';
import { MESSAGE_TEXT as TEXT } from './message.text.ts';

type Asked = { page: number; kind?: string; unread: boolean; q: string };

/** The shell's bell keeps its count under the same first word. */
const KEY = 'messages';
export const PAGE_SIZE = 50;

/** A page of the inbox that follows what happens elsewhere, and the acts on it. */
export function useInbox({ page, kind, unread, q }: Asked) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [KEY] });
  const found = useQuery({
    queryKey: [KEY, 'inbox', { page, kind, unread, q }],
    queryFn: ({ signal }) =>
      call(listMessages, {
        query: {
          page,
          size: PAGE_SIZE,
          ...(kind && { kind: [kind] }),
          ...(unread && { unread: 'true' as const }),
          ...(q && { q }),
        },
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
  });
  useEffect(
    () =>
      onLive(
        'messages',
        () => void readAnew(queries, { queryKey: [KEY] }),
        // The bell asks for its own.
        () => void readAnew(queries, { queryKey: [KEY, 'inbox'] }),
      ),
    [queries],
  );
  const read = useMutation({
    mutationFn: (ids: number[]) => call(readMessages, { body: { ids }, quiet: true }),
    onSettled: refresh,
  });
  const readAll = useMutation({
    mutationFn: (upTo: number) => call(readAllMessages, { body: { upTo, ...(kind && { kind }) } }),
    onSuccess: ({ changed }) => notify.success(t(TEXT.readDone, { n: changed })),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (ids: number[]) => call(removeMessages, { body: { ids } }),
    onSuccess: ({ changed }) => notify.success(t(TEXT.removed, { n: changed })),
    onSettled: refresh,
  });
  return { ...found, read, readAll, remove };
}
