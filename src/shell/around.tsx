import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import type { ReactNode } from 'react';
import { lang } from '../kernel/web/i18n.ts';
import { queryClient } from '../kernel/web/query-client.ts';
import { antdLocale } from '../kernel/web/theme/antd-locale.ts';
import { antdTheme } from '../kernel/web/theme/antd-theme.ts';
import { useThemeMode } from '../kernel/web/theme/use-theme.ts';
import { useMobile } from '../kernel/web/viewport/use-mobile.ts';
import { Notices } from './notices.tsx';
import { QuestionHost } from './question-host.tsx';

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

/** What every page of the product stands in, whoever's it is: the kit's look and language, queries, notices, questions. */
export function Around({ children }: { children: ReactNode }) {
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
        {children}
      </QueryClientProvider>
    </ConfigProvider>
  );
}
