import type { Slice } from '../../../kernel/server/compose.ts';
import { menu } from './menu.resource.ts';
import { menuEndpoints } from './menu.server.ts';

/** The menu, and the directories of the administration in which several domains have their pages. */
export const menuSlice: Slice = {
  resources: [menu],
  endpoints: menuEndpoints,
  // Pages are found as pages.
  finder: { 'identity.menu': { omit: true } },
  menus: [
    {
      key: 'system',
      title: { zh: '系统管理', en: 'System administration' },
      icon: 'Setting',
      path: 'system',
      sort: 900,
    },
    {
      key: 'system.menus',
      parent: 'system',
      title: { zh: '菜单', en: 'Menus' },
      path: 'menus',
      icon: 'Menu',
      component: 'system/Menus',
      permission: 'identity:menu:list',
      sort: 60,
    },
    {
      key: 'system.monitoring',
      parent: 'system',
      title: { zh: '监控', en: 'Monitoring' },
      icon: 'Dashboard',
      path: 'monitoring',
      sort: 500,
    },
    {
      key: 'system.tools',
      parent: 'system',
      title: { zh: '工具', en: 'Tools' },
      icon: 'Tool',
      path: 'tools',
      sort: 600,
    },
  ],
};
