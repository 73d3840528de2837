import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { findPage } from '../kernel/web/routing/find-page.ts';
import { serverNow } from '../kernel/web/server-clock.ts';
import { type MenuNode, menuTree } from './menu/menu-tree.ts';
import { flatten } from './routing/flatten.ts';
import { HOME_PATH, ownPages } from './routing/own-pages.ts';
import { usable } from './routing/usable.ts';
import { hasPage } from './routing/web-modules.ts';
import { useMenus } from './session/menus.ts';
import { SHELL_TEXT } from './shell.text.ts';
import type { Layer, Shell } from './shell-context.ts';

/** The home page stands first in every sidebar. */
const HOME: MenuNode = {
  id: 0,
  title: SHELL_TEXT.home,
  path: HOME_PATH,
  external: false,
  icon: 'Home',
  isNew: false,
  pinyin: 'sy',
  children: [],
};

/** Routes and sidebar of the signed-in user, and what is in front of them. */
export function useFrame(): Shell {
  const menus = useMenus();
  const { pathname } = useLocation();
  const [layer, setLayer] = useState<Layer>();
  const [findWord, setFindWord] = useState('');
  const { table, menu } = useMemo(() => {
    const items = usable(menus, hasPage);
    const { pages, redirects } = flatten(items);
    const own = ownPages().filter((one) => hasPage(one.component) && !pages.some((page) => page.path === one.path));
    const tree = menuTree(items, serverNow());
    const home = tree.some((node) => node.path === HOME_PATH) ? [] : [HOME];
    return { table: { pages: [...own, ...pages], redirects }, menu: [...home, ...tree] };
  }, [menus]);
  const found = useMemo(() => findPage(table.pages, pathname), [table, pathname]);
  const find = useCallback((word = '') => {
    setFindWord(word);
    setLayer('search');
  }, []);
  return useMemo(
    () => ({ table, menu, found, layer, setLayer, find, findWord }),
    [table, menu, found, layer, find, findWord],
  );
}
