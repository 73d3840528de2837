import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { bool, computed, date, files, money, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow, lines, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { requisitionFlow } from './requisition.flow.ts';

const OF_HEAD = { record: 'currencyId' } as const;
const CURRENCY = { field: 'currencyId' } as const;

/** What of one invoice is to be paid. */
export const requisitionLine = defineResource({
  name: 'finance.requisitionLine',
  label: { zh: '申请明细', en: 'Line' },
  title: ['invoiceId'],
  fields: {
    invoiceId: ref(
      'finance.invoice',
      { zh: '发票', en: 'Invoice' },
      {
        required: true,
        where: { partnerId: { record: 'partnerId' }, invoiceStatus: ['APPROVED', 'PART_PAID', 'CREDIT'] },
        brings: { amount: 'openAmount' },
      },
    ),
    invoiceNo: computed('text', { zh: '发票号码', en: 'Invoice number' }),
    openBefore: computed({ scale: 2, unit: OF_HEAD }, { zh: '可申请', en: 'May be asked for' }),
    amount: money(
      { zh: '本次金额', en: 'Amount' },
      {
        required: true,
        min: -999_999_999,
        max: 999_999_999,
        unit: OF_HEAD,
        help: { zh: '红字发票填负数，冲抵应付', en: 'Below zero of a red invoice: it lessens what is paid' },
      },
    ),
    note: text({ zh: '备注', en: 'Note' }, { max: 200 }),
  },
  index: [['invoiceId']],
});

export type RequisitionLine = LineRow<typeof requisitionLine>;

/** Money asked for invoices of one partner in one currency, paid into an account that a second person has verified. */
export const paymentRequisition = defineResource({
  name: 'finance.paymentRequisition',
  label: { zh: '付款申请', en: 'Payment requisition' },
  title: 'payNo',
  fields: {
    payNo: serial('PAY{yyyy}{MM}-{0000}', { zh: '申请单号', en: 'Number' }),
    partnerId: ref('partner.partner', { zh: '收款方', en: 'Payee' }, { required: true }),
    payeeAccountId: ref(
      'partner.bankAccount',
      { zh: '收款账户', en: 'Payee’s account' },
      { where: { partnerId: { field: 'partnerId' }, currencyId: { field: 'currencyId' } } },
    ),
    payeeName: computed('text', { zh: '收款户名', en: 'Account name' }),
    payeeBank: computed('text', { zh: '收款开户行', en: 'Bank' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    planDate: date({ zh: '计划付款日', en: 'To be paid by' }, { required: true }),
    urgent: bool({ zh: '加急', en: 'Urgent' }, { default: false }),
    urgentReason: text({ zh: '加急原因', en: 'Why urgent' }, { max: 300 }),
    purpose: text({ zh: '用途', en: 'Purpose' }, { required: true, max: 60, default: '货款' }),
    lines: lines(requisitionLine, { zh: '申请明细', en: 'Lines' }),
    amount: computed({ scale: 2, unit: CURRENCY }, { zh: '申请金额', en: 'Amount' }),
    capitals: computed('text', { zh: '大写金额', en: 'In capitals' }),
    rateAtRequest: computed({ scale: 8 }, { zh: '申请汇率', en: 'Rate' }),
    baseAmount: inBase({ zh: '本位币金额', en: 'In base currency' }),
    batchId: ref('finance.focusPayment', { zh: '付款批次', en: 'Batch' }),
    paidDate: computed('date', { zh: '付款日', en: 'Paid' }),
    bankRef: computed('text', { zh: '银行流水号', en: 'Reference of the bank' }),
    paidBase: inBase({ zh: '实付本位币', en: 'Paid in base currency' }),
    exchangeDiff: inBase(
      { zh: '汇兑差额', en: 'Exchange difference' },
      { help: { zh: '正数为损失，负数为收益', en: 'A loss where above zero, a gain below' } },
    ),
    failReason: computed('text', { zh: '退票原因', en: 'Why the bank refused' }),
    attachments: files({ zh: '附件', en: 'Files' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    status: state(documentFlow),
    payStatus: state(requisitionFlow, { zh: '付款状态', en: 'Payment' }),
  },
  requiredIf: { urgentReason: (row) => row.urgent === true },
  list: {
    columns: [
      { field: 'payNo', width: 160 },
      { field: 'partnerId', width: 200, priority: 1 },
      { field: 'amount', priority: 1, total: true },
      { field: 'baseAmount', priority: 3, total: true },
      { field: 'planDate', priority: 2 },
      { field: 'urgent', priority: 3 },
      { field: 'createName', priority: 3 },
      { field: 'status', priority: 2 },
      'payStatus',
    ],
    filters: ['partnerId', 'payStatus', 'status', 'currencyId', 'planDate', 'urgent', 'batchId'],
    search: ['payNo'],
    sort: '-payNo',
  },
  form: [
    {
      title: { zh: '付款申请', en: 'Requisition' },
      rows: [
        ['partnerId', 'currencyId', 'payeeAccountId'],
        ['planDate', 'purpose', 'urgent'],
        ['urgentReason'],
        ['attachments'],
        ['remark'],
      ],
    },
    { title: { zh: '申请明细', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: 'all',
  excel: { export: true },
});

export type PaymentRequisition = Row<typeof paymentRequisition>;
