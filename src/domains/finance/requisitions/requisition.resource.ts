import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import {
  bool,
  choice,
  computed,
  date,
  files,
  money,
  ref,
  serial,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow, lines, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { requisitionFlow } from './requisition.flow.ts';

/** What is paid: invoices, or a part of an order before its invoice. */
const PAY_KINDS = {
  INVOICE: { zh: '发票', en: 'Invoice' },
  PREPAY: { zh: '预付', en: 'Prepayment', tone: 'blue' },
} as const;

const OF_HEAD = { record: 'currencyId' } as const;
const CURRENCY = { field: 'currencyId' } as const;

/** What is paid of one invoice, what of a prepayment lessens it, or what is prepaid of one order. */
export const requisitionLine = defineResource({
  name: 'finance.requisitionLine',
  label: { zh: '申请明细', en: 'Line' },
  title: ['invoiceId', 'creditId'],
  fields: {
    invoiceId: ref(
      'finance.invoice',
      { zh: '发票', en: 'Invoice' },
      {
        where: { partnerId: { record: 'partnerId' }, invoiceStatus: ['APPROVED', 'PART_PAID', 'CREDIT'] },
        brings: { amount: 'openAmount' },
      },
    ),
    creditId: ref(
      'finance.supplierCredit',
      { zh: '预付款', en: 'Prepayment' },
      {
        where: { partnerId: { record: 'partnerId' }, currencyId: { record: 'currencyId' } },
        help: {
          zh: '与发票二选一：负数冲抵应付，正数申请预付',
          en: 'In place of an invoice: below zero it lessens what is paid, above it is asked for',
        },
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
        help: {
          zh: '红字发票和预付款余额填负数，冲抵应付',
          en: 'Below zero of a red invoice and of what was prepaid: it lessens what is paid',
        },
      },
    ),
    note: text({ zh: '备注', en: 'Note' }, { max: 200 }),
  },
  index: [['invoiceId'], ['creditId']],
});

export type RequisitionLine = LineRow<typeof requisitionLine>;

/** Money asked for invoices of one partner in one currency, or for an order before its invoice, paid into an account that a second person has verified. */
export const paymentRequisition = defineResource({
  name: 'finance.paymentRequisition',
  label: { zh: '付款申请', en: 'Payment requisition' },
  title: 'payNo',
  fields: {
    payNo: serial('PAY{yyyy}{MM}-{0000}', { zh: '申请单号', en: 'Number' }),
    payKind: choice(PAY_KINDS, { zh: '付款类型', en: 'Kind' }, { required: true, default: 'INVOICE' }),
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
    skipReason: text(
      { zh: '不冲抵原因', en: 'Why nothing is offset' },
      {
        max: 300,
        help: {
          zh: '该收款方有预付款或红字发票可冲抵而未冲抵，或仍要预付时，提交前须说明',
          en: 'Where a prepayment or a red invoice of the payee could be offset and is not, or he is prepaid more, it says why before it is sent',
        },
      },
    ),
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
      { field: 'payKind', priority: 3 },
      { field: 'partnerId', width: 200, priority: 1 },
      { field: 'amount', priority: 1, total: true },
      { field: 'baseAmount', priority: 3, total: true },
      { field: 'planDate', priority: 2 },
      { field: 'urgent', priority: 3 },
      { field: 'createName', priority: 3 },
      { field: 'status', priority: 2 },
      'payStatus',
    ],
    filters: ['partnerId', 'payKind', 'payStatus', 'status', 'currencyId', 'planDate', 'urgent', 'batchId'],
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
        ['skipReason'],
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
