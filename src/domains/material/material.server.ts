import { crudEndpoints } from '../../kernel/server/crud/endpoints.ts';
import type { Module } from '../../kernel/server/module.ts';
import { categoryPage } from './categories/category.page.ts';
import { category } from './categories/category.resource.ts';
import { categoryEndpoints } from './categories/category.server.ts';
import { categoryStanding } from './categories/category-standing.resource.ts';
import { unitConversionPage } from './conversions/unit-conversion.page.ts';
import { unitConversion } from './conversions/unit-conversion.resource.ts';
import { unitConversionEndpoints } from './conversions/unit-conversion.server.ts';
import { seedMaterials } from './material-seed.server.ts';
import { materialPage } from './materials/material.page.ts';
import { material, PRICE_PERMISSION } from './materials/material.resource.ts';
import { materialEndpoints } from './materials/material.server.ts';
import { materialStanding } from './materials/material-standing.resource.ts';
import { shipLimitPage } from './ship-limits/ship-limit.page.ts';
import { shipLimit } from './ship-limits/ship-limit.resource.ts';
import { FLEET_PERMISSION, shipLimitEndpoints } from './ship-limits/ship-limit.server.ts';
import { shipLimitStanding } from './ship-limits/ship-limit-standing.resource.ts';
import { unitPage } from './units/unit.page.ts';
import { unit } from './units/unit.resource.ts';

/** What is bought, in what it is counted, and how much of it a ship keeps. */
export const materialModule: Module = {
  name: 'material',
  label: { zh: '物料', en: 'Materials' },
  resources: [unit, category, material, unitConversion, shipLimit],
  views: [categoryStanding, materialStanding, shipLimitStanding],
  endpoints: [
    ...crudEndpoints(unit, { pick: { open: 't.enabled', hint: () => 't.code' } }),
    ...categoryEndpoints,
    ...materialEndpoints,
    ...unitConversionEndpoints,
    ...shipLimitEndpoints,
  ],
  // What is bought comes first in purchasing's group; the documents come with their domain.
  menuGroups: [
    {
      key: 'purchasing',
      title: { zh: '采购管理', en: 'Purchasing' },
      icon: 'ShoppingCart',
      address: '/purchasing',
      order: 60,
    },
    {
      key: 'purchasing.materials',
      title: { zh: '物料', en: 'Materials' },
      icon: 'Appstore',
      address: '/purchasing/material-files',
      group: 'purchasing',
      order: 900,
    },
  ],
  pages: [materialPage, categoryPage, shipLimitPage, unitConversionPage, unitPage],
  permissions: {
    [PRICE_PERMISSION]: { zh: '查看物料参考价', en: 'See what materials cost' },
    [FLEET_PERMISSION]: { zh: '维护船型通用定额', en: 'Decide limits of a type of ships' },
  },
  acts: { '*': { merge: { zh: '合并物料', en: 'Merge materials' } } },
  grants: {
    '@staff': ['material:*:list', 'material:*:pick'],
    '@shore': [PRICE_PERMISSION],
    SHIP_REQUESTER: ['material:material:add'],
    CHIEF_ENGINEER: ['material:material:add'],
    CHIEF_OFFICER: ['material:material:add'],
    SHIP_KEEPER: ['material:shipLimit:add', 'material:shipLimit:edit'],
    SUPT_TECH: ['material:material:add', 'material:material:edit', 'material:shipLimit:*'],
    SUPT_MARINE: ['material:material:add', 'material:material:edit', 'material:shipLimit:*'],
    LAND_KEEPER: ['material:shipLimit:*', 'material:*:export'],
    BUYER: ['material:material:*', 'material:unitConversion:*', 'material:shipLimit:*', 'material:*:export'],
    PUR_MANAGER: ['material:*:*'],
    AUDITOR: ['material:*:list', 'material:*:export', 'material:*:pick', PRICE_PERMISSION],
  },
  seed: seedMaterials,
  // Loaded only where the demo company is built.
  demo: async (ctx, demo) => (await import('./material.demo.ts')).demoMaterials(ctx, demo),
};
