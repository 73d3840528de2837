import { definePage } from '../../../kernel/page.ts';

export const checkPage = definePage({
  component: 'stock/Check',
  title: { zh: '库存盘点', en: 'Stocktakes' },
  icon: 'CheckSquare',
  permission: 'stock:stocktake:list',
  records: ['stock.stocktake'],
  menu: { key: 'stock.check', address: '/stock/stocktakes', group: 'stock', order: 42 },
  help: {
    purpose: {
      zh: '库存盘点：盲盘，账面数在盘完前不显示；差异经批准后过账。',
      en: 'Stock is counted blind: what the books say is shown when all is counted; what differs is posted once it is approved.',
    },
    ways: [
      {
        zh: '选仓库与库位范围，开始后生成盘点表，可打印；填实盘数，账外物资用“登记账外物资”加入。',
        en: 'Choose store and locations and begin: the sheet is made and can be printed. Enter what you count; what stands in no line is added.',
      },
      {
        zh: '差异超过阈值、账外物资和有差异的关键备件须由他人复盘，以复盘数为准。',
        en: 'What differs by more than the limits, what the books do not know, and critical spares that differ are counted again by somebody else; that count stands.',
      },
      {
        zh: '每行与清点当时的账面比较，清点之后的收发不影响差异。',
        en: 'Each line is compared with the books at the moment at which it was counted: what was posted later changes nothing.',
      },
    ],
    figures: [
      {
        name: { zh: '盘点准确率', en: 'Accuracy' },
        how: { zh: '无差异行数 ÷ 盘点行数', en: 'Lines without a difference ÷ lines counted' },
      },
      {
        name: { zh: '差异净额', en: 'Net difference' },
        how: {
          zh: '各行差异 × 平均单价之和，取绝对值；超过 1 万元须成本会计审批',
          en: 'The sum of difference × average cost, without its sign; above 10,000 cost accounting approves',
        },
      },
    ],
  },
});
