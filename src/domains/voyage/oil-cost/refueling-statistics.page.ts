import { definePage } from '../../../kernel/page.ts';

export const refuelingStatisticsPage = definePage({
  component: 'voyage/RefuelingStatistics',
  title: { zh: '加油统计', en: 'Refuelling statistics' },
  icon: 'BarChart',
  permission: 'voyage:refuelling:list',
  menu: { key: 'voyage.refuelling', address: '/voyage/refuelling-statistics', group: 'voyage.oil', order: 30 },
  help: {
    purpose: {
      zh: '加油统计：按船舶、港口、供应商、油品、月份统计交付单与船方计量、差量、抗议、金额与价格走势，只计已确认的动态报。',
      en: 'Delivery notes and ships’ figures, differences, protests, amounts and prices by ship, port, supplier, grade and month; confirmed reports alone.',
    },
    ways: [
      {
        zh: '横向选月份、图形选折线即为价格走势；点任一数字查看所计的加油。',
        en: 'With months across and a line as chart you see how prices went; each figure opens the deliveries it counts.',
      },
    ],
    figures: [
      {
        name: { zh: '差率', en: 'Difference rate' },
        how: {
          zh: '（船方计量 - 交付单）÷ 交付单，各笔数量合计后相除。',
          en: '(Ship’s figure − delivery note) / delivery note, of the sums.',
        },
      },
      {
        name: { zh: '平均单价', en: 'Average price' },
        how: {
          zh: '本位币金额合计 ÷ 已定价的交付单数量。',
          en: 'Amount in base currency / priced tonnes of the delivery notes.',
        },
      },
    ],
  },
});
