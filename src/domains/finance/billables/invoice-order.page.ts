import { definePage } from '../../../kernel/page.ts';

export const invoiceOrderPage = definePage({
  component: 'finance/InvoiceOrder',
  title: { zh: '订单开票', en: 'Orders to invoice' },
  icon: 'FileSearch',
  permission: 'finance:billableLine:list',
  records: ['finance.billableLine'],
  menu: { key: 'settlement.billable', address: '/settlement/invoice-order', group: 'settlement', order: 10 },
  help: {
    purpose: {
      zh: '订单开票：生效订单各行的订购、已收、已开票与未开票数量，供应商的发票由此登记。',
      en: 'What suppliers may invoice, line by line of orders in force: ordered, accepted, invoiced, and what is left; their invoices are entered from here.',
    },
    ways: [
      {
        zh: '勾选同一供应商、同一币种的明细，点“登记发票”生成草稿，再按票面核对数量、单价、税额与价税合计。',
        en: 'Tick lines of one supplier and one currency and press “Enter the invoice”: a draft is made, which you compare with the paper.',
      },
    ],
    figures: [
      {
        name: { zh: '未开票', en: 'To invoice' },
        how: {
          zh: '已收（合格）− 已开票 − 审批中的发票数量。',
          en: 'Accepted − invoiced − what is on invoices under approval.',
        },
      },
    ],
  },
});
