import { namesDocument } from '../../../kernel/resource/document.ts';
import { bool, choice, computed, int, ref } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { mul, round } from '../../../kernel/value/decimal.ts';
import { invoiceableOf } from './billable.rules.ts';

/** The document that a row is of. */
const SOURCE = { kind: 'source', id: 'sourceId' } as const;

const UNIT = { field: 'unitId' } as const;
const CURRENCY = { field: 'currencyId' } as const;

type Quantities = Parameters<typeof invoiceableOf>[0] & { unitPrice?: string | null };

/** What a supplier may invoice: a line of an order in force, or what he charges beside the goods. */
export const billableLine = defineResource({
  name: 'finance.billableLine',
  label: { zh: '待开票明细', en: 'Line to invoice' },
  title: 'itemName',
  titleEn: 'itemNameEn',
  fields: {
    sourceNo: namesDocument(computed('text', { zh: '订单', en: 'Order' }), SOURCE),
    source: computed('text', { zh: '来源类型', en: 'Kind of source' }),
    sourceId: int({ zh: '来源', en: 'Source' }),
    lineId: int({ zh: '来源行', en: 'Line of the source' }),
    lineKind: choice(
      { GOODS: { zh: '货物', en: 'Goods' }, CHARGE: { zh: '费用', en: 'Charge' } },
      { zh: '类别', en: 'Kind' },
      { required: true, default: 'GOODS' },
    ),
    partnerId: ref('partner.partner', { zh: '供应商', en: 'Supplier' }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    subjectId: ref('finance.budgetSubject', { zh: '预算科目', en: 'Budget subject' }),
    itemName: computed('text', { zh: '品名', en: 'Item' }),
    itemNameEn: computed('text', { zh: '英文品名', en: 'Item in English' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    orderedQty: computed({ quantity: UNIT }, { zh: '订购', en: 'Ordered' }),
    acceptedQty: computed({ quantity: UNIT }, { zh: '已收', en: 'Accepted' }),
    invoicedQty: computed({ quantity: UNIT }, { zh: '已开票', en: 'Invoiced' }),
    heldQty: computed({ quantity: UNIT }, { zh: '审批中', en: 'Under approval' }),
    openQty: computed({ quantity: UNIT }, { zh: '未开票', en: 'To invoice' }, { from: invoiceableOf }),
    unitPrice: computed({ scale: 6, unit: CURRENCY }, { zh: '不含税单价', en: 'Net price' }),
    taxRate: computed({ scale: 4 }, { zh: '税率', en: 'Tax rate' }),
    openAmount: computed(
      { scale: 2, unit: CURRENCY },
      { zh: '未开票金额', en: 'To invoice, net' },
      { from: (row: Quantities) => round(mul(invoiceableOf(row), row.unitPrice ?? '0'), 2) },
    ),
    ended: bool({ zh: '不再增加', en: 'Nothing more comes' }, { default: false }),
    status: choice(
      {
        WAITING: { zh: '待收货', en: 'Nothing to invoice yet', tone: 'slate' },
        OPEN: { zh: '待开票', en: 'To invoice', tone: 'amber' },
        PART: { zh: '部分开票', en: 'Partly invoiced', tone: 'blue' },
        DONE: { zh: '已开票', en: 'Invoiced', tone: 'green' },
        CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
      },
      { zh: '状态', en: 'Status' },
      { required: true, default: 'WAITING' },
    ),
  },
  unique: [['source', 'sourceId', 'lineKind', 'lineId']],
  list: {
    columns: [
      { field: 'sourceNo', width: 176 },
      { field: 'partnerId', width: 190, priority: 1 },
      { field: 'organizationId', priority: 2 },
      { field: 'itemName', priority: 1 },
      { field: 'orderedQty', priority: 3 },
      { field: 'acceptedQty', priority: 2 },
      { field: 'invoicedQty', priority: 2 },
      { field: 'heldQty', priority: 3 },
      { field: 'openQty', priority: 1 },
      { field: 'unitPrice', priority: 3 },
      { field: 'openAmount', priority: 1, total: true },
      { field: 'unitId', priority: 3 },
      { field: 'subjectId', priority: 3 },
      'status',
    ],
    filters: ['partnerId', 'organizationId', 'currencyId', 'status', 'sourceNo', 'subjectId', 'lineKind'],
    search: ['itemName', 'itemNameEn'],
    sort: '-sourceNo',
  },
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  excel: { export: true },
});

export type BillableLine = Row<typeof billableLine>;
