import { WarningOutlined } from '@ant-design/icons';
import { Component, type ReactNode } from 'react';
import { t } from '../../kernel/web/i18n.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { ErrorPage } from './error-page.tsx';

type State = { readonly error?: unknown };

/** A new version has replaced the files that this page was built with. */
const isOldBuild = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload/i.test(error.message);

/** Keeps a page that fails from taking the shell with it. React has no function form of an error boundary. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const old = isOldBuild(error);
    const cause = error instanceof Error ? error.message : String(error);
    return (
      <ErrorPage
        icon={<WarningOutlined />}
        title={t(old ? SHELL_TEXT.updated : SHELL_TEXT.failed)}
        why={old ? '' : t(SHELL_TEXT.failedHelp)}
        facts={old ? [] : [cause]}
      >
        {!old && (
          <button type="button" onClick={() => this.setState({ error: undefined })}>
            {t(SHELL_TEXT.retry)}
          </button>
        )}
        <button type="button" onClick={() => location.reload()}>
          {t(SHELL_TEXT.reload)}
        </button>
      </ErrorPage>
    );
  }
}
