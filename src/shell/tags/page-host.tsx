import { Activity, lazy, memo, type ReactNode, Suspense, useLayoutEffect, useMemo, useReducer } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { findPage } from '../../kernel/web/routing/find-page.ts';
import type { PageRoute } from '../../kernel/web/routing/pages.ts';
import { useTags, visit, visitNone } from '../../kernel/web/tabs/tag-store.ts';
import type { Tag } from '../../kernel/web/tabs/tags.ts';
import { TagContext } from '../../kernel/web/tabs/use-tag.ts';
import { DATA_DASHBOARD } from '../navbar/use-data-dashboard.ts';
import { PageBoundary } from '../pages/page-boundary.tsx';
import { PageLoading } from '../progress.tsx';
import { pageComponent } from '../routing/web-modules.ts';
import { useShell } from '../shell-context.ts';
import { useKeptScroll } from './use-kept-scroll.ts';

const NotFoundPage = lazy(async () => ({ default: (await import('../pages/closed-page.tsx')).NotFoundPage }));

type Props = {
  /** The page in front stays closed: what is missing stands in its place. */
  closed: boolean;
  children: ReactNode;
};

/**
 * The pages of all open tabs; those behind are kept alive but hidden, unless they are not cached. Each page sees its own tab's
 * address through the router's hooks, also while it is hidden.
 */
export function PageHost({ closed, children }: Props) {
  const { table, found } = useShell();
  const location = useLocation();
  const { pathname } = location;
  const tags = useTags();
  useKeptScroll(pathname);
  const pinned = found?.route.pinned === true && found.route.path === pathname;
  // By the visit, not by its address: who closes a tab and is back at once, before the page between was drawn, opens it anew.
  useLayoutEffect(() => {
    if (closed) return;
    const { pathname: key, search, hash, state } = location;
    if (found) visit({ key, search, hash, state }, pinned);
    else visitNone();
  }, [found, location, pinned, closed]);
  return (
    <>
      {tags.map((tag) => {
        const route = findPage(table.pages, tag.key)?.route;
        const current = tag.key === pathname;
        // The wall is drawn over everything.
        if (route?.component === DATA_DASHBOARD) return null;
        if (!route || !tag.live || (!current && !route.cached)) return null;
        return (
          <Activity key={`${tag.key} ${tag.generation}`} mode={current && !closed ? 'visible' : 'hidden'}>
            <Pane tag={tag} route={route} />
          </Activity>
        );
      })}
      {children}
    </>
  );
}

/** Going to another page leaves those behind as they are. */
const Pane = memo(function Pane({ tag, route }: { tag: Tag; route: PageRoute }) {
  const [, again] = useReducer((times: number) => times + 1, 0);
  const Page = pageComponent(route.component);
  const location = useMemo(
    () => ({ pathname: tag.key, search: tag.search, hash: tag.hash, state: tag.state, key: tag.key }),
    [tag.key, tag.search, tag.hash, tag.state],
  );
  return (
    <TagContext value={tag.key}>
      <div className="shell-pane">
        <PageBoundary onAgain={again}>
          <Suspense fallback={<PageLoading />}>
            <Routes location={location}>
              <Route path={`${route.path}/*`} element={Page ? <Page /> : <NotFoundPage signedIn />} />
            </Routes>
          </Suspense>
        </PageBoundary>
      </div>
    </TagContext>
  );
});
