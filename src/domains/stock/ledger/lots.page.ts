import { definePage } from '../../../kernel/page.ts';

export const lotsPage = definePage({
  component: 'stock/Lots',
  title: { zh: '库位批次', en: 'Stock by batch' },
  icon: 'Container',
  permission: 'stock:lot:list',
  menu: { key: 'stock.lots', address: '/stock/lots', group: 'stock', order: 35 },
  help: {
    purpose: {
      zh: '库位批次：每项库存按库位、批号、效期的结存，效期早的在前。',
      en: 'What of each item lies where and of which batch, the earliest expiry first.',
    },
    ways: [
      {
        zh: '领用不指定库位和批号时，自动按效期先后出库；过期批次不能领用。',
        en: 'An issue that names neither location nor batch takes the earliest expiry first; what has expired is not issued.',
      },
    ],
  },
});
