import { FileSearchOutlined, LockOutlined } from '@ant-design/icons';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { pageUrl } from '../../base-path.ts';
import { t } from '../../i18n.ts';
import { ERROR_TEXT } from './error.text.ts';
import './error-page.css';

type Props = {
  icon: ReactNode;
  title: string;
  why: string;
  facts?: readonly (string | undefined)[];
  children?: ReactNode;
};

/** Icon, title, one sentence, request number, ways back. Loads no antd, because visitors without a session see it too. */
export function ErrorPage({ icon, title, why, facts = [], children }: Props) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="shell-error">
      <span className="shell-error-icon">{icon}</span>
      <h1>{title}</h1>
      <p>{why}</p>
      {facts.filter(Boolean).map((fact) => (
        <p key={fact} className="shell-error-fact">
          {fact}
        </p>
      ))}
      <div className="shell-error-acts">{children}</div>
    </div>
  );
}

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

/** Names the missing permission when the server told it. */
export function UnauthorizedPage({
  message,
  permission,
  requestId,
  ...ways
}: Ways & { message?: string; permission?: string; requestId?: string }) {
  const facts = [
    permission && t(ERROR_TEXT.permission, { permission }),
    requestId && t(ERROR_TEXT.requestId, { id: requestId }),
  ];
  return (
    <ErrorPage
      icon={<LockOutlined />}
      title={t(ERROR_TEXT.unauthorized)}
      why={message ?? t(ERROR_TEXT.unauthorizedWhy)}
      facts={facts}
    >
      <Ways {...ways} />
    </ErrorPage>
  );
}

/** For visitors without a session. */
export function OutsideErrorPage({ path }: { path: string }) {
  return <main>{path === '/401' ? <UnauthorizedPage signedIn={false} /> : <NotFoundPage signedIn={false} />}</main>;
}
