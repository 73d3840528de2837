import { definePage } from '../../../kernel/page.ts';

export const budgetPeriodPage = definePage({
  component: 'resource:finance.budgetPeriod',
  title: { zh: '预算期间', en: 'Budget periods' },
  icon: 'Calendar',
  permission: 'finance:budgetPeriod:list',
  menu: { key: 'budget.period', address: '/budget/periods', group: 'budget', order: 54 },
  help: {
    purpose: {
      zh: '预算期间：各船舶与单位按月结账，结账后本月及更早的月份不再记实际数，也不再调整预算。',
      en: 'Each ship and unit is closed month by month; a closed month, and all before it, takes no more actuals and adjustments.',
    },
    ways: [
      {
        zh: '先结较早的月份；台账与单据不符时不能结账。反结账须写明原因，从最近已结账的月份开始。',
        en: 'Earlier months first, and only where the ledger agrees with its documents. Reopening tells its reason and begins with the last closed month.',
      },
      {
        zh: '已结账月份的发票冲销记入最早的未结账月份；占用与预占随单据增减，不受结账影响。',
        en: 'What is taken back of a closed month is posted into the first open one. Commitments follow their documents whether a month is closed or not.',
      },
    ],
  },
});
