import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { t } from '../i18n.ts';
import { useShellKeys } from './keys/shell-keys.ts';
import { Layout } from './layout.tsx';
import { ChooseSystem } from './pages/choose-system.tsx';
import { NotFoundPage, UnauthorizedPage } from './pages/error-page.tsx';
import { RedirectPage } from './pages/redirect.tsx';
import { HOME_PATH } from './routing/own-pages.ts';
import { SHELL_TEXT } from './shell.text.ts';
import { ShellContext, useShell } from './shell-context.ts';
import { PageHost } from './tags/page-host.tsx';
import { tagLabel } from './tags/tag-label.ts';
import { useTags } from './tags/tag-store.ts';
import { useFrame } from './use-frame.ts';
import { useTurnAway } from './use-turn-away.ts';

/** Everything behind the sign-in. */
export function ShellRoutes() {
  const frame = useFrame();
  return (
    <ShellContext value={frame}>
      <Framed />
    </ShellContext>
  );
}

function Framed() {
  useShellKeys();
  useTurnAway();
  useTitle();
  return (
    <Layout>
      <PageHost>
        <Special />
      </PageHost>
    </Layout>
  );
}

/** The page's title, from its tab or its menu entry. */
function useTitle(): void {
  const { found, table } = useShell();
  const { pathname } = useLocation();
  const tag = useTags().find((one) => one.key === pathname);
  const title = tag ? tagLabel(tag, table.pages) : found && t(found.route.title);
  useEffect(() => {
    if (title) document.title = `${title} · ${t(SHELL_TEXT.product)} ${t(SHELL_TEXT.otherProduct)}`;
  }, [title]);
}

/** Addresses that are no page of a tab. */
function Special() {
  const { found, table } = useShell();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const ways = { signedIn: true, onHome: () => navigate(HOME_PATH) };
  if (found) return null;
  if (pathname === '/' || pathname === '/login') return <Navigate to={HOME_PATH} replace />;
  if (pathname.startsWith('/redirect/')) return <RedirectPage />;
  if (pathname === '/choiceSys') return <ChooseSystem />;
  if (pathname === '/401') return <UnauthorizedPage {...state} {...ways} />;
  if (pathname === '/404') return <NotFoundPage {...ways} />;
  const redirect = table.redirects.find((one) => one.path === pathname);
  return <Navigate to={redirect?.to ?? '/404'} replace />;
}
