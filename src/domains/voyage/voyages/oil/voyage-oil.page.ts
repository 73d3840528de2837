import { definePage } from '../../../../kernel/page.ts';

export const voyageOilPage = definePage({
  component: 'voyage/VoyageOil',
  title: { zh: '航次油耗', en: 'Voyage oil' },
  icon: 'PieChart',
  permission: 'voyage:oilTotal:list',
  menu: { key: 'voyage.voyageOil', address: '/voyage/voyage-oil', group: 'voyage.oil', order: 10 },
  help: {
    purpose: {
      zh: '一个航次各消耗项目、各油品的消耗，期初、加装、差异与期末存量，日耗、海里油耗与成本。',
      en: 'What each consumer of a voyage burnt of each grade, with opening, bunkered, adjusted and closing stock, a day, a mile, and its cost.',
    },
    ways: [
      {
        zh: '选择航次；在航次页面的“航次油耗”中也能看到。',
        en: 'Choose a voyage; the same stands on the page of the voyage.',
      },
    ],
    figures: [
      {
        name: { zh: '成本', en: 'Cost' },
        how: {
          zh: '财务油耗中归到本航次的金额：已结账月份取结账数，未结账的按现有价格计算。',
          en: 'What month-end oil cost charges to the voyage: as frozen in closed months, by present prices in open ones.',
        },
      },
    ],
  },
});
