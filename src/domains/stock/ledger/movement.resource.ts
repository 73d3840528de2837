import { namesDocument } from '../../../kernel/resource/document.ts';
import { choice, computed, date, int, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { VALUE_PERMISSION } from '../values.rules.ts';
import { CONDITIONS, MOVE_TYPES } from './movement-words.text.ts';

/** The document that a row is of. */
const SOURCE = { kind: 'source', id: 'sourceId' } as const;

const UNIT = { field: 'unitId' } as const;
const worth = { private: VALUE_PERMISSION } as const;

/** The stock ledger: what came and went, in the order in which it was posted; never changed. */
export const movement = defineResource({
  name: 'stock.movement',
  label: { zh: '库存流水', en: 'Stock movement' },
  title: 'sourceNo',
  fields: {
    occurredOn: date({ zh: '日期', en: 'Date' }, { required: true }),
    poolId: ref('stock.pool', { zh: '库存', en: 'Stock item' }),
    seq: int({ zh: '序号', en: 'Sequence' }),
    storeId: ref('stock.store', { zh: '仓库', en: 'Store' }, { required: true }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    materialId: ref('material.material', { zh: '物料', en: 'Material' }, { required: true }),
    condition: choice(CONDITIONS, { zh: '成色', en: 'Condition' }, { required: true, default: 'NEW' }),
    locationId: ref('stock.location', { zh: '库位', en: 'Location' }),
    batchNo: text({ zh: '批号', en: 'Batch' }, { max: 40 }),
    expiryDate: date({ zh: '效期', en: 'Expires' }),
    moveType: choice(MOVE_TYPES, { zh: '类型', en: 'Type' }, { required: true, default: 'RECEIPT' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    qty: computed({ quantity: UNIT }, { zh: '数量', en: 'Quantity' }),
    qtyAfter: computed({ quantity: UNIT }, { zh: '结存', en: 'Balance' }),
    value: inBase({ zh: '金额', en: 'Value' }, worth),
    expensed: inBase(
      { zh: '计入费用', en: 'To expense' },
      {
        ...worth,
        help: {
          zh: '价差中随已领用部分计入费用的金额',
          en: 'Of a later cost, what went with the pieces that have left',
        },
      },
    ),
    valueAfter: inBase({ zh: '结存金额', en: 'Value after' }, worth),
    avgAfter: computed({ scale: 6 }, { zh: '平均单价', en: 'Average cost' }, worth),
    source: computed('text', { zh: '来源类型', en: 'Kind of source' }),
    sourceId: int({ zh: '来源', en: 'Source' }),
    lineId: int({ zh: '来源行', en: 'Line of the source' }),
    sourceNo: namesDocument(text({ zh: '单据', en: 'Document' }, { max: 60 }), SOURCE),
    reversalOfId: ref('stock.movement', { zh: '冲销对象', en: 'Reverses' }),
  },
  index: [['source', 'sourceId']],
  list: {
    columns: [
      'occurredOn',
      'storeId',
      'materialId',
      'moveType',
      'qty',
      'qtyAfter',
      { field: 'unitId', priority: 3 },
      { field: 'value', priority: 2 },
      { field: 'expensed', priority: 3 },
      { field: 'sourceNo', width: 180 },
      { field: 'batchNo', priority: 3 },
      { field: 'locationId', priority: 3 },
      { field: 'createName', priority: 3 },
    ],
    filters: ['storeId', 'materialId', 'moveType', 'occurredOn', 'sourceNo', 'poolId'],
    sort: '-occurredOn',
  },
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  excel: { export: true },
});

export type MovementRow = Row<typeof movement>;
