import { definePage } from '../../../kernel/page.ts';

export const issuePage = definePage({
  component: 'stock/Issue',
  title: { zh: '领用单', en: 'Issues' },
  icon: 'Solution',
  permission: 'stock:issue:list',
  records: ['stock.issue'],
  menu: { key: 'stock.issue', address: '/stock/issues', group: 'stock', order: 25 },
  help: {
    purpose: {
      zh: '领用单：从船舶或岸基仓库领出的物资与用途；记账后按平均单价出库。',
      en: 'What is taken out of a store and what for; posted, it leaves at the average cost.',
    },
    ways: [
      {
        zh: '选仓库，成批选物资，填领用数后记账；结存不足的行当场指出，不会出现负库存。',
        en: 'Choose the store, pick the items, say how many and post; a line that asks for more than is there is pointed out, and stock is never negative.',
      },
    ],
  },
});
