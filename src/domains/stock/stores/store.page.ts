import { definePage } from '../../../kernel/page.ts';

export const storePage = definePage({
  component: 'resource:stock.store',
  title: { zh: '仓库', en: 'Stores' },
  icon: 'Shop',
  permission: 'stock:store:list',
  menu: { key: 'stock.store', address: '/stock/stores', group: 'stock', order: 60 },
  help: {
    purpose: {
      zh: '仓库：船舶的仓库随船建立，岸基仓库在这里登记。',
      en: 'Ships have their store by themselves; those ashore are entered here.',
    },
  },
});
