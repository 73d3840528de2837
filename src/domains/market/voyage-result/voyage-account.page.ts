import { definePage } from '../../../kernel/page.ts';

export const voyageResultPage = definePage({
  component: 'market/VoyageAccount',
  title: { zh: '航次效益', en: 'Voyage results' },
  icon: 'Fund',
  permission: 'market:voyageAccount:list',
  menu: { key: 'market.voyage-account', address: '/market/voyage-account', group: 'market', order: 62 },
  help: {
    purpose: {
      zh: '按船舶、客户、月份汇总航次的收入、成本、净收益与日均效益。',
      en: 'Revenue, costs, net result and TCE of voyages by ship, customer and month.',
    },
    ways: [
      {
        zh: '选择分组与指标，可出图、打印与导出；点任一数字查看所计的航次。',
        en: 'Choose groups and figures, draw, print and export them; each figure opens the voyages that it counts.',
      },
    ],
    figures: [
      {
        name: { zh: '日均效益（人民币）', en: 'TCE a day in base currency' },
        how: {
          zh: '净收益折人民币合计 ÷ 航次天数合计，不是各航次日均效益的平均。',
          en: 'Sum of the net results in base currency / sum of the days, not the mean of the voyages.',
        },
      },
    ],
  },
});
