import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { t } from '../kernel/web/i18n.ts';
import { PagesContext } from '../kernel/web/routing/pages.ts';
import { useUser } from '../kernel/web/session/session.ts';
import { useTags } from '../kernel/web/tabs/tag-store.ts';
import { showIcon } from './favicon.ts';
import { noteRecent } from './finder/recent.ts';
import { useShellKeys } from './keys/shell-keys.ts';
import { Layout } from './layout.tsx';
import type { Closed } from './pages/closed-page.tsx';
import { PageLoading } from './progress.tsx';
import { HOME_PATH } from './routing/own-pages.ts';
import { SHELL_TEXT } from './shell.text.ts';
import { ShellContext, useShell } from './shell-context.ts';
import { PageHost } from './tags/page-host.tsx';
import { tagLabel } from './tags/tag-label.ts';
import { useFrame } from './use-frame.ts';
import { useTurnAway } from './use-turn-away.ts';

const SpecialPage = lazy(async () => ({ default: (await import('./pages/special-page.tsx')).SpecialPage }));

/** Everything behind the sign-in. */
export function ShellRoutes() {
  const frame = useFrame();
  return (
    <PagesContext value={frame.table.pages}>
      <ShellContext value={frame}>
        <Framed />
      </ShellContext>
    </PagesContext>
  );
}

function Framed() {
  useShellKeys();
  const closed = useTurnAway();
  useTitle(closed !== undefined);
  return (
    <Layout>
      <PageHost closed={closed !== undefined}>
        <Special closed={closed} />
      </PageHost>
    </Layout>
  );
}

/** The page's title and icon, from its tab or its menu entry; a closed page gives its own. */
function useTitle(closed: boolean): void {
  const { found, table } = useShell();
  const { pathname } = useLocation();
  const tag = useTags().find((one) => one.key === pathname);
  const mark = tag?.mark;
  useEffect(() => showIcon(mark), [mark]);
  const title = tag ? tagLabel(tag, table.pages) : found && t(found.route.title);
  const user = useUser();
  const isPage = found !== undefined && pathname !== HOME_PATH;
  useEffect(() => {
    if (isPage && title) noteRecent(user.id, { path: pathname, title });
  }, [isPage, title, pathname, user.id]);
  useEffect(() => {
    if (title && !closed) document.title = `${title} · ${t(SHELL_TEXT.product)} ${t(SHELL_TEXT.otherProduct)}`;
  }, [title, closed]);
}

/** What is no page of a tab, or stays closed; addresses that start the day go on at once. */
function Special({ closed }: { closed: Closed | undefined }) {
  const { found } = useShell();
  const { pathname } = useLocation();
  if (found && !closed) return null;
  if (pathname === '/' || pathname === '/login') return <Navigate to={HOME_PATH} replace />;
  return (
    <Suspense fallback={<PageLoading />}>
      <SpecialPage closed={closed} />
    </Suspense>
  );
}
