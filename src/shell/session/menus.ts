import { useSyncExternalStore } from 'react';
import type { MenuItem } from './menu-item.ts';

/** The menus that the signed-in user may open, as the server built them. */
let menus: readonly MenuItem[] = [];
const listeners = new Set<() => void>();

export function holdMenus(next: readonly MenuItem[]): void {
  menus = next;
  for (const listener of listeners) listener();
}

export const currentMenus = (): readonly MenuItem[] => menus;

export function useMenus(): readonly MenuItem[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentMenus);
}
