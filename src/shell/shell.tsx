import { DisconnectOutlined } from '@ant-design/icons';
import { BrowserRouter } from 'react-router';
import { BASE } from '../kernel/web/base-path.ts';
import { t } from '../kernel/web/i18n.ts';
import { Around } from './around.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { ProgressBar } from './progress.tsx';
import { RefusalHost } from './refusal-host.tsx';
import { SHELL_TEXT } from './shell.text.ts';
import { ShellRoutes } from './shell-routes.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useStart } from './use-start.ts';

/** Everything behind the sign-in: antd, router, queries. Loads user and menus first; when that fails the user is logged out. */
export function Shell() {
  return (
    <Around>
      <Started />
    </Around>
  );
}

function Unanswered({ onRetry }: { onRetry: () => void }) {
  return (
    <main>
      <ErrorPage icon={<DisconnectOutlined />} title={t(SHELL_TEXT.unanswered)} why={t(SHELL_TEXT.unansweredHelp)}>
        <button type="button" onClick={onRetry}>
          {t(SHELL_TEXT.retry)}
        </button>
      </ErrorPage>
    </main>
  );
}

function Started() {
  const { start, retry } = useStart();
  useLeaveGuard();
  if (start === 'unanswered') return <Unanswered onRetry={retry} />;
  if (start === 'loading') return <ProgressBar />;
  return (
    <RefusalHost>
      <BrowserRouter basename={BASE}>
        <ShellRoutes />
      </BrowserRouter>
    </RefusalHost>
  );
}
