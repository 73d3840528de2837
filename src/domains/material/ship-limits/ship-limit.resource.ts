import { choice, int, quantity, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { VESSEL_TYPES } from '../../fleet/public.ts';
import { checkShipLimit } from './ship-limit.rules.ts';

/** Least and most of a material on a ship or in a store; a row of a type of ships is what holds where a ship has none of her own. */
export const shipLimit = defineResource({
  name: 'material.shipLimit',
  label: { zh: '船舶定额', en: 'Ship limit' },
  title: ['materialId', 'organizationId'],
  fields: {
    materialId: ref(
      'material.material',
      { zh: '物料', en: 'Material' },
      { required: true, where: { usable: ['ACTIVE', 'PENDING'] } },
    ),
    organizationId: ref(
      'identity.organization',
      { zh: '船舶或岸库', en: 'Ship or store' },
      { help: { zh: '与船型二者填一', en: 'Either this or the type of ships' } },
    ),
    shipType: choice(
      VESSEL_TYPES,
      { zh: '船型', en: 'Ship type' },
      { help: { zh: '该船型各船的通用定额', en: 'Holds for ships of the type without a limit of their own' } },
    ),
    minQty: quantity({ zh: '最低', en: 'Minimum' }, { required: true, min: 0, default: '0' }),
    maxQty: quantity({ zh: '最高', en: 'Maximum' }, { required: true, min: 0 }),
    reorderQty: quantity({ zh: '补货量', en: 'Reorder' }, { min: 0 }),
    leadDays: int({ zh: '提前期', en: 'Lead time' }, { min: 0, max: 730, unit: 'd' }),
    monthlyUse: quantity({ zh: '月耗', en: 'Monthly use' }, { min: 0 }),
    keeperId: ref('identity.job', { zh: '保管岗位', en: 'Keeper' }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
  unique: [
    ['organizationId', 'materialId'],
    ['shipType', 'materialId'],
  ],
  check: checkShipLimit,
  list: {
    columns: [
      'materialId',
      'organizationId',
      'shipType',
      'minQty',
      'maxQty',
      'reorderQty',
      { field: 'leadDays', priority: 2 },
      { field: 'monthlyUse', priority: 2 },
      { field: 'keeperId', priority: 2 },
      { field: 'remark', priority: 3 },
      { field: 'updateTime', priority: 3 },
    ],
    filters: ['organizationId', 'shipType', 'materialId', 'keeperId'],
    sort: 'materialId',
  },
  form: [
    ['materialId'],
    ['organizationId', 'shipType'],
    ['minQty', 'maxQty', 'reorderQty'],
    ['leadDays', 'monthlyUse'],
    ['keeperId'],
    ['remark'],
  ],
  scope: { anyOf: [{ organization: 'organizationId' }, { empty: 'organizationId' }] },
  excel: { import: true, export: true },
});
