import { definePage } from '../../../kernel/page.ts';

export const stockStatisticsPage = definePage({
  component: 'stock/StockStatistics',
  title: { zh: '库存统计', en: 'Stock statistics' },
  icon: 'BarChart',
  permission: 'stock:movement:list',
  menu: { key: 'stock.statistics', address: '/stock/statistics', group: 'stock', order: 45 },
  help: {
    purpose: {
      zh: '库存统计：按船舶、仓库、类别、物料和期间统计收入、发出与消耗。',
      en: 'What came, went and was used, by ship, store, category, material and time.',
    },
    ways: [
      {
        zh: '选择分组、横向与指标；点任一数字查看所计的流水。',
        en: 'Choose groups, what goes across, and figures; each figure opens the movements it counts.',
      },
    ],
    figures: [
      {
        name: { zh: '消耗', en: 'Used' },
        how: { zh: '领用减退库。', en: 'What was issued, less what was returned to the store.' },
      },
      {
        name: { zh: '净增金额', en: 'Change in value' },
        how: {
          zh: '收入金额 − 发出金额；冲销计入被冲销的一方，金额调整计入收入。',
          en: 'Value in − value out; a reversal counts against what it reverses, a value adjustment as coming in.',
        },
      },
      {
        name: { zh: '数量', en: 'Quantity' },
        how: { zh: '按单位分别合计，不同单位不相加。', en: 'Summed for each unit; units are never added up.' },
      },
    ],
  },
});
