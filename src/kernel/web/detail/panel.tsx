import type { ReactNode } from 'react';
import './detail.css';

/** A sheet of a page: 1 px line, no shadow, head 40 high where it has a title. */
export function Panel({
  title,
  extra,
  children,
  flush = false,
}: {
  title?: ReactNode;
  extra?: ReactNode;
  children: ReactNode;
  flush?: boolean;
}) {
  return (
    <section className="panel" data-flush={flush}>
      {title && (
        <header className="panel-head">
          <h2>{title}</h2>
          {extra}
        </header>
      )}
      <div className="panel-body">{children}</div>
    </section>
  );
}
