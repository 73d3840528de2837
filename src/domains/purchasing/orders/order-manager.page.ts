import { definePage } from '../../../kernel/page.ts';

export const orderManagerPage = definePage({
  component: 'purchasing/OrderManager',
  title: { zh: '订单管理', en: 'Order manager' },
  icon: 'FileDone',
  permission: 'purchasing:purchaseOrder:list',
  records: ['purchasing.purchaseOrder'],
  menu: { key: 'purchasing.orderManager', address: '/purchasing/orders', group: 'purchasing', order: 60 },
  help: {
    purpose: {
      zh: '订单管理：全部采购订单，从草稿、审批、发送到供应商确认。',
      en: 'All orders, from the draft over approval and sending to the supplier’s confirmation.',
    },
    ways: [
      {
        zh: '在需求池选中同一船舶、同一类别的需求，点“生成订单”即得草稿；核对数量、单价、税率后提交审批。',
        en: 'Choose needs of one ship and type in the demand pool and make an order of them; check quantities, prices and tax, then submit it.',
      },
      {
        zh: '审批通过即占用需求、固定汇率；发送时填邮箱则以邮件附 PDF 送出，之后登记供应商承诺的交期。',
        en: 'Approved, it takes the needs and its rate stands still; sent to an address it goes as PDF by mail; then record what the supplier promises.',
      },
      { zh: '取消订单须写原因，所占需求回到需求池。', en: 'Cancelling says why; its needs are open again.' },
      {
        zh: '约定预付比例的订单生效后点“申请预付款”，按比例生成付款申请；有预付款申请在办的订单不能取消。',
        en: 'Where a prepayment is agreed, press “Ask for prepayment” once it is in force; while it is asked for the order is not cancelled.',
      },
    ],
    figures: [
      {
        name: { zh: '总额', en: 'Total' },
        how: {
          zh: '各行不含税净额与费用之和加税额；含税行净额 = 金额 ÷（1 + 税率），四舍五入到分，税额为余数。本位币总额 = 总额 × 汇率（生效日中间价）。',
          en: 'Net amounts of lines and charges plus tax; of a line with its tax inside, net = amount ÷ (1 + rate), rounded to two places, and tax is the rest. In base currency: × the middle rate of the day it came in force.',
        },
      },
    ],
  },
});
