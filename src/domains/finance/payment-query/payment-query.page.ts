import { definePage } from '../../../kernel/page.ts';

export const paymentQueryPage = definePage({
  component: 'finance/PaymentQuery',
  title: { zh: '付款查询', en: 'Payment query' },
  icon: 'FileSearch',
  permission: 'finance:paymentQuery:list',
  menu: { key: 'settlement.query', address: '/settlement/payments', group: 'settlement', order: 65 },
  help: {
    purpose: {
      zh: '付款查询：每个供应商开了多少票、红冲多少、付了多少、还欠多少，按供应商、船舶、订单、发票和日期查询。',
      en: 'What each supplier invoiced, took back and was paid, and what is owed, by supplier, ship, order, invoice and date.',
    },
    ways: [
      {
        zh: '对账：筛选供应商与截止日期，应付余额即为期末数；点按数字查看所计的发票与付款，再点单据号打开。',
        en: 'For a statement filter by supplier and last day: what is owed then is the closing balance. Press a figure for what it counts, and a number for the document.',
      },
      {
        zh: '账龄：列选“账龄”，指标选“未结本位币”；付款不分船舶，按船舶筛选时只看发票。',
        en: 'For ages put Age across and choose what is open. Payments are of no ship: by ship one sees invoices alone.',
      },
    ],
    figures: [
      {
        name: { zh: '应付余额', en: 'Owed' },
        how: {
          zh: '开票 − 红冲 − 付款（预付退款为负数）；全部日期相加等于未结金额。',
          en: 'Invoiced − taken back − paid, refunds below zero; over all days it is what is open.',
        },
      },
      {
        name: { zh: '未结金额', en: 'Open' },
        how: {
          zh: '发票价税合计 − 已付（多船发票按各船金额分摊）；预付款为 −（已预付 − 已冲抵 − 已退回）。',
          en: 'Gross of an invoice − what is paid of it, shared by ship; of a prepayment −(prepaid − offset − given back).',
        },
      },
      {
        name: { zh: '未结本位币', en: 'Open in base currency' },
        how: {
          zh: '发票按入账汇率，预付款按付款日汇率。',
          en: 'Invoices at the rate at which they were booked, prepayments at that of the day they were paid.',
        },
      },
    ],
  },
});
