import type { MenuItem } from './menu.rules.ts';

type UsedMenu = { id: number; label: string; path: string; icon: string | null; count: number };

/** The used entries that are still in the person's menu, in the order of use; a page without an icon takes its group's. */
export function usableBy(menus: readonly MenuItem[], used: readonly { menuId: number; count: number }[]): UsedMenu[] {
  const pages = new Map<number, { item: MenuItem; icon: string | null }>();
  const visit = (items: readonly MenuItem[], icon: string | null): void => {
    for (const item of items) {
      const own = item.meta.icon ?? icon;
      pages.set(item.id, { item, icon: own });
      visit(item.children, own);
    }
  };
  visit(menus, null);
  return used.flatMap(({ menuId, count }) => {
    const found = pages.get(menuId);
    if (!found || found.item.hidden) return [];
    return [{ id: menuId, label: found.item.label, path: found.item.path, icon: found.icon, count }];
  });
}
