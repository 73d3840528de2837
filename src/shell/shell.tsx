import { DisconnectOutlined } from '@ant-design/icons';
import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { BrowserRouter } from 'react-router';
import { BASE } from '../kernel/web/base-path.ts';
import { lang, t } from '../kernel/web/i18n.ts';
import { queryClient } from '../kernel/web/query-client.ts';
import { antdLocale } from '../kernel/web/theme/antd-locale.ts';
import { antdTheme } from '../kernel/web/theme/antd-theme.ts';
import { useThemeMode } from '../kernel/web/theme/use-theme.ts';
import { useMobile } from '../kernel/web/viewport/use-mobile.ts';
import { Notices } from './notices.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { ProgressBar } from './progress.tsx';
import { QuestionHost } from './question-host.tsx';
import { RefusalHost } from './refusal-host.tsx';
import { SHELL_TEXT } from './shell.text.ts';
import { ShellRoutes } from './shell-routes.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useStart } from './use-start.ts';

const LOCALE = antdLocale(lang);

/** The required mark stands after the label. */
const FORM: ConfigProviderProps['form'] = {
  requiredMark: (label, { required }) => (
    <>
      {label}
      {required && <span className="shell-required">*</span>}
    </>
  ),
};

/** Everything behind the sign-in: antd, router, queries. Loads user and menus first; when that fails the user is logged out. */
export function Shell() {
  const mode = useThemeMode();
  return (
    <ConfigProvider
      locale={LOCALE}
      theme={antdTheme(mode, { phone: useMobile() })}
      button={{ autoInsertSpace: false }}
      form={FORM}
      componentSize="middle"
    >
      <QueryClientProvider client={queryClient}>
        <Notices />
        <QuestionHost />
        <Started />
      </QueryClientProvider>
    </ConfigProvider>
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
