import { lineIsUp } from '../../kernel/web/offline/line-state.ts';
import { serverNow } from '../../kernel/web/server-clock.ts';
import { leaves, menuTree } from '../menu/menu-tree.ts';
import { flatten } from '../routing/flatten.ts';
import { fetchPage } from '../routing/web-modules.ts';
import { currentMenus } from '../session/menus.ts';

/** Milliseconds after the start: by then the first page stands, and the worker that keeps its files is there. */
const AFTER_MS = 15_000;
/** So many pages, those that stand first in the menu. */
const FIRST = 6;

/** Fetches what the menu shows first, one page after another, so that it opens without a line though nobody has opened it before. */
export function keepFirstPages(): void {
  setTimeout(() => void keep().catch((error: unknown) => console.warn(error)), AFTER_MS);
}

async function keep(): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return;
  const menus = currentMenus();
  const { pages } = flatten(menus);
  for (const { node } of leaves(menuTree(menus, serverNow())).slice(0, FIRST)) {
    const page = pages.find(({ path }) => path === node.path);
    if (page && lineIsUp()) await fetchPage(page.component);
  }
}
