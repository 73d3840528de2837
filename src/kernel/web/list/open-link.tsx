import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The link of a row: a plain press opens in place, with Ctrl or the middle button the address opens in a new tab. */
export function OpenLink({ href, onOpen, children }: { href?: string; onOpen: () => void; children: ReactNode }) {
  if (!href) {
    return (
      <button type="button" className="list-link" onClick={onOpen}>
        {children}
      </button>
    );
  }
  return (
    <Link className="list-link" to={href}>
      {children}
    </Link>
  );
}
