import { computed, date, ref, text } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';

/** What of a pool lies in one place, of one batch. What was posted without a place or batch stands by itself. */
export const lot = defineView({
  name: 'stock.lot',
  label: { zh: '库位与批次', en: 'By location and batch' },
  title: 'batchNo',
  fields: {
    poolId: ref('stock.pool', { zh: '库存', en: 'Stock item' }),
    storeId: ref('stock.store', { zh: '仓库', en: 'Store' }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    materialId: ref('material.material', { zh: '物料', en: 'Material' }),
    locationId: ref('stock.location', { zh: '库位', en: 'Location' }),
    batchNo: text({ zh: '批号', en: 'Batch' }, { max: 40 }),
    expiryDate: date({ zh: '效期', en: 'Expires' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    qty: computed({ quantity: { field: 'unitId' } }, { zh: '结存', en: 'On hand' }),
  },
  from: `select min(m.id) as id, m.pool_id, m.store_id, m.organization_id, m.vessel_id, m.material_id, m.location_id, m.batch_no, m.expiry_date,
      m.unit_id, sum(m.qty) as qty
    from stock_movement m
    group by m.pool_id, m.store_id, m.organization_id, m.vessel_id, m.material_id, m.location_id, m.batch_no, m.expiry_date, m.unit_id
    having sum(m.qty) <> 0`,
  list: {
    columns: ['materialId', 'storeId', 'locationId', 'batchNo', 'expiryDate', 'qty', { field: 'unitId', priority: 3 }],
    filters: ['storeId', 'materialId', 'locationId', 'expiryDate', 'poolId'],
    search: ['batchNo'],
    sort: 'expiryDate',
  },
  excel: { export: true },
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
});
