import { type ReactNode, useId } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { WALL_TEXT as TEXT } from './data-dashboard.text.ts';

/** A quiet frame of the wall: title with an accent bar, tools at its right. */
export function WallPanel({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="wall-panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {tools}
      </header>
      <div className="wall-panel-body">{children}</div>
    </section>
  );
}

/** What a panel shows instead of figures. */
export function WallNote({
  failed,
  onRetry,
  children,
}: {
  failed?: boolean;
  onRetry?: () => void;
  children?: ReactNode;
}) {
  return (
    <p className="wall-note" role={failed ? 'alert' : 'status'}>
      {failed ? t(TEXT.failed) : children}
      {failed && onRetry && (
        <button type="button" className="wall-button" onClick={onRetry}>
          {t(TEXT.retry)}
        </button>
      )}
    </p>
  );
}
