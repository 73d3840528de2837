import { namesDocument } from '../../../kernel/resource/document.ts';
import { choice, computed, int, ref } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { billableOf } from './receivable.rules.ts';
import { RECEIVABLE_KINDS, RECEIVABLE_TEXT as TEXT } from './receivable.text.ts';

const CURRENCY = { field: 'currencyId' } as const;
const amount = (zh: string, en: string) => computed({ scale: 2, unit: CURRENCY }, { zh, en });

type Amounts = Parameters<typeof billableOf>[0];

/** What a customer may be billed for: freight that was earned, a claim that was agreed to. Amounts are without tax. */
export const receivableLine = defineResource({
  name: 'finance.receivableLine',
  label: TEXT.line,
  title: 'itemName',
  titleEn: 'itemNameEn',
  fields: {
    sourceNo: namesDocument(computed('text', { zh: '来源单据', en: 'Document' }), { kind: 'source', id: 'sourceId' }),
    source: computed('text', { zh: '来源类型', en: 'Kind of source' }),
    sourceId: int({ zh: '来源', en: 'Source' }),
    lineId: int({ zh: '来源行', en: 'Line of the source' }),
    lineKind: choice(RECEIVABLE_KINDS, { zh: '类别', en: 'Kind' }, { required: true, default: 'FREIGHT' }),
    partnerId: ref('partner.partner', { zh: '客户', en: 'Customer' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    itemName: computed('text', { zh: '内容', en: 'For' }),
    itemNameEn: computed('text', { zh: '英文内容', en: 'For, in English' }),
    billTo: computed('text', { zh: '发票抬头', en: 'Billed to' }),
    payDays: computed('int', { zh: '账期（天）', en: 'Days to pay' }),
    earnedOn: computed('date', { zh: '确认日期', en: 'Earned on' }),
    taxRate: computed('share', { zh: '税率', en: 'Tax rate' }),
    amount: amount('应开金额', 'To be billed in all'),
    billedAmount: amount('已开票', 'Billed'),
    heldAmount: amount('审批中', 'Under approval'),
    openAmount: computed(
      { scale: 2, unit: CURRENCY },
      { zh: '待开票', en: 'To bill' },
      { from: (row: Amounts) => billableOf(row) },
    ),
    status: choice(
      {
        OPEN: { zh: '待开票', en: 'To bill', tone: 'amber' },
        PART: { zh: '部分开票', en: 'Partly billed', tone: 'blue' },
        DONE: { zh: '已开票', en: 'Billed', tone: 'green' },
        OVER: { zh: '多开待红冲', en: 'Billed too much', tone: 'red' },
        CANCELLED: { zh: '不再开票', en: 'Not to be billed', tone: 'slate' },
      },
      { zh: '状态', en: 'Status' },
      { required: true, default: 'OPEN' },
    ),
  },
  unique: [['source', 'sourceId', 'lineKind', 'lineId']],
  list: {
    columns: [
      { field: 'sourceNo', width: 150 },
      'lineKind',
      { field: 'partnerId', width: 200, priority: 1 },
      { field: 'vesselId', priority: 2 },
      { field: 'itemName', width: 220, priority: 2 },
      { field: 'earnedOn', priority: 2 },
      { field: 'amount', priority: 2, total: true },
      { field: 'billedAmount', priority: 3, total: true },
      { field: 'heldAmount', priority: 3 },
      { field: 'openAmount', priority: 1, total: true },
      'status',
    ],
    filters: ['partnerId', 'currencyId', 'status', 'lineKind', 'vesselId', 'earnedOn', 'sourceNo'],
    search: ['itemName', 'itemNameEn'],
    sort: '-earnedOn',
  },
  scope: 'all',
  excel: { export: true },
});

export type ReceivableLine = Row<typeof receivableLine>;
