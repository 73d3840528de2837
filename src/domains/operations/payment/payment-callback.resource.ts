import { choice, computed, ref } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { OUTCOMES, TRADE_STATES } from './payment-words.text.ts';

/** A message that a provider sent, whatever became of it. Of those whose signature is bad the last five hundred are kept. */
export const paymentCallback = defineResource({
  name: 'operations.paymentCallback',
  label: { zh: '支付回调', en: 'Payment callback' },
  title: 'notifyId',
  fields: {
    receivedTime: computed('datetime', { zh: '收到时间', en: 'Received' }),
    orderId: ref('operations.paymentOrder', { zh: '订单', en: 'Order' }),
    outcome: choice(OUTCOMES, { zh: '处理结果', en: 'Outcome' }, { required: true }),
    notifyId: computed('text', { zh: '通知编号', en: 'Message id' }),
    tradeNo: computed('text', { zh: '交易号', en: 'Transaction no.' }),
    tradeStatus: choice(TRADE_STATES, { zh: '交易状态', en: 'Status at the provider' }),
    amount: computed({ scale: 2, unit: 'CNY' }, { zh: '金额', en: 'Amount' }),
    address: computed('text', { zh: '来源地址', en: 'From' }),
    payload: computed('json', { zh: '内容', en: 'Content' }),
  },
  list: {
    columns: ['receivedTime', 'outcome', 'orderId', 'amount', 'tradeStatus', 'tradeNo', 'notifyId', 'address'],
    filters: ['outcome', 'receivedTime', 'orderId'],
    search: ['tradeNo', 'notifyId'],
    sort: '-receivedTime',
  },
  excel: { export: true },
  scope: 'all',
});
