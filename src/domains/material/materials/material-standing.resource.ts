import { choice, computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { PURCHASE_TYPES } from '../../partner/public.ts';
import { material } from './material.resource.ts';

/** The materials with the way they are bought and how many ships, or types of ships, have a limit of them. */
export const materialStanding = viewOver(material, {
  name: 'material.materialStanding',
  listed: true,
  fields: {
    purchaseType: choice(PURCHASE_TYPES, { zh: '采购类别', en: 'Purchase type' }),
    limitCount: computed('int', { zh: '定额数', en: 'Limits' }),
  },
  from: `select b.*, c.purchase_type,
      (select count(*) from material_ship_limit l where l.material_id = b.id and l.deleted_at is null) as limit_count
    from material_material b join material_category c on c.id = b.category_id`,
  list: {
    columns: [
      'code',
      { field: 'name', priority: 1 },
      { field: 'nameEn', priority: 1 },
      'categoryId',
      { field: 'purchaseType', priority: 3 },
      'model',
      { field: 'impaCode', priority: 2 },
      { field: 'partNo', priority: 2 },
      { field: 'brand', priority: 3 },
      'baseUnitId',
      { field: 'purchaseUnitId', priority: 3 },
      { field: 'limitCount', priority: 3 },
      { field: 'critical', priority: 3 },
      { field: 'hazardous', priority: 3 },
      'usable',
    ],
    filters: ['categoryId', 'purchaseType', 'usable', 'critical', 'hazardous', 'baseUnitId', 'brand'],
    search: ['code', 'name', 'nameEn', 'impaCode', 'issaCode', 'partNo', 'drawingNo', 'model'],
    sort: 'code',
  },
});
