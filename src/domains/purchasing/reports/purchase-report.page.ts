import { definePage } from '../../../kernel/page.ts';

export const purchaseReportPage = definePage({
  component: 'purchasing/PurchaseReport',
  title: { zh: '采购报表', en: 'Purchase report' },
  icon: 'BarChart',
  permission: 'purchasing:orderedLine:list',
  menu: { key: 'purchasing.purchaseReport', address: '/purchasing/purchase-report', group: 'purchasing', order: 95 },
  help: {
    purpose: {
      zh: '采购报表：按船舶、类别、月份、供应商、采购员统计采购额与到货周期，草稿与已取消的订单不计。',
      en: 'Spend by ship, type, month, supplier and buyer, and days to delivery; drafts and cancelled orders are left out.',
    },
    ways: [
      {
        zh: '点指标的列头从大到小排列，可得供应商排名。',
        en: 'Press the head of a figure to rank by it, such as suppliers by spend.',
      },
    ],
    figures: [
      {
        name: { zh: '本位币金额', en: 'In base currency' },
        how: {
          zh: '行金额 × 订单汇率，四舍五入到分。',
          en: 'The amount of the line × the rate of its order, to two places.',
        },
      },
      {
        name: { zh: '紧急占比', en: 'Share urgent' },
        how: {
          zh: '紧急与应急申请的明细行数 ÷ 全部明细行数。',
          en: 'Lines of urgent and emergency requests ÷ all lines.',
        },
      },
      {
        name: { zh: '到货天数', en: 'Days to delivery' },
        how: {
          zh: '从订货日期到最后一次收货；中位为一半的行不超过，九成为十分之九的行不超过。',
          en: 'From the day of the order to the last receipt; half of the lines, or nine of ten, took no longer.',
        },
      },
    ],
  },
});
