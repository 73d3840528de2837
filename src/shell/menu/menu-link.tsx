import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../kernel/web/i18n.ts';
import { request } from '../../kernel/web/request.ts';
import { findPage } from '../../kernel/web/routing/find-page.ts';
import { fetchPage } from '../routing/web-modules.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { useShell } from '../shell-context.ts';
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

/** The way to a page, whose code comes while one still points at it; an external link opens in a new tab. */
export function MenuLink({ node, className, current, tabIndex, onOpen, children }: Props) {
  const open = (): void => {
    reportUse(Math.abs(node.id < 0 ? node.id + 1 : node.id));
    onOpen?.();
  };
  const { table } = useShell();
  const fetch = (): void => {
    const component = findPage(table.pages, node.path)?.route.component;
    if (component) void fetchPage(component);
  };
  const shared = {
    onPointerEnter: fetch,
    onFocus: fetch,
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
