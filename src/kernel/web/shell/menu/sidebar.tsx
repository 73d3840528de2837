import { SearchOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Link } from 'react-router';
import { COMPANY } from '../../company.ts';
import { t } from '../../i18n.ts';
import { Mark } from '../../marks/mark.tsx';
import { HOME_PATH } from '../routing/own-pages.ts';
import { useSettings } from '../settings/app-settings.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { MenuRail } from './menu-rail.tsx';
import type { MenuNode } from './menu-tree.ts';
import { pathTo } from './menu-tree.ts';
import { SideMenu } from './side-menu.tsx';
import './sidebar.css';

type Props = { nodes: readonly MenuNode[]; currentPath: string; collapsed?: boolean; onOpen?: () => void };

/** Mark, filter, menu and company: 180 px, or 48 when collapsed. */
export function Sidebar({ nodes, currentPath, collapsed = false, onOpen }: Props) {
  const { sidebarLogo } = useSettings();
  const [word, setWord] = useState('');
  const current = pathTo(nodes, currentPath).map((node) => node.id);
  return (
    <div className="shell-sidebar" data-collapsed={collapsed || undefined}>
      {sidebarLogo && (
        <Link
          to={HOME_PATH}
          className="shell-brand"
          aria-label={`${t(SHELL_TEXT.product)} ${t(SHELL_TEXT.otherProduct)}`}
          onClick={onOpen}
        >
          <Mark size={26} />
          {!collapsed && (
            <>
              <b>{t(SHELL_TEXT.product)}</b>
              <span>{t(SHELL_TEXT.otherProduct)}</span>
            </>
          )}
        </Link>
      )}
      {collapsed ? (
        <nav className="shell-menu" aria-label={t(SHELL_TEXT.menu)}>
          <MenuRail nodes={nodes} current={current} />
        </nav>
      ) : (
        <>
          <label className="shell-filter">
            <SearchOutlined aria-hidden />
            <input
              type="search"
              aria-label={t(SHELL_TEXT.enterMenu)}
              placeholder={t(SHELL_TEXT.enterMenu)}
              value={word}
              onChange={(event) => setWord(event.target.value)}
              onKeyDown={(event) => event.key === 'Escape' && setWord('')}
            />
          </label>
          <SideMenu nodes={nodes} current={current} word={word.trim()} onOpen={onOpen} />
          <p className="shell-company">{t(COMPANY.name)}</p>
        </>
      )}
    </div>
  );
}
