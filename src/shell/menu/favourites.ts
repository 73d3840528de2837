import { useEffect } from 'react';
import { loadPreferences, prefer, usePreference } from '../../kernel/web/session/preferences.ts';
import { leaves, type MenuNode } from './menu-tree.ts';

const NAME = 'shell.favourites';
const MOST = 20;

/** Paths of the pages that a person keeps on top of the menu, wherever they sign in. */
export function useFavourites(): { paths: readonly string[]; toggle: (path: string) => void } {
  useEffect(() => void loadPreferences(), []);
  const kept = usePreference(NAME);
  const paths = Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  return {
    paths,
    toggle: (path) =>
      prefer(NAME, paths.includes(path) ? paths.filter((one) => one !== path) : [...paths, path].slice(-MOST)),
  };
}

/** The favourite pages as entries of their own on top of the menu. Ids beside those of the menu, so that an entry may stand twice. */
export function favouriteNodes(menu: readonly MenuNode[], paths: readonly string[]): MenuNode[] {
  const pages = leaves(menu).map((one) => one.node);
  return paths.flatMap((path) => {
    const node = pages.find((one) => one.path === path);
    return node ? [{ ...node, id: -1 - node.id, icon: 'Star' }] : [];
  });
}
