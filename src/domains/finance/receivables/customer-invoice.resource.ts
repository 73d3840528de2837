import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { computed, date, files, int, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { customerInvoiceFlow } from './customer-invoice.flow.ts';
import { checkCustomerInvoice, dueOf } from './customer-invoice.rules.ts';
import { customerInvoiceLine } from './customer-invoice-lines.resource.ts';
import { RECEIVABLE_TEXT as TEXT } from './receivable.text.ts';

const CURRENCY = { field: 'currencyId' } as const;
const amount = (zh: string, en: string) => computed({ scale: 2, unit: CURRENCY }, { zh, en });

type Amounts = Parameters<typeof dueOf>[0];

/** What the company asks of a customer: freight, demurrage and whatever else, or, in red, what it takes back of that. */
export const customerInvoice = defineResource({
  name: 'finance.customerInvoice',
  label: TEXT.invoice,
  title: 'draftNo',
  fields: {
    draftNo: serial('OI-{yyyy}{MM}{0000}', { zh: '登记号', en: 'Entry' }),
    invoiceNo: computed('text', { zh: '发票号', en: 'Invoice number' }),
    partnerId: ref('partner.partner', { zh: '客户', en: 'Customer' }, { required: true }),
    billTo: text(
      { zh: '发票抬头', en: 'Billed to' },
      { max: 200, help: { zh: '留空为客户名称', en: 'Empty: the name of the customer' } },
    ),
    billTaxNo: computed('text', { zh: '客户税号', en: 'Customer’s tax number' }),
    organizationId: ref(
      'identity.organization',
      { zh: '开票单位', en: 'Billed by' },
      { required: true, where: { status: ['USE'] } },
    ),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    invoiceDate: date({ zh: '开票日期', en: 'Invoice date' }, { required: true }),
    payDays: int(
      { zh: '账期（天）', en: 'Days to pay' },
      {
        min: 0,
        max: 365,
        help: { zh: '自开票日起；留空按客户的付款条件', en: 'From the invoice date; empty: the terms of the customer' },
      },
    ),
    dueDate: computed('date', { zh: '到期日', en: 'Due' }),
    redOfId: ref('finance.customerInvoice', { zh: '红冲的发票', en: 'Invoice it takes back' }),
    lines: lines(customerInvoiceLine, TEXT.lines),
    netTotal: amount('不含税合计', 'Net'),
    taxTotal: amount('税额合计', 'Tax'),
    grossTotal: amount('价税合计', 'Gross'),
    rate: computed({ scale: 8 }, { zh: '汇率', en: 'Rate' }),
    baseNet: inBase({ zh: '本位币不含税', en: 'Net in base currency' }),
    baseGross: inBase({ zh: '本位币价税合计', en: 'Gross in base currency' }),
    baseWeight: inBase({ zh: '审批金额', en: 'Amount decided on' }),
    receivedAmount: amount('已收', 'Received'),
    receivedBase: inBase({ zh: '已收的入账金额', en: 'Received, as it was booked' }),
    redAmount: amount('已红冲', 'Taken back'),
    redHeld: amount('红冲审批中', 'Being taken back'),
    openAmount: computed(
      { scale: 2, unit: CURRENCY },
      { zh: '未收', en: 'Open' },
      { from: (row: Amounts) => dueOf(row) },
    ),
    receivedOn: computed('date', { zh: '最近收款日', en: 'Last received' }),
    taxInvoiceNo: text(
      { zh: '税务发票号码', en: 'Number of the tax invoice' },
      { max: 40, help: { zh: '在税务系统开具后填写', en: 'Filled in when the tax authority has issued it' } },
    ),
    attachments: files({ zh: '附件', en: 'Files' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    status: state(documentFlow, { zh: '审批', en: 'Approval' }),
    billStatus: state(customerInvoiceFlow, { zh: '发票状态', en: 'Invoice status' }),
  },
  unique: [['invoiceNo']],
  check: checkCustomerInvoice,
  list: {
    columns: [
      { field: 'draftNo', width: 150 },
      { field: 'invoiceNo', width: 140 },
      { field: 'partnerId', width: 200, priority: 1 },
      { field: 'invoiceDate', priority: 2 },
      { field: 'dueDate', priority: 1 },
      { field: 'grossTotal', priority: 1, total: true },
      { field: 'receivedAmount', priority: 3, total: true },
      { field: 'redAmount', priority: 3 },
      { field: 'openAmount', priority: 1, total: true },
      { field: 'status', priority: 3 },
      'billStatus',
    ],
    filters: ['partnerId', 'billStatus', 'status', 'currencyId', 'invoiceDate', 'dueDate', 'redOfId'],
    search: ['draftNo', 'invoiceNo', 'taxInvoiceNo', 'billTo'],
    sort: '-draftNo',
  },
  form: [
    {
      title: TEXT.bill,
      rows: [
        ['partnerId', 'billTo', 'organizationId'],
        ['currencyId', 'invoiceDate', 'payDays'],
        ['redOfId', 'taxInvoiceNo'],
        ['attachments'],
        ['remark'],
      ],
    },
    { title: TEXT.lines, rows: [['lines']] },
  ],
  scope: 'all',
  open: { APPROVE: ['taxInvoiceNo', 'attachments', 'remark'] },
  excel: { export: true },
});

export type CustomerInvoiceRow = Row<typeof customerInvoice>;
