import { bool, choice, int, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { PURCHASE_TYPES } from '../../partner/public.ts';
import { checkSubject } from './budget-subject.rules.ts';

const SOURCES = {
  MATERIAL_CATEGORY: { zh: '物料类别', en: 'Material category' },
  PURCHASE_TYPE: { zh: '采购类别', en: 'Purchase type' },
} as const;

/** What is charged to a subject: a category with all below it, or what is bought in a way and stands in no category. */
export const subjectMapping = defineResource({
  name: 'finance.subjectMapping',
  label: { zh: '对照', en: 'Mapping' },
  title: 'kind',
  fields: {
    kind: choice(SOURCES, { zh: '来源', en: 'Source' }, { required: true, default: 'MATERIAL_CATEGORY' }),
    categoryId: ref('material.category', { zh: '物料类别', en: 'Category' }),
    purchaseType: choice(PURCHASE_TYPES, { zh: '采购类别', en: 'Purchase type' }),
  },
  requiredIf: {
    categoryId: (row) => row.kind === 'MATERIAL_CATEGORY',
    purchaseType: (row) => row.kind === 'PURCHASE_TYPE',
  },
});

/** What money is planned and spent for. Only what has nothing below it takes entries. */
export const budgetSubject = defineResource({
  name: 'finance.budgetSubject',
  label: { zh: '预算科目', en: 'Budget subject' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    parentId: ref('finance.budgetSubject', { zh: '上级', en: 'Parent' }, { brings: { kind: 'kind' } }),
    code: text(
      { zh: '科目编码', en: 'Code' },
      {
        required: true,
        max: 30,
        help: { zh: '上级的编码加两位数字', en: "The parent's code and two digits" },
      },
    ),
    name: text({ zh: '名称', en: 'Chinese name' }, { required: true, max: 60 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 60 }),
    kind: choice(
      {
        COST: { zh: '成本费用', en: 'Cost' },
        REVENUE: { zh: '收入', en: 'Revenue' },
        CAPITAL: { zh: '资本支出', en: 'Capital' },
      },
      { zh: '性质', en: 'Kind' },
      { required: true, default: 'COST' },
    ),
    controlNode: bool(
      { zh: '控制节点', en: 'Control node' },
      {
        default: false,
        help: {
          zh: '预算在最近的控制节点上、按其全部下级合并检查；没有控制节点时按科目自身',
          en: 'The budget is checked at the nearest control node over all below it; without one at the subject itself',
        },
      },
    ),
    accountCode: text({ zh: '会计科目', en: 'Ledger account' }, { max: 30 }),
    shipDashboard: bool({ zh: '看板科目', en: 'On dashboard' }, { default: false }),
    enabled: bool({ zh: '启用', en: 'Enabled' }, { default: true }),
    sortNum: int({ zh: '排序', en: 'Order' }, { min: 0, max: 9999, default: 100 }),
    mappings: lines(subjectMapping, { zh: '对照', en: 'What is charged here' }),
  },
  unique: [['code']],
  check: checkSubject,
  list: {
    columns: ['code', 'name', 'nameEn', 'parentId', 'kind', 'controlNode', 'accountCode', 'shipDashboard', 'enabled'],
    filters: ['parentId', 'kind', 'controlNode', 'shipDashboard', 'enabled'],
    search: ['code', 'name', 'nameEn'],
    sort: 'code',
  },
  form: [
    ['parentId', 'code'],
    ['name', 'nameEn'],
    ['kind', 'accountCode'],
    ['controlNode', 'shipDashboard', 'enabled'],
    ['sortNum'],
    ['mappings'],
  ],
  tree: 'parentId',
  scope: 'all',
  excel: { import: true, export: true },
});

export type BudgetSubject = Row<typeof budgetSubject>;
