import { choice, computed, file, money, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { paymentFlow } from './payment.flow.ts';
import { PROVIDERS } from './payment-words.text.ts';

/** An amount that somebody is to pay, and what came of it. */
export const paymentOrder = defineResource({
  name: 'operations.paymentOrder',
  label: { zh: '支付订单', en: 'Payment order' },
  title: 'orderNo',
  fields: {
    orderNo: serial('PAY{yyyy}{MM}{dd}{0000}', { zh: '订单号', en: 'Order no.' }),
    subject: text({ zh: '事由', en: 'Subject' }, { required: true, max: 100 }),
    amount: money({ zh: '金额', en: 'Amount' }, { required: true, min: 0.01, max: 9_999_999.99, unit: 'CNY' }),
    provider: choice(PROVIDERS, { zh: '支付方式', en: 'Way of payment' }, { required: true, default: 'manual' }),
    status: state(paymentFlow),
    payCode: computed('text', { zh: '付款码', en: 'Payment code' }),
    tradeNo: computed('text', { zh: '交易号', en: 'Transaction no.' }),
    paidAmount: computed({ scale: 2, unit: 'CNY' }, { zh: '到账金额', en: 'Amount received' }),
    paidTime: computed('datetime', { zh: '到账时间', en: 'Received' }),
    payer: computed('text', { zh: '付款人', en: 'Payer' }),
    proof: file({ zh: '到账凭证', en: 'Proof of payment' }),
    checkedTime: computed('datetime', { zh: '最近查询', en: 'Last asked' }),
  },
  list: {
    columns: [
      'orderNo',
      'subject',
      'amount',
      'provider',
      'status',
      'paidAmount',
      'paidTime',
      'tradeNo',
      'createName',
      'createTime',
    ],
    filters: ['status', 'provider', 'paidTime'],
    search: ['orderNo', 'subject', 'tradeNo'],
    sort: '-createTime',
  },
  form: [['subject'], ['amount', 'provider']],
  excel: { export: true },
  scope: 'all',
});

export type PaymentOrder = Row<typeof paymentOrder>;
