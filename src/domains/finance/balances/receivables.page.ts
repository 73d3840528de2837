import { definePage } from '../../../kernel/page.ts';

export const receivablesPage = definePage({
  component: 'finance/Receivables',
  title: { zh: '应收账龄', en: 'Receivables by age' },
  icon: 'BarChart',
  permission: 'finance:receivableItem:list',
  menu: { key: 'receivable.age', address: '/receivable/age', group: 'receivable', order: 50 },
  help: {
    purpose: {
      zh: '应收账龄：每个客户未到期、逾期 1–30、31–60、61–90 天和 90 天以上各欠多少，减去预收款。',
      en: 'What each customer owes that is not due yet, due for up to 30, 60, 90 days and longer, less what it paid in advance.',
    },
    ways: [
      {
        zh: '点按数字查看所计的发票和收款单，再点单据号打开；可改分组与指标，导出与打印同页面一致。',
        en: 'Press a figure for the invoices and receipts it counts, and a number for the document; groups and figures may be changed, sheet and print are what you see.',
      },
    ],
    figures: [
      {
        name: { zh: '未结本位币', en: 'Open in base currency' },
        how: {
          zh: '发票：（价税合计 − 已收 − 已红冲）× 发票汇率；预收：−（收款 − 已核销）× 到账日汇率。',
          en: 'Invoices: (gross − received − taken back) × rate of the invoice; advances: −(received − allocated) × rate of that day.',
        },
      },
      {
        name: { zh: '账龄', en: 'Age' },
        how: { zh: '今日 − 到期日的天数。', en: 'Days from the due date to today.' },
      },
    ],
  },
});
