import { definePage } from '../../../kernel/page.ts';

export const menusPage = definePage({
  component: 'system/Menus',
  title: { zh: '菜单', en: 'Menus' },
  icon: 'Menu',
  permission: 'identity:menu:list',
  records: ['identity.menu'],
  menu: { key: 'system.menus', address: '/system/menus', group: 'system.configuration', order: 10 },
  help: {
    purpose: {
      zh: '菜单的名称、图标、顺序、页面与所需权限。',
      en: 'Menus: name, icon, order, page and the permission they need.',
    },
    ways: [
      {
        zh: '程序更新会补上新菜单，您改过的名称和顺序保留。',
        en: 'An update adds new entries and keeps names and order that you changed.',
      },
    ],
  },
});
