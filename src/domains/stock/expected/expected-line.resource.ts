import { namesDocument } from '../../../kernel/resource/document.ts';
import { bool, choice, computed, date, int, ref } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { orZero, sub } from '../../../kernel/value/decimal.ts';
import { VALUE_PERMISSION } from '../values.rules.ts';

/** The document that a row is of. */
const SOURCE = { kind: 'source', id: 'sourceId' } as const;

const UNIT = { field: 'unitId' } as const;

type Quantities = { orderedQty?: string | null; acceptedQty?: string | null };

/** What is on its way to a store: a line of an order in force, until all of it has been received. */
export const expectedLine = defineResource({
  name: 'stock.expectedLine',
  label: { zh: '待收货', en: 'Expected goods' },
  title: 'itemName',
  titleEn: 'itemNameEn',
  fields: {
    sourceNo: namesDocument(computed('text', { zh: '订单', en: 'Order' }), SOURCE),
    source: computed('text', { zh: '来源类型', en: 'Kind of source' }),
    sourceId: int({ zh: '来源', en: 'Source' }),
    lineId: int({ zh: '来源行', en: 'Line of the source' }),
    partnerId: ref('partner.partner', { zh: '供应商', en: 'Supplier' }),
    storeId: ref('stock.store', { zh: '仓库', en: 'Store' }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    materialId: ref('material.material', { zh: '物料', en: 'Material' }),
    itemName: computed('text', { zh: '品名', en: 'Item' }),
    itemNameEn: computed('text', { zh: '英文品名', en: 'Item in English' }),
    spec: computed('text', { zh: '规格', en: 'Specification' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    factor: computed({ scale: 8 }, { zh: '换算', en: 'Factor' }),
    orderedQty: computed({ quantity: UNIT }, { zh: '订购', en: 'Ordered' }),
    acceptedQty: computed({ quantity: UNIT }, { zh: '已收', en: 'Accepted' }),
    rejectedQty: computed({ quantity: UNIT }, { zh: '拒收', en: 'Rejected' }),
    openQty: computed(
      { quantity: UNIT },
      { zh: '未收', en: 'Open' },
      { from: (row: Quantities) => sub(orZero(row.orderedQty), orZero(row.acceptedQty)) },
    ),
    overPct: computed({ scale: 2, unit: '%' }, { zh: '可超收', en: 'May exceed by' }),
    unitCost: computed({ scale: 6 }, { zh: '单位成本', en: 'Unit cost' }, { private: VALUE_PERMISSION }),
    dueDate: date({ zh: '交期', en: 'Due' }),
    closed: bool({ zh: '已结束', en: 'Ended' }, { default: false }),
    status: choice(
      {
        EXPECTED: { zh: '待收货', en: 'Expected', tone: 'amber' },
        PART: { zh: '部分收货', en: 'Partly received', tone: 'blue' },
        DONE: { zh: '已收齐', en: 'Received', tone: 'green' },
        SHORT: { zh: '短收结束', en: 'Ended short', tone: 'slate' },
        CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
      },
      { zh: '状态', en: 'Status' },
      { required: true, default: 'EXPECTED' },
    ),
  },
  unique: [['source', 'sourceId', 'lineId']],
  list: {
    columns: [
      { field: 'sourceNo', width: 176 },
      { field: 'partnerId', width: 160, priority: 3 },
      'storeId',
      'itemName',
      { field: 'spec', priority: 3 },
      { field: 'orderedQty', priority: 2 },
      { field: 'acceptedQty', priority: 3 },
      { field: 'rejectedQty', priority: 3 },
      { field: 'openQty', priority: 1 },
      { field: 'unitId', priority: 3 },
      { field: 'dueDate', priority: 1 },
      'status',
    ],
    filters: ['storeId', 'partnerId', 'status', 'dueDate', 'materialId', 'sourceNo'],
    search: ['itemName', 'spec'],
    sort: 'dueDate',
  },
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  excel: { export: true },
});

export type ExpectedLine = Row<typeof expectedLine>;
