import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { PlainNames } from '../../records/record-link.tsx';
import '../list.css';

/** The link of a row: a plain press opens in place, with Ctrl or the middle button the address opens in a new tab. */
export function OpenLink({ href, onOpen, children }: { href?: string; onOpen: () => void; children: ReactNode }) {
  const { pathname, search } = useLocation();
  if (!href) {
    return (
      <button type="button" className="list-link" onClick={onOpen}>
        <PlainNames value>{children}</PlainNames>
      </button>
    );
  }
  return (
    <Link className="list-link" to={href} state={{ from: pathname + search }}>
      <PlainNames value>{children}</PlainNames>
    </Link>
  );
}
