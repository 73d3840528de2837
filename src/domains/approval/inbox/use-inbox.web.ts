import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { call } from '../../../kernel/web/request.ts';
import { usePlace } from '../../../kernel/web/routing/record-places.ts';
import type { RunStatus } from '../approval.views.text.ts';
import { APPROVAL_KEY } from '../runs/use-run.web.ts';
import { countsCall, inboxCall } from './inbox.calls.ts';

export const TABS = ['todo', 'done', 'mine', 'copied'] as const;
export type Tab = (typeof TABS)[number];
export const PAGE_SIZE = 50;

/** What narrows the list; empty: nothing. */
export const NO_FILTER = { q: '', kind: '', status: '', initiator: 0, from: '', to: '', overdue: false, unread: false };
export type InboxView = { tab: Tab; page: number } & typeof NO_FILTER;

export const isFiltered = (view: InboxView): boolean =>
  Object.keys(NO_FILTER).some((key) => Boolean(view[key as keyof typeof NO_FILTER]));

/** What the server is asked for, by the list and by its export. */
export const queryOf = (view: InboxView) => ({
  tab: view.tab,
  q: view.q || undefined,
  resource: view.kind || undefined,
  status: view.tab === 'todo' ? undefined : (view.status as RunStatus) || undefined,
  initiatorId: view.tab === 'mine' ? undefined : view.initiator || undefined,
  from: view.from || undefined,
  to: view.to || undefined,
  overdue: view.tab === 'todo' && view.overdue ? ('true' as const) : undefined,
  unread: view.tab === 'copied' && view.unread ? ('true' as const) : undefined,
});

/** What is shown stands in the address, so that a link opens the same view. */
export function useInboxView(): [InboxView, (part: Partial<InboxView>) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'todo';
  const view: InboxView = {
    tab,
    page: Math.max(0, Number(search.get('page')) || 0),
    q: search.get('q') ?? '',
    kind: search.get('kind') ?? '',
    status: search.get('status') ?? '',
    initiator: Number(search.get('initiator')) || 0,
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
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
    queryFn: ({ signal }) => call(countsCall, { signal, quiet: true, offline: true }),
  });

export const useInbox = (view: InboxView) => {
  const query = { ...queryOf(view), page: view.page, size: PAGE_SIZE };
  return useQuery({
    queryKey: [...APPROVAL_KEY, 'inbox', query],
    queryFn: ({ signal }) => call(inboxCall, { query, signal, quiet: true, offline: true }),
    placeholderData: keepPreviousData,
  });
};

/** Address of an approval; where the list stood is kept beside it, so that the way back is known. */
export function useRunLink(): { linkOf: (runId: number) => string; state: { from: string } } {
  const { pathname, search } = useLocation();
  const place = usePlace()('approval.run') ?? '';
  return { linkOf: (runId) => `${place}/${runId}`, state: { from: pathname + search } };
}
