import { choice, computed, ref } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { MATERIALS } from '../../material/public.ts';
import { inBase } from '../../parameter/public.ts';
import { movement } from '../ledger/movement.resource.ts';
import { MOVE_TYPES } from '../ledger/movement-words.text.ts';
import { VALUE_PERMISSION } from '../values.rules.ts';

const UNIT = { field: 'unitId' } as const;
const quantity = (zh: string, en: string) => computed({ quantity: UNIT }, { zh, en });
const value = (zh: string, en: string) => inBase({ zh, en }, { private: VALUE_PERMISSION });

/** Every movement by what it brought, took or used: a reversal counts against what it reverses, not as a movement the other way. */
export const stockFlow = viewOver(movement, {
  name: 'stock.flow',
  label: { zh: '收发明细', en: 'Movements in and out' },
  fields: {
    categoryId: ref('material.category', { zh: '物料类别', en: 'Category' }),
    kind: choice(MOVE_TYPES, { zh: '收发类型', en: 'Kind' }),
    inQty: quantity('收入数量', 'In'),
    outQty: quantity('发出数量', 'Out'),
    usedQty: quantity('消耗数量', 'Used'),
    inValue: value('收入金额', 'Value in'),
    outValue: value('发出金额', 'Value out'),
    usedValue: value('消耗金额', 'Value used'),
  },
  from: `select l.*, case when l.incoming then l.qty else 0 end as in_qty, case when l.incoming then 0 else -l.qty end as out_qty,
      case when l.consumed then -l.qty else 0 end as used_qty,
      case when l.incoming then l.value else 0 end as in_value, case when l.incoming then 0 else -l.value end as out_value,
      case when l.consumed then -l.value else 0 end as used_value
    from (select k.*, k.kind in ('OPENING', 'RECEIPT', 'RETURN_STORE', 'TRANSFER_IN', 'COUNT_GAIN', 'ADJUST_IN', 'VALUE_ADJUST') as incoming,
        k.kind in ('ISSUE', 'RETURN_STORE') as consumed
      from (select b.*, m.category_id, coalesce(r.move_type, b.move_type) as kind
        from stock_movement b left join stock_movement r on r.id = b.reversal_of_id left join ${MATERIALS} m on m.id = b.material_id) k) l`,
  list: {
    columns: [
      'occurredOn',
      'storeId',
      'materialId',
      { field: 'categoryId', priority: 3 },
      'moveType',
      'inQty',
      'outQty',
      { field: 'usedQty', priority: 3 },
      { field: 'unitId', priority: 3 },
      { field: 'inValue', priority: 2, total: true },
      { field: 'outValue', priority: 2, total: true },
      { field: 'sourceNo', width: 180 },
    ],
    filters: ['storeId', 'organizationId', 'materialId', 'kind', 'occurredOn', 'sourceNo'],
    search: ['sourceNo'],
    sort: '-occurredOn',
  },
});
