import { WarningOutlined } from '@ant-design/icons';
import { Component, type ReactNode } from 'react';
import { t } from '../../kernel/web/i18n.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { ErrorPage } from './error-page.tsx';
import { MissingFiles } from './missing-files.tsx';

type Props = {
  children: ReactNode;
  /** Draws the children anew, so that what could not be fetched is asked for again. */
  onAgain?: () => void;
};
type State = { readonly error?: unknown /** It was drawn anew once. */; readonly retried?: boolean };

/** Files of the page could not be fetched: there is no line, or a new version has replaced them. */
const lacksFiles = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload/i.test(error.message);

/** Keeps a page that fails from taking the shell with it. React has no function form of an error boundary. */
export class PageBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  again = (): void => {
    this.setState({ error: undefined, retried: true });
    this.props.onAgain?.();
  };

  override render(): ReactNode {
    const { error, retried } = this.state;
    if (error === undefined) return this.props.children;
    if (lacksFiles(error)) return <MissingFiles retried={retried === true} onBack={this.again} />;
    return (
      <ErrorPage
        icon={<WarningOutlined />}
        title={t(SHELL_TEXT.failed)}
        why={t(SHELL_TEXT.failedHelp)}
        facts={[error instanceof Error ? error.message : String(error)]}
      >
        <button type="button" onClick={this.again}>
          {t(SHELL_TEXT.retry)}
        </button>
        <button type="button" onClick={() => location.reload()}>
          {t(SHELL_TEXT.reload)}
        </button>
      </ErrorPage>
    );
  }
}
