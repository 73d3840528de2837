import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { ListView, ViewContent } from '../../../views.calls.ts';
import { t } from '../../i18n.ts';
import { notify } from '../../notice.ts';
import { request } from '../../request.ts';
import { caller } from '../../session/caller.ts';
import { useUser } from '../../session/session.ts';
import { BATCH } from '../batch/batch.text.ts';
import { LIST } from '../list.text.ts';
import { savedOf, takeKeptHere } from '../search/saved-filters.ts';

/** One question for the views of all lists; they change seldom, and by oneself. */
const VIEWS = ['views'];
const FRESH_MS = 10 * 60_000;
const NONE: readonly ListView[] = [];

const ownFirst = (a: ListView, b: ListView): number => Number(b.own) - Number(a.own) || a.id - b.id;

/** The views that are kept for a list: one's own, and those shared with a role of one's own. */
export function useKeptViews(page: string) {
  const client = useQueryClient();
  const user = useUser();
  const { data = NONE } = useQuery({
    queryKey: VIEWS,
    queryFn: ({ signal }) => request<readonly ListView[]>('GET', '/api/views', { signal, quiet: true }),
    staleTime: FRESH_MS,
    enabled: caller().keepsViews,
  });
  const views = useMemo(() => data.filter((view) => view.page === page).map(savedOf), [data, page]);
  const change = useCallback(
    (make: (all: readonly ListView[]) => readonly ListView[]) => {
      client.setQueryData<readonly ListView[]>(VIEWS, (all = NONE) => make(all));
    },
    [client],
  );
  const put = useCallback(
    (view: ListView) => change((all) => [...all.filter((one) => one.id !== view.id), view].sort(ownFirst)),
    [change],
  );
  const keep = useCallback(
    async (content: ViewContent): Promise<void> =>
      put(await request<ListView>('POST', '/api/views', { body: content })),
    [put],
  );
  useEffect(() => {
    for (const content of takeKeptHere(user.id, page)) void keep(content).catch(() => undefined);
  }, [user.id, page, keep]);

  return {
    views,
    keep,
    async drop(view: ListView): Promise<void> {
      await request('DELETE', `/api/views/${view.id}`);
      change((all) => all.filter((one) => one.id !== view.id));
      notify.success(t(LIST.viewDropped, { name: view.name }), {
        label: t(BATCH.undo),
        run: () =>
          void request<ListView>('POST', `/api/views/${view.id}/restore`, { body: {} }).then(put, () => undefined),
      });
    },
    async share(view: ListView, roles: readonly string[]): Promise<void> {
      put(await request<ListView>('POST', `/api/views/${view.id}/share`, { body: { version: view.version, roles } }));
    },
  };
}
