import type { Slice } from '../../../kernel/server/compose.ts';
import { menu } from './menu.resource.ts';
import { menuEndpoints } from './menu.server.ts';
import { menusPage } from './menus.page.ts';

/** The menu, and the directories of the administration in which several domains have their pages. */
export const menuSlice: Slice = {
  resources: [menu],
  endpoints: menuEndpoints,
  // Pages are found as pages.
  finder: { 'identity.menu': { omit: true } },
  menuGroups: [
    {
      key: 'system',
      title: { zh: '系统管理', en: 'System administration' },
      icon: 'Setting',
      address: '/system',
      order: 900,
    },
    {
      key: 'system.people',
      title: { zh: '人员与权限', en: 'People and permissions' },
      icon: 'Team',
      address: '/system/people',
      group: 'system',
      order: 10,
    },
    {
      key: 'system.organization',
      title: { zh: '组织机构', en: 'Organization' },
      icon: 'Apartment',
      address: '/system/organization',
      group: 'system',
      order: 20,
    },
    {
      key: 'system.configuration',
      title: { zh: '系统配置', en: 'Configuration' },
      icon: 'Control',
      address: '/system/configuration',
      group: 'system',
      order: 30,
    },
    {
      key: 'system.monitoring',
      title: { zh: '运行监控', en: 'Monitoring' },
      icon: 'Dashboard',
      address: '/system/monitoring',
      group: 'system',
      order: 40,
    },
    {
      key: 'system.tools',
      title: { zh: '工具', en: 'Tools' },
      icon: 'Tool',
      address: '/system/tools',
      group: 'system',
      order: 50,
    },
  ],
  pages: [menusPage],
};
