import type { MenuItem } from '../session/menu-item.ts';

/** Leaves out menu entries whose page does not exist in this build, so that no entry leads nowhere. */
export function usable(items: readonly MenuItem[], exists: (component: string) => boolean): MenuItem[] {
  return items.flatMap((item) => {
    const children = usable(item.children ?? [], exists);
    const leaf = item.component && item.component !== 'Layout' && !/^(https?:|mailto:|tel:)/.test(item.path);
    return leaf && !exists(item.component ?? '') && children.length === 0 ? [] : [{ ...item, children }];
  });
}
