import { Navigate, useLocation, useNavigate } from 'react-router';
import { HOME_PATH } from '../routing/own-pages.ts';
import { useShell } from '../shell-context.ts';
import { ChooseSystem } from './choose-system.tsx';
import { type Closed, NotFoundPage, UnauthorizedPage } from './closed-page.tsx';
import { OpenRecord } from './open-record.tsx';
import { RedirectPage } from './redirect.tsx';
import { UnknownAddress } from './unknown-address.tsx';

/** What is no page of a tab: the choice of systems, a record by name, what stays closed or does not exist. */
export function SpecialPage({ closed }: { closed: Closed | undefined }) {
  const { table } = useShell();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const ways = { signedIn: true, onHome: () => navigate(HOME_PATH) };
  if (closed) return <UnauthorizedPage {...closed} {...ways} />;
  if (pathname.startsWith('/redirect/')) return <RedirectPage />;
  if (pathname.startsWith('/open/')) return <OpenRecord />;
  if (pathname === '/choiceSys') return <ChooseSystem />;
  if (pathname === '/401') return <UnauthorizedPage {...ways} />;
  if (pathname === '/404') return <NotFoundPage {...ways} />;
  const redirect = table.redirects.find((one) => one.path === pathname);
  if (redirect) return <Navigate to={redirect.to} replace />;
  return <UnknownAddress key={pathname} path={pathname} onHome={ways.onHome} />;
}
