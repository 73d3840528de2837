import { choice, computed, date, files, money, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { refundFlow } from './refund.flow.ts';
import { REFUND_TEXT as TEXT } from './refund.text.ts';

const MOST = 99_999_999_999;

/** Money that a supplier gives back of what he was prepaid: his order was cancelled, or became smaller. */
export const prepaymentRefund = defineResource({
  name: 'finance.prepaymentRefund',
  label: TEXT.refund,
  title: 'refundNo',
  fields: {
    refundNo: serial('RB{yyyy}{MM}-{0000}', { zh: '退款单号', en: 'Number' }),
    creditId: ref(
      'finance.supplierCredit',
      { zh: '预付款', en: 'Prepayment' },
      { required: true, where: { creditStatus: ['OPEN'] } },
    ),
    partnerId: ref('partner.partner', { zh: '供应商', en: 'Supplier' }),
    currencyId: ref('parameter.currency', { zh: '预付币种', en: 'Currency prepaid' }),
    refundReason: choice(
      {
        CANCELLED: { zh: '订单取消', en: 'Order cancelled' },
        CUT: { zh: '订单减少', en: 'Order made smaller' },
        OVERPAID: { zh: '多付', en: 'Paid too much' },
      },
      { zh: '退款原因', en: 'Why it came back' },
      { required: true, default: 'CANCELLED' },
    ),
    payerAccountId: ref(
      'finance.payerAccount',
      { zh: '到账账户', en: 'Into our account' },
      { required: true, where: { enabled: ['true'] } },
    ),
    receivedDate: date({ zh: '到账日期', en: 'Received on' }, { required: true }),
    amount: money(
      { zh: '退回预付', en: 'Of the prepayment' },
      {
        required: true,
        min: 0.01,
        max: MOST,
        unit: { field: 'currencyId' },
        help: { zh: '预付币种，不超过余额', en: 'In its currency, no more than remains' },
      },
    ),
    receivedCurrencyId: ref('parameter.currency', { zh: '到账币种', en: 'Currency received' }),
    receivedAmount: money(
      { zh: '到账金额', en: 'Received' },
      {
        min: 0.01,
        max: MOST,
        unit: { field: 'receivedCurrencyId' },
        help: {
          zh: '账户币种；币种相同时等于退回预付，留空时按到账日汇率折算',
          en: 'In the currency of the account: the same where that is the same; empty, it follows from the rates of the day',
        },
      },
    ),
    bankRef: text({ zh: '银行流水号', en: 'Reference of the bank' }, { required: true, max: 60 }),
    rate: computed({ scale: 8 }, { zh: '汇率', en: 'Rate' }),
    baseAmount: inBase({ zh: '到账本位币', en: 'Received in base currency' }),
    costBase: inBase({ zh: '预付时本位币', en: 'As it was prepaid' }),
    exchangeDiff: inBase(
      { zh: '汇兑差额', en: 'Exchange difference' },
      { help: { zh: '正数为损失，负数为收益', en: 'A loss where above zero, a gain below' } },
    ),
    attachments: files({ zh: '附件', en: 'Files' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    refundStatus: state(refundFlow, { zh: '退款状态', en: 'Refund' }),
  },
  index: [['creditId']],
  list: {
    columns: [
      { field: 'refundNo', width: 150 },
      { field: 'creditId', width: 176, priority: 1 },
      { field: 'partnerId', width: 200, priority: 1 },
      { field: 'receivedDate', priority: 1 },
      { field: 'amount', priority: 1, total: true },
      { field: 'receivedAmount', priority: 3, total: true },
      { field: 'bankRef', priority: 3 },
      { field: 'payerAccountId', priority: 3 },
      { field: 'exchangeDiff', priority: 3, total: true },
      { field: 'refundReason', priority: 3 },
      'refundStatus',
    ],
    filters: ['partnerId', 'creditId', 'refundStatus', 'currencyId', 'receivedDate', 'payerAccountId', 'refundReason'],
    search: ['refundNo', 'bankRef'],
    sort: '-refundNo',
  },
  form: [
    ['creditId', 'refundReason', 'receivedDate'],
    ['payerAccountId', 'amount', 'receivedAmount'],
    ['bankRef'],
    ['attachments'],
    ['remark'],
  ],
  scope: 'all',
  open: { RECEIVED: ['attachments', 'remark'] },
  excel: { export: true },
});

export type PrepaymentRefund = Row<typeof prepaymentRefund>;
