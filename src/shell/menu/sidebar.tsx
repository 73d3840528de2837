import { SearchOutlined } from '@ant-design/icons';
import { type CSSProperties, lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../kernel/web/i18n.ts';
import { Mark } from '../../kernel/web/marks/mark.tsx';
import { COMPANY } from '../company.ts';
import { KEY } from '../keys/key-words.ts';
import { HOME_PATH } from '../routing/own-pages.ts';
import { useSettings } from '../settings/app-settings.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { useShell } from '../shell-context.ts';
import { favouriteNodes, useFavourites } from './favourites.ts';
import type { MenuNode } from './menu-tree.ts';
import { pathTo } from './menu-tree.ts';
import { SideMenu } from './side-menu.tsx';
import './sidebar.css';

const SidebarEdge = lazy(async () => ({ default: (await import('./sidebar-edge.tsx')).SidebarEdge }));
const MenuRail = lazy(async () => ({ default: (await import('./menu-rail.tsx')).MenuRail }));

type Props = { nodes: readonly MenuNode[]; currentPath: string; collapsed?: boolean; onOpen?: () => void };

/** Mark, filter, menu and company: 180 px, or 48 when collapsed. */
export function Sidebar({ nodes, currentPath, collapsed = false, onOpen }: Props) {
  const { sidebarLogo, sidebarWidth } = useSettings();
  const { find } = useShell();
  const [word, setWord] = useState('');
  const favourites = favouriteNodes(nodes, useFavourites().paths);
  const findAll = (): void => {
    onOpen?.();
    find(word.trim());
    setWord('');
  };
  const current = pathTo(nodes, currentPath).map((node) => node.id);
  return (
    <div
      className="shell-sidebar"
      data-collapsed={collapsed || undefined}
      style={{ '--sidebar': onOpen ? undefined : `${sidebarWidth}px` } as CSSProperties}
    >
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
          <Suspense>
            <MenuRail nodes={nodes} current={current} />
          </Suspense>
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
              onKeyDown={(event) => {
                if (event.key === 'Escape') setWord('');
                if (event.key === 'Enter' && !event.nativeEvent.isComposing) findAll();
              }}
            />
            {word === '' && <kbd aria-hidden>{KEY.ctrlK}</kbd>}
          </label>
          {word.trim() !== '' && (
            <button type="button" className="shell-find" onClick={findAll}>
              <SearchOutlined aria-hidden />
              <span>{t(SHELL_TEXT.findWord, { word: word.trim() })}</span>
              <kbd aria-hidden>{KEY.enter}</kbd>
            </button>
          )}
          <SideMenu
            nodes={word.trim() === '' ? [...nodes.slice(0, 1), ...favourites, ...nodes.slice(1)] : nodes}
            current={current}
            word={word.trim()}
            onOpen={onOpen}
          />
          <p className="shell-company">{t(COMPANY.name)}</p>
          <Suspense>{!onOpen && <SidebarEdge />}</Suspense>
        </>
      )}
    </div>
  );
}
