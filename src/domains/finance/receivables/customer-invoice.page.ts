import { definePage } from '../../../kernel/page.ts';

export const customerInvoicePage = definePage({
  component: 'finance/CustomerInvoice',
  title: { zh: '客户发票', en: 'Customer invoices' },
  icon: 'FileProtect',
  permission: 'finance:customerInvoice:list',
  records: ['finance.customerInvoice'],
  menu: { key: 'receivable.invoice', address: '/receivable/invoices', group: 'receivable', order: 20 },
  help: {
    purpose: {
      zh: '客户发票：向客户开具的运费、滞期费等发票，从草稿、审批、开出到收款。',
      en: 'What customers are asked for, freight, demurrage and more: drafted, approved, issued and received.',
    },
    ways: [
      {
        zh: '从“客户待开票”生成，或直接新建并填写其他费用；一项待开票金额不会被两张发票重复占用。',
        en: 'Made of lines to bill, or entered by hand with other charges; two invoices never take the same amount of a line.',
      },
      {
        zh: '审批通过时编连续的发票号，到期日为开票日期加账期；税务发票号码开具后补填。',
        en: 'Approved, it gets its number, without gaps; it is due so many days after its date. The number of the tax invoice is filled in later.',
      },
      {
        zh: '开错或多开的用“红冲”：红字发票为负数，不超过未收金额；已收款的先撤销核销。',
        en: 'What was billed wrongly is taken back by a red invoice, below zero and no more than is open; what was received is released first.',
      },
    ],
    figures: [
      {
        name: { zh: '未收', en: 'Open' },
        how: {
          zh: '价税合计 − 已收 − 已红冲 − 红冲审批中。',
          en: 'Gross − received − taken back − being taken back.',
        },
      },
    ],
  },
});
