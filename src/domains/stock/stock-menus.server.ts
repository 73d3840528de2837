import type { MenuSeed } from '../../kernel/server/module.ts';

const GROUP: MenuSeed = {
  key: 'stock',
  title: { zh: '库存管理', en: 'Stock' },
  icon: 'Inbox',
  path: 'stock',
  sort: 65,
};

const page = (
  key: string,
  zh: string,
  en: string,
  values: Pick<MenuSeed, 'path' | 'icon' | 'component' | 'sort' | 'permission'>,
): MenuSeed => ({ key: `stock.${key}`, parent: GROUP.key, title: { zh, en }, ...values });

export const stockMenus: readonly MenuSeed[] = [
  GROUP,
  page('expected', '待收货', 'Expected goods', {
    path: 'expected',
    icon: 'Schedule',
    component: 'stock/Expected',
    permission: 'stock:expectedLine:list',
    sort: 10,
  }),
  page('inventory', '收货单', 'Receipts', {
    path: 'receipts',
    icon: 'Container',
    component: 'stock/Inventory',
    permission: 'stock:receipt:list',
    sort: 20,
  }),
  page('issue', '领用单', 'Issues', {
    path: 'issues',
    icon: 'Solution',
    component: 'stock/Issue',
    permission: 'stock:issue:list',
    sort: 25,
  }),
  page('materials', '库存物资', 'Stock items', {
    path: 'items',
    icon: 'Appstore',
    component: 'stock/Materials',
    permission: 'stock:pool:list',
    sort: 30,
  }),
  page('query', '库存查询', 'Stock query', {
    path: 'movements',
    icon: 'FileSearch',
    component: 'stock/Query',
    permission: 'stock:movement:list',
    sort: 40,
  }),
  page('location', '库位管理', 'Locations', {
    path: 'locations',
    icon: 'Environment',
    component: 'stock/Location',
    permission: 'stock:location:list',
    sort: 50,
  }),
  page('store', '仓库', 'Stores', {
    path: 'stores',
    icon: 'Shop',
    component: 'resource:stock.store',
    permission: 'stock:store:list',
    sort: 60,
  }),
];
