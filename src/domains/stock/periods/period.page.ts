import { definePage } from '../../../kernel/page.ts';

export const stockPeriodPage = definePage({
  component: 'resource:stock.period',
  title: { zh: '库存期间', en: 'Stock periods' },
  icon: 'Calendar',
  permission: 'stock:period:list',
  menu: { key: 'stock.period', address: '/stock/periods', group: 'stock', order: 70 },
  help: {
    purpose: {
      zh: '库存期间：各仓库按月结账，结账后本月及更早的月份不再记账。',
      en: 'Each store is closed month by month; a closed month, and all before it, takes no more postings.',
    },
    ways: [
      {
        zh: '先结较早的月份；本月还有草稿单据，或结存与流水不符时，不能结账。',
        en: 'Earlier months first; a month with drafts, or with stock that is not what its movements come to, is not closed.',
      },
      {
        zh: '反结账须写明原因，从最近已结账的月份开始；已结账月份的单据冲销记入未结账的月份。',
        en: 'Reopening tells its reason and begins with the last closed month. What is reversed later is posted into an open month.',
      },
    ],
  },
});
