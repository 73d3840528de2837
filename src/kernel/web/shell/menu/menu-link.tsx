import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../i18n.ts';
import { request } from '../../request.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import type { MenuNode } from './menu-tree.ts';

/** Counts the use of a menu entry; nothing depends on the answer. */
export function reportUse(menuId: number): void {
  void request('POST', '/api/updateUsersMenusClick', { query: { menuId }, quiet: true }).catch(() => undefined);
}

type Props = {
  node: MenuNode;
  className: string;
  current?: boolean;
  tabIndex?: number;
  onOpen?: () => void;
  children: ReactNode;
};

/** The way to a page; an external link opens in a new tab. */
export function MenuLink({ node, className, current, tabIndex, onOpen, children }: Props) {
  const open = (): void => {
    reportUse(node.id);
    onOpen?.();
  };
  const shared = {
    className,
    tabIndex,
    onClick: open,
    'data-menu-item': node.id,
    'data-label': t(node.title),
    'data-pinyin': node.pinyin,
  };
  if (!node.external)
    return (
      <Link {...shared} to={node.path} aria-current={current ? 'page' : undefined}>
        {children}
      </Link>
    );
  return (
    <a {...shared} href={node.path} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden">{t(SHELL_TEXT.newWindow)}</span>
    </a>
  );
}
