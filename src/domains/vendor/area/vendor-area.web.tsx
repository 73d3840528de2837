import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { BASE, pagePath, pageUrl } from '../../../kernel/web/base-path.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { providePlatform } from '../../../kernel/web/platform.ts';
import '../../../kernel/web/list/list.css';
import { ApiError, call } from '../../../kernel/web/request.ts';
import { type PageRoute, PagesContext } from '../../../kernel/web/routing/pages.ts';
import { holdSession } from '../../../kernel/web/session/session.ts';
import { Around } from '../../../shell/around.tsx';
import { vendorWordsCall } from '../papers/vendor-papers.calls.ts';
import { QUOTE_TEXT as TEXT } from '../quote/quote.text.ts';
import { type VendorInfoView, vendorInfoCall } from '../sign-in/vendor-auth.calls.ts';
import { LoadFailed } from './load-failed.web.tsx';
import './vendor-area.css';
import { VendorFrame } from './vendor-frame.web.tsx';
import { isVendorType, vendorDetour } from './vendor-guard.rules.ts';
import { dropVendorTokens, startSupplier, vendorToken } from './vendor-session.web.ts';
import { VendorSignIn } from './vendor-sign-in.web.tsx';

const Invitations = lazy(async () => ({ default: (await import('../quote/invitations.web.tsx')).Invitations }));
const QuotePage = lazy(async () => ({ default: (await import('../quote/quote-page.web.tsx')).QuotePage }));
const Orders = lazy(async () => ({ default: (await import('../quote/orders.web.tsx')).Orders }));
const Colleagues = lazy(async () => ({ default: (await import('../colleagues/colleagues.web.tsx')).Colleagues }));
const Invoices = lazy(async () => ({ default: (await import('../quote/invoices.web.tsx')).Invoices }));
const Papers = lazy(async () => ({ default: (await import('../papers/papers.web.tsx')).Papers }));
const OrderPage = lazy(async () => ({ default: (await import('../quote/orders.web.tsx')).OrderPage }));

/** Dictionaries are the house's own: the area has the few whose words stand in its forms. */
providePlatform({ dictionaries: () => call(vendorWordsCall, { quiet: true }), askWhoIsThere: async () => undefined });

startSupplier();

/** Nothing of the menu is here; records of others have no pages. */
const NO_PAGES: readonly PageRoute[] = [];

/** Who it is, before anything asks under whom his choices and drafts are kept. */
async function askWhoItIs(token: string | undefined, signal: AbortSignal): Promise<VendorInfoView> {
  const info = await call(vendorInfoCall, { bearer: token, signal, quiet: true });
  const { accountId, name } = info;
  holdSession({ user: { id: accountId, username: name, name, roles: [], permissions: [] } });
  return info;
}

/** The suppliers' area: its sign-in, and behind it the page of the own type. Menus, tags and dashboards of staff are not here. */
export function Area() {
  return (
    <Around>
      <Guarded />
    </Around>
  );
}

/** Who is signed in decides what opens; a token that is none any more is forgotten. */
function Guarded() {
  const token = vendorToken();
  const found = useQuery({
    queryKey: ['vendor', 'info', token],
    queryFn: ({ signal }) => askWhoItIs(token, signal),
    enabled: token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const ended = found.error instanceof ApiError && found.error.status === 401;
  useEffect(() => {
    if (ended) dropVendorTokens();
  }, [ended]);
  if (token !== undefined && !found.data && !found.error) return <SkeletonRows />;
  if (found.error && !ended) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />;
  const own = found.data?.type;
  const to = vendorDetour(pagePath(), { own, search: location.search });
  if (to) return <Elsewhere to={to} />;
  const [, area, type] = pagePath().split('/');
  if (area === 'vendorLogin' && isVendorType(type)) return <VendorSignIn type={type} />;
  return (
    <BrowserRouter basename={BASE}>
      <PagesContext value={NO_PAGES}>
        <VendorFrame company={found.data?.companyName ?? ''} name={found.data?.name ?? ''} type={own ?? 'quote'}>
          <Suspense fallback={<SkeletonRows />}>
            <Routes>
              <Route path="/vendor/quote" element={<Invitations />} />
              <Route path="/vendor/quote/inquiries/:id" element={<QuotePage />} />
              <Route path="/vendor/quote/orders" element={<Orders />} />
              <Route path="/vendor/quote/orders/:id" element={<OrderPage />} />
              <Route path="/vendor/quote/invoices" element={<Invoices />} />
              <Route path="/vendor/quote/papers" element={<Papers />} />
              <Route path="/vendor/shipRepair" element={<NoRepairs />} />
              <Route path="/vendor/shipRepair/papers" element={<Papers />} />
              {found.data && <Route path={`/vendor/${own}/colleagues`} element={<Colleagues info={found.data} />} />}
              <Route path="*" element={<Unknown />} />
            </Routes>
          </Suspense>
        </VendorFrame>
      </PagesContext>
    </BrowserRouter>
  );
}

/** Where this area ends the whole page is another; inside of it the address alone changes. */
function Elsewhere({ to }: { to: string }) {
  useEffect(() => location.replace(pageUrl(to)), [to]);
  return null;
}

/** Lists of repair inquiries come with the yards' quotations. */
function NoRepairs() {
  return (
    <>
      <h1>{t(TEXT.repairTitle)}</h1>
      <Message icon={null} title={t(TEXT.repairNone)}>
        <p className="list-message-more">{t(TEXT.noneMore)}</p>
      </Message>
    </>
  );
}

function Unknown() {
  const { pathname } = useLocation();
  return <Navigate to={pathname.split('/').slice(0, 3).join('/')} replace />;
}
