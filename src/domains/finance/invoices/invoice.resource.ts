import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import {
  choice,
  computed,
  date,
  files,
  money,
  month,
  ref,
  refs,
  serial,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { openOf } from '../payments/payment.rules.ts';
import { invoiceFlow } from './invoice.flow.ts';
import { checkInvoice } from './invoice.rules.ts';
import { invoiceFinding, invoiceLine } from './invoice-lines.resource.ts';
import { BIZ_TYPES, INVOICE_TYPES, MATCH_RESULTS, VERIFY_STATES } from './invoice-words.text.ts';

const CURRENCY = { field: 'currencyId' } as const;
const amount = (zh: string, en: string) => computed({ scale: 2, unit: CURRENCY }, { zh, en });

type Paid = Parameters<typeof openOf>[0];

/** A supplier's invoice: what he asks for, matched with what was ordered and accepted. */
export const invoice = defineResource({
  name: 'finance.invoice',
  label: { zh: '发票', en: 'Invoice' },
  title: 'serialNo',
  fields: {
    serialNo: serial('INV-{yyyy}{MM}{0000}', { zh: '登记号', en: 'Entry' }),
    bizType: choice(BIZ_TYPES, { zh: '业务类别', en: 'Business' }, { required: true, default: 'PURCHASE' }),
    invoiceType: choice(
      INVOICE_TYPES,
      { zh: '发票类型', en: 'Invoice type' },
      { required: true, default: 'E_SPECIAL' },
    ),
    invoiceCode: text({ zh: '发票代码', en: 'Code' }, { max: 12 }),
    invoiceNo: text({ zh: '发票号码', en: 'Invoice number' }, { max: 40 }),
    invoiceDate: date({ zh: '开票日期', en: 'Invoice date' }),
    receivedDate: date({ zh: '收票日期', en: 'Received' }, { required: true }),
    bookMonth: month({ zh: '入账月', en: 'Booking month' }, { required: true }),
    partnerId: ref('partner.partner', { zh: '销方', en: 'Seller' }, { required: true }),
    sellerTaxNo: text(
      { zh: '销方税号', en: 'Seller’s tax number' },
      { max: 30, help: { zh: '按票面填写，与客商档案核对', en: 'As on the paper; compared with the partner’s' } },
    ),
    buyerOrganizationId: ref('identity.organization', { zh: '购方', en: 'Buyer' }, { where: { status: ['USE'] } }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    rate: computed({ scale: 8 }, { zh: '汇率', en: 'Rate' }),
    paperGross: money(
      { zh: '票面价税合计', en: 'Total on the paper' },
      { unit: CURRENCY, help: { zh: '与明细合计核对', en: 'Compared with the sum of the lines' } },
    ),
    redOfId: ref(
      'finance.invoice',
      { zh: '红冲的发票', en: 'Invoice it takes back' },
      {
        where: { partnerId: { field: 'partnerId' }, currencyId: { field: 'currencyId' } },
        help: {
          zh: '红字发票填写：金额为负，冲抵对同一销方的付款',
          en: 'Of a red invoice: its amounts are below zero and lessen what the seller is paid',
        },
      },
    ),
    lines: lines(invoiceLine, { zh: '发票明细', en: 'Lines' }),
    netTotal: amount('不含税合计', 'Net'),
    taxTotal: amount('税额合计', 'Tax'),
    grossTotal: amount('价税合计', 'Gross'),
    baseNet: inBase({ zh: '本位币不含税', en: 'Net in base currency' }),
    baseGross: inBase({ zh: '本位币价税合计', en: 'Gross in base currency' }),
    matchResult: choice(MATCH_RESULTS, { zh: '匹配结果', en: 'Match' }, { required: true, default: 'NONE' }),
    findings: lines(invoiceFinding, { zh: '匹配差异', en: 'Differences' }),
    verifyStatus: choice(
      VERIFY_STATES,
      { zh: '查验状态', en: 'Verification' },
      { required: true, default: 'UNCHECKED' },
    ),
    dupKey: computed('text', { zh: '重复键', en: 'Key of doubles' }),
    duplicateReason: text(
      { zh: '疑似重复说明', en: 'Why it is no double' },
      {
        max: 300,
        help: {
          zh: '同一销方、币种、金额在近日已有发票时，提交前须说明',
          en: 'Where the same seller sent the same amount lately, it says why before it is sent',
        },
      },
    ),
    noOrderReason: text(
      { zh: '无订单说明', en: 'Why of no order' },
      {
        max: 300,
        help: {
          zh: '采购或费用发票有明细不属于任何订单或费用单时，提交前须说明，并作为异常审核',
          en: 'Where a line of a purchase or expense is of neither order nor expense, it says why before it is sent, and is reviewed as an exception',
        },
      },
    ),
    dueDate: date(
      { zh: '到期日', en: 'Due' },
      { help: { zh: '留空按收票日期与付款条件计算', en: 'Empty: the day received and the payment term' } },
    ),
    reviewerIds: refs('identity.user', { zh: '审核人', en: 'Reviewers' }),
    reviewSign: computed('text', { zh: '会签方式', en: 'Signs' }),
    paidAmount: amount('已付', 'Paid'),
    reservedAmount: amount('付款申请中', 'Asked for'),
    openAmount: computed(
      { scale: 2, unit: CURRENCY },
      { zh: '未付', en: 'Open' },
      { from: (row: Paid) => openOf(row) },
    ),
    attachments: files({ zh: '发票影像', en: 'Scans' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    status: state(documentFlow),
    invoiceStatus: state(invoiceFlow, { zh: '发票状态', en: 'Invoice status' }),
  },
  unique: [['dupKey']],
  check: checkInvoice,
  list: {
    columns: [
      { field: 'serialNo', width: 150 },
      { field: 'invoiceNo', width: 200, priority: 3 },
      { field: 'partnerId', width: 190, priority: 1 },
      { field: 'invoiceType', priority: 3 },
      { field: 'invoiceDate', priority: 2 },
      { field: 'grossTotal', priority: 1, total: true },
      { field: 'openAmount', priority: 2, total: true },
      { field: 'dueDate', priority: 2 },
      { field: 'matchResult', priority: 1 },
      { field: 'status', priority: 3 },
      'invoiceStatus',
    ],
    filters: [
      'partnerId',
      'invoiceStatus',
      'matchResult',
      'status',
      'bizType',
      'invoiceType',
      'currencyId',
      'invoiceDate',
      'dueDate',
      'bookMonth',
    ],
    search: ['serialNo', 'invoiceNo'],
    sort: '-serialNo',
  },
  form: [
    {
      title: { zh: '发票', en: 'Invoice' },
      rows: [
        ['bizType', 'invoiceType', 'partnerId'],
        ['invoiceCode', 'invoiceNo', 'sellerTaxNo'],
        ['invoiceDate', 'receivedDate', 'bookMonth'],
        ['buyerOrganizationId', 'currencyId', 'paperGross'],
        ['verifyStatus', 'dueDate', 'redOfId'],
        ['duplicateReason'],
        ['noOrderReason'],
        ['attachments'],
        ['remark'],
      ],
    },
    { title: { zh: '明细', en: 'Lines' }, rows: [['lines']] },
    { title: { zh: '匹配差异', en: 'Differences' }, rows: [['findings']] },
  ],
  scope: 'all',
  open: { APPROVE: ['dueDate'] },
  excel: { export: true },
});

export type InvoiceRow = Row<typeof invoice>;
