import { decimal, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { checkConversion, FACTOR_PLACES } from './conversion.rules.ts';

/**
 * Quantity in `toUnitId` = quantity in `fromUnitId` × factor: of one material, always into its base unit (1 drum of this oil = 209 L);
 * without a material for all, inside one dimension (1 t = 1 000 kg).
 */
export const unitConversion = defineResource({
  name: 'material.unitConversion',
  label: { zh: '单位换算', en: 'Unit conversion' },
  title: ['fromUnitId', 'toUnitId'],
  fields: {
    materialId: ref(
      'material.material',
      { zh: '物料', en: 'Material' },
      {
        brings: { toUnitId: 'baseUnitId' },
        help: { zh: '留空则对所有物料适用', en: 'Left empty it holds for every material' },
      },
    ),
    fromUnitId: ref('material.unit', { zh: '单位', en: 'Unit' }, { required: true }),
    factor: decimal({ zh: '系数', en: 'Factor' }, FACTOR_PLACES, {
      variant: 'rate',
      required: true,
      min: 0,
      max: 999_999_999,
      help: { zh: '一个该单位合多少目标单位', en: 'How many of the other unit one holds' },
    }),
    toUnitId: ref(
      'material.unit',
      { zh: '目标单位', en: 'In units of' },
      { help: { zh: '物料的换算一律以其基本单位为目标', en: 'Of a material always its base unit' } },
    ),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
  unique: [['materialId', 'fromUnitId']],
  requiredIf: { toUnitId: (row) => !row.materialId },
  check: checkConversion,
  list: {
    columns: ['materialId', 'fromUnitId', 'factor', 'toUnitId', 'remark', { field: 'updateTime', priority: 3 }],
    filters: ['materialId', 'fromUnitId', 'toUnitId'],
    sort: 'id',
  },
  form: [['materialId'], ['fromUnitId', 'factor', 'toUnitId'], ['remark']],
  scope: 'all',
  excel: { import: true, export: true },
});
