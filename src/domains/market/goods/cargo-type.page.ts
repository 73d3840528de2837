import { definePage } from '../../../kernel/page.ts';

export const cargoTypePage = definePage({
  component: 'resource:market.cargoType',
  title: { zh: '货物品名', en: 'Cargo type' },
  icon: 'Profile',
  permission: 'market:cargoType:list',
  menu: { key: 'market.cargo-types', address: '/market/cargo-types', group: 'market', order: 10 },
  help: {
    purpose: { zh: '货物品名的登记与查询。', en: 'Cargo type: entered, kept and found here.' },
  },
});
