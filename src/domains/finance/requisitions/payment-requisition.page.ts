import { definePage } from '../../../kernel/page.ts';

export const paymentRequisitionPage = definePage({
  component: 'finance/PaymentRequisition',
  title: { zh: '付款申请', en: 'Payment requisitions' },
  icon: 'PayCircle',
  permission: 'finance:paymentRequisition:list',
  records: ['finance.paymentRequisition'],
  menu: { key: 'settlement.requisition', address: '/settlement/requisitions', group: 'settlement', order: 30 },
  help: {
    purpose: {
      zh: '付款申请：为已审批的发票申请付款，可分次；只付到经第二人核实的账户。',
      en: 'Money asked for approved invoices, in parts where wanted, paid only into accounts that a second person has verified.',
    },
    ways: [
      {
        zh: '在发票管理勾选同一客商、同一币种的发票，点“申请付款”；金额不能超过可申请数，提交后即被占用。',
        en: 'Tick invoices of one partner and currency and press “Ask for payment”; not more than may be asked for, which is reserved as it is sent.',
      },
      {
        zh: '同一收款方待冲抵的红字发票自动列为负数行，可改金额或删除；冲抵后仍须有应付金额。',
        en: 'Red invoices of the payee that are to be offset stand as lines below zero, to be changed or taken out; something is left to pay.',
      },
      {
        zh: '预付款在采购订单上申请，付后列入“预付款”；之后申请付款时先冲抵，不冲抵的写明原因。',
        en: 'A prepayment is asked for on the order and stands under Prepayments; it is offset by what is asked next, or one says why not.',
      },
      {
        zh: '审批通过后由出纳勾选加入付款批次；付不了的注明原因退回，占用随之释放。',
        en: 'Approved, the cashier puts them together into a batch; what cannot be paid is returned with a reason and is free again.',
      },
    ],
    figures: [
      {
        name: { zh: '可申请', en: 'May be asked for' },
        how: { zh: '价税合计 − 已付 − 其他申请占用。', en: 'Gross − paid − what other requisitions ask for.' },
      },
      {
        name: { zh: '汇兑差额', en: 'Exchange difference' },
        how: {
          zh: '实付本位币 − 按入账汇率的对应部分；正数为损失，负数为收益。',
          en: 'What it cost in base currency − its part of what was booked; a loss above zero, a gain below.',
        },
      },
    ],
  },
});
