import { FileSearchOutlined, LockOutlined } from '@ant-design/icons';
import type { MouseEvent } from 'react';
import { pageUrl } from '../../kernel/web/base-path.ts';
import { listed, t } from '../../kernel/web/i18n.ts';
import { ERROR_TEXT } from './error.text.ts';
import { ErrorPage } from './error-page.tsx';
import { useGrant } from './use-grant.ts';

/** `onHome` stays inside the router, so that open tabs keep what was typed. */
type Ways = { signedIn: boolean; onHome?: () => void };

function Ways({ signedIn, onHome }: Ways) {
  const home = (event: MouseEvent): void => {
    if (!onHome || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onHome();
  };
  return (
    <>
      <a className="shell-error-home" href={pageUrl(signedIn ? '/' : '/login')} onClick={home}>
        {t(signedIn ? ERROR_TEXT.toHome : ERROR_TEXT.toSignIn)}
      </a>
      <button type="button" onClick={() => history.back()}>
        {t(ERROR_TEXT.back)}
      </button>
    </>
  );
}

export function NotFoundPage(ways: Ways) {
  return (
    <ErrorPage icon={<FileSearchOutlined />} title={t(ERROR_TEXT.notFound)} why={t(ERROR_TEXT.notFoundWhy)}>
      <Ways {...ways} />
    </ErrorPage>
  );
}

/** What stays closed: a permission that the server named, or the address of a page. */
export type Closed = { message?: string; permission?: string; path?: string; requestId?: string };

/** Names what is missing, and who could give it. */
export function UnauthorizedPage({ message, permission, path, requestId, ...ways }: Ways & Closed) {
  const grant = useGrant(ways.signedIn ? { permission, path } : {});
  const label = grant?.label;
  const facts = [
    label
      ? t(ERROR_TEXT.permissionNamed, { label, permission: grant?.permission ?? '' })
      : permission && t(ERROR_TEXT.permission, { permission }),
    grant && grant.roles.length > 0 && t(ERROR_TEXT.roles, { roles: listed(grant.roles) }),
    grant &&
      grant.keepers.length > 0 &&
      t(ERROR_TEXT.keepers, { names: listed(grant.keepers.map(({ name, username }) => `${name} ${username}`)) }),
    requestId && t(ERROR_TEXT.requestId, { id: requestId }),
  ];
  const why = grant?.page ? t(ERROR_TEXT.closedPage, { page: grant.page }) : (message ?? t(ERROR_TEXT.unauthorizedWhy));
  return (
    <ErrorPage
      icon={<LockOutlined />}
      title={t(ERROR_TEXT.unauthorized)}
      why={why}
      facts={facts.map((fact) => fact || undefined)}
    >
      <Ways {...ways} />
    </ErrorPage>
  );
}

/** For visitors without a session. */
export function OutsideErrorPage({ path }: { path: string }) {
  return <main>{path === '/401' ? <UnauthorizedPage signedIn={false} /> : <NotFoundPage signedIn={false} />}</main>;
}
