import { bool, choice, int, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { PURCHASE_TYPES } from '../../partner/public.ts';
import { checkCategory } from './category.rules.ts';

/** The tree of what is bought. Materials stand at its leaves; the way something is bought comes from the top. */
export const category = defineResource({
  name: 'material.category',
  label: { zh: '物料类别', en: 'Category' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    parentId: ref('material.category', { zh: '上级', en: 'Parent' }, { brings: { purchaseType: 'purchaseType' } }),
    code: text(
      { zh: '编码', en: 'Code' },
      {
        required: true,
        max: 20,
        help: {
          zh: '以上级的编码开头，物料编码由它而来',
          en: "Begins with the parent's; codes of materials follow from it",
        },
      },
    ),
    name: text({ zh: '名称', en: 'Chinese name' }, { required: true, max: 100 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 100 }),
    purchaseType: choice(
      PURCHASE_TYPES,
      { zh: '采购类别', en: 'Purchase type' },
      { help: { zh: '下级与上级相同，使用后不能改', en: 'The same as the parent’s; fixed once used' } },
    ),
    impaSection: text({ zh: 'IMPA 章', en: 'IMPA section' }, { max: 2 }),
    stockable: bool({ zh: '入库', en: 'Stocked' }, { default: true }),
    batchTracked: bool({ zh: '按批次', en: 'By batch' }, { default: false }),
    valued: bool({ zh: '计价', en: 'Valued' }, { default: true }),
    sortNum: int({ zh: '排序', en: 'Order' }, { min: 0, max: 9999, default: 100 }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
  unique: [['code']],
  requiredIf: { purchaseType: (row) => !row.parentId },
  check: checkCategory,
  list: {
    columns: [
      'code',
      'name',
      'nameEn',
      'parentId',
      'purchaseType',
      'impaSection',
      'stockable',
      'batchTracked',
      'valued',
    ],
    filters: ['parentId', 'purchaseType', 'impaSection', 'stockable'],
    search: ['code', 'name', 'nameEn'],
    sort: 'sortNum',
  },
  form: [
    ['parentId', 'purchaseType'],
    ['code', 'impaSection'],
    ['name', 'nameEn'],
    ['stockable', 'batchTracked', 'valued'],
    ['sortNum'],
    ['remark'],
  ],
  tree: 'parentId',
  scope: 'all',
  excel: { import: true, export: true },
});
