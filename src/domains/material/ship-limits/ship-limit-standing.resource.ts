import { computed, ref } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { shipLimit } from './ship-limit.resource.ts';

/** The limits with the code and the unit of what they limit. */
export const shipLimitStanding = viewOver(shipLimit, {
  name: 'material.shipLimitStanding',
  listed: true,
  fields: {
    materialCode: computed('text', { zh: '物料编码', en: 'Material code' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    categoryId: ref('material.category', { zh: '类别', en: 'Category' }),
  },
  from: `select b.*, m.code as material_code, m.base_unit_id as unit_id, m.category_id
    from material_ship_limit b join material_material m on m.id = b.material_id`,
  list: {
    columns: [
      'materialCode',
      'materialId',
      'organizationId',
      'shipType',
      'minQty',
      'maxQty',
      'unitId',
      { field: 'reorderQty', priority: 2 },
      { field: 'leadDays', priority: 2 },
      { field: 'monthlyUse', priority: 2 },
      { field: 'keeperId', priority: 3 },
      { field: 'categoryId', priority: 3 },
      { field: 'remark', priority: 3 },
    ],
    filters: ['organizationId', 'shipType', 'materialId', 'categoryId', 'keeperId'],
    search: ['materialCode'],
    sort: 'materialCode',
  },
});
