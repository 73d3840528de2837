import { namesDocument } from '../../../kernel/resource/document.ts';
import { bool, choice, computed, files, month, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { redInkFlow } from './red-ink.flow.ts';
import { FOLLOW_UPS, INITIATORS, RED_REASONS, RED_INK_TEXT as TEXT } from './red-ink.text.ts';
import { redInkLine } from './red-ink-lines.resource.ts';

const amount = (zh: string, en: string) => computed({ scale: 2, unit: { field: 'currencyId' } }, { zh, en });

/** What the other side must confirm before an invoice is taken back by a red one, and what becomes of it. */
export const redInkInvoice = defineResource({
  name: 'finance.redInkInvoice',
  label: TEXT.redInk,
  title: 'redInkNo',
  fields: {
    redInkNo: serial('RI-{yyyy}{0000}', { zh: '申请号', en: 'Entry' }),
    blueInvoiceId: ref(
      'finance.invoice',
      { zh: '蓝字发票', en: 'Invoice taken back' },
      { required: true, where: { invoiceStatus: ['APPROVED', 'PART_PAID', 'PAID'] } },
    ),
    partnerId: ref('partner.partner', { zh: '销方', en: 'Seller' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    redReason: choice(RED_REASONS, { zh: '红冲原因', en: 'Why' }, { required: true, default: 'RETURN' }),
    initiator: choice(
      INITIATORS,
      { zh: '发起方', en: 'Started by' },
      { required: true, default: 'BUYER', help: { zh: '由另一方确认', en: 'The other side confirms it' } },
    ),
    followUp: choice(
      FOLLOW_UPS,
      { zh: '后续处理', en: 'What follows' },
      {
        required: true,
        default: 'CREDIT',
        help: {
          zh: '重新开票的，红冲数量回到待开票明细',
          en: 'Invoiced anew, its pieces may be invoiced once more',
        },
      },
    ),
    certified: bool(
      { zh: '已认证抵扣', en: 'Input tax deducted' },
      {
        default: false,
        help: { zh: '确认当月须转出进项税', en: 'Its tax is given back in the month of the confirmation' },
      },
    ),
    lines: lines(redInkLine, TEXT.line),
    netTotal: amount('不含税合计', 'Net'),
    taxTotal: amount('税额合计', 'Tax'),
    grossTotal: amount('价税合计', 'Gross'),
    dueAt: computed('datetime', { zh: '确认期限', en: 'Confirmed until' }),
    confirmNo: computed('text', { zh: '确认单编号', en: 'Number of the confirmation' }),
    confirmedAt: computed('datetime', { zh: '确认时间', en: 'Confirmed' }),
    transferMonth: month({ zh: '进项转出月', en: 'Tax given back in' }),
    transferTax: amount('进项税转出', 'Tax given back'),
    // The draft may be deleted and entered anew: no reference keeps it.
    redInvoiceNo: namesDocument(computed('text', { zh: '红字发票', en: 'Red invoice' }), {
      kind: 'redInvoiceKind',
      id: 'redInvoiceId',
    }),
    redInvoiceKind: computed('text', { zh: '红字发票类型', en: 'Kind of the red invoice' }),
    redInvoiceId: computed('int', { zh: '红字发票序号', en: 'Record of the red invoice' }),
    attachments: files({ zh: '附件', en: 'Files' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    redStatus: state(redInkFlow, { zh: '确认状态', en: 'Confirmation' }),
  },
  index: [['blueInvoiceId'], ['redInvoiceId']],
  list: {
    columns: [
      { field: 'redInkNo', width: 130 },
      { field: 'blueInvoiceId', width: 160, priority: 1 },
      { field: 'partnerId', width: 190, priority: 1 },
      { field: 'redReason', priority: 2 },
      { field: 'initiator', priority: 3 },
      { field: 'grossTotal', priority: 1, total: true },
      { field: 'dueAt', priority: 2 },
      { field: 'confirmNo', width: 160, priority: 3 },
      { field: 'redInvoiceNo', width: 160, priority: 2 },
      { field: 'followUp', priority: 3 },
      { field: 'transferMonth', priority: 3 },
      { field: 'transferTax', priority: 3, total: true },
      'redStatus',
    ],
    filters: [
      'partnerId',
      'blueInvoiceId',
      'redStatus',
      'redReason',
      'initiator',
      'followUp',
      'currencyId',
      'transferMonth',
    ],
    search: ['redInkNo', 'confirmNo'],
    sort: '-redInkNo',
  },
  form: [
    {
      title: { zh: '红冲', en: 'Taken back' },
      rows: [['blueInvoiceId', 'redReason'], ['initiator', 'followUp', 'certified'], ['attachments'], ['remark']],
    },
    { title: TEXT.line, rows: [['lines']] },
  ],
  scope: 'all',
  open: {
    DRAFT: [
      'redReason',
      'initiator',
      'followUp',
      'certified',
      'lines.quantity',
      'lines.netAmount',
      'lines.taxAmount',
      'attachments',
      'remark',
    ],
  },
  excel: { export: true },
});

export type RedInkInvoice = Row<typeof redInkInvoice>;
