import { choice, computed, int, ref } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { VALUE_PERMISSION } from '../values.rules.ts';
import { CONDITIONS } from './movement-words.text.ts';

const UNIT = { field: 'unitId' } as const;
const worth = { private: VALUE_PERMISSION } as const;

/** What of one material in one condition lies in a store: quantity in its base unit, and what it cost on average. */
export const pool = defineResource({
  name: 'stock.pool',
  label: { zh: '库存物资', en: 'Stock item' },
  title: ['materialId', 'storeId'],
  fields: {
    storeId: ref('stock.store', { zh: '仓库', en: 'Store' }, { required: true }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    materialId: ref('material.material', { zh: '物料', en: 'Material' }, { required: true }),
    condition: choice(CONDITIONS, { zh: '成色', en: 'Condition' }, { required: true, default: 'NEW' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    qty: computed({ quantity: UNIT }, { zh: '结存', en: 'On hand' }),
    value: inBase({ zh: '金额', en: 'Value' }, worth),
    average: computed({ scale: 6 }, { zh: '平均单价', en: 'Average cost' }, worth),
    lastMovedAt: computed('date', { zh: '最近变动', en: 'Last moved' }),
    seq: int({ zh: '笔数', en: 'Movements' }, { default: 0 }),
  },
  unique: [['storeId', 'materialId', 'condition']],
  list: {
    columns: [
      'materialId',
      'storeId',
      'condition',
      'qty',
      { field: 'unitId', priority: 3 },
      { field: 'value', total: true },
      { field: 'average', priority: 3 },
      'lastMovedAt',
    ],
    filters: ['storeId', 'materialId', 'condition', 'qty', 'lastMovedAt'],
    sort: 'materialId',
  },
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  excel: { export: true },
});

export type PoolRow = Row<typeof pool>;
