import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { bool, choice, computed, date, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow, lines, type Row } from '../../../kernel/resource/resource.ts';
import { batchFlow } from './focus-payment.flow.ts';

const OF_HEAD = { record: 'currencyId' } as const;

/** One requisition of a batch, and what the bank says became of it. */
export const batchLine = defineResource({
  name: 'finance.batchLine',
  label: { zh: '批次明细', en: 'Batch line' },
  title: ['requisitionId'],
  fields: {
    requisitionId: ref('finance.paymentRequisition', { zh: '付款申请', en: 'Requisition' }, { required: true }),
    payeeName: computed('text', { zh: '收款户名', en: 'Account name' }),
    payeeBank: computed('text', { zh: '收款开户行', en: 'Bank' }),
    amount: computed({ scale: 2, unit: OF_HEAD }, { zh: '金额', en: 'Amount' }),
    result: choice(
      {
        WAIT: { zh: '待结果', en: 'Waiting', tone: 'slate' },
        OK: { zh: '成功', en: 'Paid', tone: 'green' },
        FAIL: { zh: '失败', en: 'Refused', tone: 'red' },
      },
      { zh: '结果', en: 'Result' },
      { required: true, default: 'WAIT' },
    ),
    bankRef: computed('text', { zh: '银行流水号', en: 'Reference of the bank' }),
    paidDate: computed('date', { zh: '到账日', en: 'Paid' }),
    failReason: computed('text', { zh: '失败原因', en: 'Why refused' }),
  },
});

export type BatchLine = LineRow<typeof batchLine>;

/** Requisitions that are paid together, from one account on one day. */
export const focusPayment = defineResource({
  name: 'finance.focusPayment',
  label: { zh: '集中付款', en: 'Payment batch' },
  title: 'batchNo',
  fields: {
    batchNo: serial('FP-{yyyy}{MM}{dd}{00}', { zh: '批次号', en: 'Number' }),
    payerAccountId: ref(
      'finance.payerAccount',
      { zh: '付款账户', en: 'Payer’s account' },
      { where: { enabled: ['true'] } },
    ),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    payDate: date({ zh: '付款日', en: 'Day of payment' }, { required: true }),
    mergeByPayee: bool(
      { zh: '同户合并', en: 'One line an account' },
      { default: false, help: { zh: '同一收款账户的多笔合为一笔', en: 'Several payments to one account become one' } },
    ),
    lines: lines(batchLine, { zh: '批次明细', en: 'Lines' }),
    total: computed({ scale: 2, unit: { field: 'currencyId' } }, { zh: '合计', en: 'Total' }),
    availableBalance: computed({ scale: 2, unit: { field: 'currencyId' } }, { zh: '可用余额', en: 'Available' }),
    overdrawn: computed('bool', { zh: '超出余额', en: 'Above the balance' }),
    overdrawReason: text({ zh: '超余额说明', en: 'Why above the balance' }, { max: 300 }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 300 }),
    status: state(documentFlow),
    batchStatus: state(batchFlow, { zh: '批次状态', en: 'Batch' }),
  },
  list: {
    columns: [
      { field: 'batchNo', width: 160 },
      { field: 'payerAccountId', width: 200, priority: 1 },
      { field: 'payDate', priority: 1 },
      { field: 'total', priority: 1, total: true },
      { field: 'availableBalance', priority: 3 },
      { field: 'overdrawn', priority: 3 },
      { field: 'createName', priority: 3 },
      { field: 'status', priority: 2 },
      'batchStatus',
    ],
    filters: ['payerAccountId', 'batchStatus', 'status', 'payDate', 'currencyId'],
    search: ['batchNo'],
    sort: '-batchNo',
  },
  form: [
    { title: { zh: '批次', en: 'Batch' }, rows: [['payDate', 'mergeByPayee'], ['overdrawReason'], ['remark']] },
    { title: { zh: '批次明细', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: 'all',
  // What it pays stands as it was put together.
  open: { USE: ['payDate', 'mergeByPayee', 'overdrawReason', 'remark'] },
  excel: { export: true },
});

export type FocusPayment = Row<typeof focusPayment>;
