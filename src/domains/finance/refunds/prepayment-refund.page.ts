import { definePage } from '../../../kernel/page.ts';

export const prepaymentRefundPage = definePage({
  component: 'finance/PrepaymentRefund',
  title: { zh: '预付退款', en: 'Refunds of prepayments' },
  icon: 'PayCircle',
  permission: 'finance:prepaymentRefund:list',
  records: ['finance.prepaymentRefund'],
  menu: { key: 'settlement.refund', address: '/settlement/refunds', group: 'settlement', order: 36 },
  help: {
    purpose: {
      zh: '预付退款：订单取消或减少后，供应商退回的预付款；到账后冲减其预付款余额。',
      en: 'What suppliers give back of prepayments when an order is cancelled or made smaller: they owe so much less.',
    },
    ways: [
      {
        zh: '按银行流水登记到账账户、日期与金额，不超过预付款余额；同一账户的同一流水号只能登记一次，客户收款已登记的也不行。',
        en: 'Enter account, day and amount as the bank says, no more than remains. A reference is entered once for an account, and not where a customer receipt has it.',
      },
      {
        zh: '由登记人以外的人点“确认到账”，从此不能再改；有误的作废，余额恢复。',
        en: 'Somebody else confirms it, and it stands from then on; one that is wrong is made void, and the supplier owes it again.',
      },
    ],
    figures: [
      {
        name: { zh: '预付时本位币', en: 'As it was prepaid' },
        how: {
          zh: '预付款未冲抵、未退回部分的本位币 × 退回预付 ÷ 该部分金额。',
          en: 'What is left of the prepayment in base currency × what is given back ÷ what is left of it.',
        },
      },
      {
        name: { zh: '汇兑差额', en: 'Exchange difference' },
        how: {
          zh: '预付时本位币 − 到账本位币；正数为损失，记入到账账户所属单位的预算台账。',
          en: 'As it was prepaid − received in base currency; a loss above zero, in the ledger of the company whose account it is.',
        },
      },
    ],
  },
});
