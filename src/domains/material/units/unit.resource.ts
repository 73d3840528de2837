import { bool, choice, int, type Option, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** What a unit measures. Only units of one dimension are converted without a material. */
export const DIMENSIONS = {
  COUNT: { zh: '计数', en: 'Count' },
  LENGTH: { zh: '长度', en: 'Length' },
  MASS: { zh: '质量', en: 'Mass' },
  VOLUME: { zh: '体积', en: 'Volume' },
  AREA: { zh: '面积', en: 'Area' },
  TIME: { zh: '时间', en: 'Time' },
  OTHER: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Option>;

export type Dimension = keyof typeof DIMENSIONS;

/** In what quantities are counted. `decimals` is how fine: 2.5 L is a quantity, 2.5 pieces is none. */
export const unit = defineResource({
  name: 'material.unit',
  label: { zh: '计量单位', en: 'Unit' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    code: text({ zh: '代码', en: 'Code' }, { required: true, max: 8 }),
    name: text({ zh: '名称', en: 'Chinese name' }, { required: true, max: 40 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 40 }),
    dimension: choice(DIMENSIONS, { zh: '量纲', en: 'Dimension' }, { required: true, default: 'COUNT' }),
    decimals: int(
      { zh: '小数位', en: 'Decimals' },
      {
        required: true,
        min: 0,
        max: 4,
        default: 0,
        help: { zh: '数量最多几位小数，超出不予保存', en: 'A quantity with more places is refused' },
      },
    ),
    sortNum: int({ zh: '排序', en: 'Order' }, { min: 0, max: 9999, default: 100 }),
    enabled: bool({ zh: '启用', en: 'Enabled' }, { default: true }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
  unique: [['code']],
  check: (row) =>
    row.code && !/^[A-Z][A-Z0-9]{0,7}$/.test(row.code)
      ? [
          {
            field: 'code',
            message: {
              zh: '代码须以大写字母开头，只含大写字母和数字',
              en: 'A code begins with a capital and has capitals and digits only',
            },
          },
        ]
      : undefined,
  list: {
    columns: ['code', 'name', 'nameEn', 'dimension', 'decimals', 'enabled', { field: 'remark', priority: 3 }],
    filters: ['dimension', 'enabled'],
    search: ['code', 'name', 'nameEn'],
    sort: 'sortNum',
  },
  form: [['code', 'dimension'], ['name', 'nameEn'], ['decimals', 'sortNum'], ['enabled'], ['remark']],
  scope: 'all',
  excel: { import: true, export: true },
});
