import { definePage } from '../../../kernel/page.ts';

export const customerReceiptPage = definePage({
  component: 'finance/CustomerReceipt',
  title: { zh: '客户收款', en: 'Customer receipts' },
  icon: 'PayCircle',
  permission: 'finance:customerReceipt:list',
  records: ['finance.customerReceipt'],
  menu: { key: 'receivable.receipt', address: '/receivable/receipts', group: 'receivable', order: 30 },
  help: {
    purpose: {
      zh: '客户收款：登记到账款项，核销到发票；未核销的部分是客户的预收款，以后再核销。',
      en: 'Money that came from customers, set off against their invoices; what is not is an advance, set off later.',
    },
    ways: [
      {
        zh: '登记后点“确认到账”，从此金额不能再改。同一账户的同一银行流水号只能登记一次。',
        en: 'Enter it and press “Confirm”: from then on it stands. A reference of the bank is entered once for an account.',
      },
      {
        zh: '“按到期核销”自动核销同币种发票；“核销发票”指定发票与金额，币种不同时可填写用去的收款金额。',
        en: '“Allocate by due date” takes invoices in the same currency by itself; “Allocate” names one and the amount, and in another currency what it takes of the receipt.',
      },
      {
        zh: '核销错了在核销明细上点“撤销核销”；没有核销的收款单才能作废。',
        en: 'What was allocated wrongly is released on the allocation; a receipt is void only when nothing of it is allocated.',
      },
    ],
    figures: [
      { name: { zh: '未核销', en: 'Not allocated' }, how: { zh: '收款金额 − 已核销。', en: 'Amount − allocated.' } },
      {
        name: { zh: '汇兑差额', en: 'Exchange difference' },
        how: {
          zh: '核销金额 × 发票汇率 − 用去收款 × 到账日汇率；正数为损失。',
          en: 'Amount × rate of the invoice − what it takes × rate of the day received; a loss above zero.',
        },
      },
    ],
  },
});
