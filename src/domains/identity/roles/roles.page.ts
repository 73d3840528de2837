import { definePage } from '../../../kernel/page.ts';

export const rolesPage = definePage({
  component: 'system/Roles',
  title: { zh: '角色', en: 'Roles' },
  icon: 'Team',
  permission: 'identity:role:list',
  records: ['identity.role'],
  menu: { key: 'system.roles', address: '/system/roles', group: 'system.people', order: 20 },
  help: {
    purpose: {
      zh: '角色决定能做什么：菜单、权限与数据范围，一人可有多个角色。',
      en: 'Roles say what one may do: menus, permissions, data scope; one may have several.',
    },
  },
});
