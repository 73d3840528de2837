import type { MenuSeed } from '../../kernel/server/module.ts';

/** The area under which the pages are found by name; the blueprints call it purchasing's. */
const AREA = 'material';

/** Purchasing's group. What is bought comes first in it; the documents come with their domain. */
const GROUP: MenuSeed = {
  key: 'purchasing',
  title: { zh: '采购管理', en: 'Purchasing' },
  icon: 'ShoppingCart',
  path: 'purchasing',
  sort: 60,
};

const page = (key: string, zh: string, en: string, values: Pick<MenuSeed, 'path' | 'icon' | 'component' | 'sort'>) => ({
  key: `purchasing.${key}`,
  parent: GROUP.key,
  title: { zh, en },
  permission: `material:${key}:list`,
  ...values,
});

export const materialMenus: readonly MenuSeed[] = [
  GROUP,
  page('material', '物料档案', 'Materials', {
    path: 'materials',
    icon: 'Appstore',
    component: `${AREA}/Material`,
    sort: 910,
  }),
  page('category', '物料类别', 'Categories', {
    path: 'categories',
    icon: 'Apartment',
    component: `${AREA}/Category`,
    sort: 920,
  }),
  page('shipLimit', '船舶定额', 'Ship limits', {
    path: 'ship-limits',
    icon: 'Ship',
    component: `${AREA}/ShipLimit`,
    sort: 930,
  }),
  page('unitConversion', '单位换算', 'Unit conversions', {
    path: 'unit-conversions',
    icon: 'Swap',
    component: 'resource:material.unitConversion',
    sort: 940,
  }),
  page('unit', '计量单位', 'Units', {
    path: 'units',
    icon: 'Number',
    component: 'resource:material.unit',
    sort: 950,
  }),
];
