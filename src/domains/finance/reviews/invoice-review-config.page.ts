import { definePage } from '../../../kernel/page.ts';

export const invoiceReviewConfigPage = definePage({
  component: 'finance/InvoiceReviewConfig',
  title: { zh: '发票审核配置', en: 'Invoice reviews' },
  icon: 'Setting',
  permission: 'finance:invoiceReviewConfig:list',
  records: ['finance.invoiceReviewConfig'],
  menu: { key: 'settlement.review', address: '/settlement/invoice-review', group: 'settlement', order: 80 },
  help: {
    purpose: {
      zh: '发票审核配置：哪些发票由谁审核，价差、税差与疑似重复的容差。',
      en: 'Who reviews which invoices, and up to where differences of price and tax pass.',
    },
    ways: [
      {
        zh: '业务、发票类型、异常越具体的配置越优先；同样具体的按金额区间，区间不得重叠。',
        en: 'The setting that says most about an invoice counts; where two say as much, the band of its amount does, and bands do not overlap.',
      },
      {
        zh: '容差留空时用更一般的配置，再没有则用通用值：单价 2% 且每行 500 元、每单 1,000 元，税额每行 0.06 元、每票 1.27 元。',
        en: 'An empty tolerance is that of a more general setting, and after that the usual one: 2 % and 500 a line, 1,000 a document; tax 0.06 a line, 1.27 a document.',
      },
    ],
  },
});
