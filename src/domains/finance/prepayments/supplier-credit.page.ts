import { definePage } from '../../../kernel/page.ts';

export const supplierCreditPage = definePage({
  component: 'finance/SupplierCredit',
  title: { zh: '预付款', en: 'Prepayments' },
  icon: 'Wallet',
  permission: 'finance:supplierCredit:list',
  records: ['finance.supplierCredit'],
  menu: { key: 'settlement.prepayment', address: '/settlement/prepayments', group: 'settlement', order: 35 },
  help: {
    purpose: {
      zh: '预付款：开票前付给供应商的订单款，付后成为其往来余额，付发票时先冲抵。',
      en: 'What suppliers were paid of orders before the invoice: they owe it until it is offset against an invoice.',
    },
    ways: [
      {
        zh: '在订单上点“申请预付款”，按约定比例生成付款申请；审批、付款与其他申请相同。',
        en: 'Press “Ask for prepayment” on the order: the agreed part of it becomes a requisition, approved and paid like any.',
      },
      {
        zh: '为该供应商的发票申请付款时，余额自动列为负数行；不冲抵的须写明原因。全部由余额冲抵的申请审批后即结清，不经银行。',
        en: 'It stands below zero on the next requisition of this supplier; whoever does not offset it says why. One that it covers as a whole is settled when approved, without the bank.',
      },
      {
        zh: '订单取消或减少后供应商退款的，在预付款上点“登记退款”，由他人确认到账后余额减少。',
        en: 'What a supplier gives back of a cancelled or smaller order is entered by “Enter a refund”: less remains once somebody else confirms it.',
      },
    ],
    figures: [
      {
        name: { zh: '可预付上限', en: 'May be prepaid in all' },
        how: {
          zh: '订单总额 × 预付比例，且不超过订单未开票金额。',
          en: 'Total of the order × its prepayment percentage, no more than is not invoiced.',
        },
      },
      {
        name: { zh: '余额', en: 'Remaining' },
        how: {
          zh: '已预付 − 已冲抵 − 已退回 − 冲抵中。',
          en: 'Prepaid − offset − given back − being offset.',
        },
      },
    ],
  },
});
