import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../../kernel/web/request.ts';
import { APPROVAL_KEY } from '../runs/use-run.web.ts';
import { countsCall, inboxCall } from './inbox.calls.ts';

export const TABS = ['todo', 'done', 'mine', 'copied'] as const;
export type Tab = (typeof TABS)[number];
export const PAGE_SIZE = 20;

export type InboxView = { tab: Tab; page: number; q: string; kind: string; overdue: boolean; unread: boolean };

/** What is shown stands in the address, so that a link opens the same view. */
export function useInboxView(): [InboxView, (part: Partial<InboxView>) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'todo';
  const view: InboxView = {
    tab,
    page: Math.max(0, Number(search.get('page')) || 0),
    q: search.get('q') ?? '',
    kind: search.get('kind') ?? '',
    overdue: search.get('overdue') === 'true',
    unread: search.get('unread') === 'true',
  };
  const change = (part: Partial<InboxView>) => {
    const next = { ...view, page: 0, ...part };
    setSearch(
      Object.entries(next)
        .filter(([, value]) => value !== '' && value !== false && value !== 0)
        .map(([key, value]): [string, string] => [key, String(value)]),
    );
  };
  return [view, change];
}

export const useCounts = () =>
  useQuery({
    queryKey: [...APPROVAL_KEY, 'counts'],
    queryFn: ({ signal }) => call(countsCall, { signal, quiet: true }),
  });

export const useInbox = ({ tab, page, q, kind, overdue, unread }: InboxView) =>
  useQuery({
    queryKey: [...APPROVAL_KEY, 'inbox', tab, page, q, kind, overdue, unread],
    queryFn: ({ signal }) =>
      call(inboxCall, {
        query: {
          tab,
          page,
          size: PAGE_SIZE,
          q: q || undefined,
          resource: kind || undefined,
          overdue: tab === 'todo' && overdue ? 'true' : undefined,
          unread: tab === 'copied' && unread ? 'true' : undefined,
        },
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
  });
