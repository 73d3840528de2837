import { choice, int, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines } from '../../../kernel/resource/resource.ts';

/** The specification's types; SHIP is the organization that is one vessel. */
export const ORGANIZATION_TYPES = {
  PARENT_COMPANY: { zh: '总公司', en: 'Parent company' },
  LAND_DEPT: { zh: '总部部门', en: 'Land department' },
  BRANCH_COMPANY: { zh: '分公司', en: 'Branch company' },
  DEPT: { zh: '部门', en: 'Department' },
  COMPANY: { zh: '公司', en: 'Company' },
  SHIP: { zh: '船舶', en: 'Ship' },
} as const;

export type OrganizationType = keyof typeof ORGANIZATION_TYPES;

/** Who leads in which capacity; approvals look here for 'the leader of the department'. */
const leaderItem = defineResource({
  name: 'identity.leaderItem',
  label: { zh: '负责人配置项', en: 'Leader configuration item' },
  fields: {
    userId: ref('identity.user', { zh: '人员', en: 'Person' }, { required: true }),
    capacity: choice(
      {
        LEADER: { zh: '负责人', en: 'Leader' },
        DEPUTY: { zh: '副职', en: 'Deputy' },
        QHSE: { zh: '安全质量负责人', en: 'QHSE leader' },
        BUDGET: { zh: '预算负责人', en: 'Budget leader' },
      },
      { zh: '职责', en: 'Capacity' },
      { required: true, default: 'LEADER' },
    ),
    remark: text({ zh: '备注', en: 'Remark' }),
  },
});

export const organization = defineResource({
  name: 'identity.organization',
  label: { zh: '组织机构', en: 'Organization' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    name: text({ zh: '名称', en: 'Name' }, { required: true, max: 60 }),
    nameEn: text({ zh: '英文名称', en: 'English name' }, { max: 80 }),
    code: text({ zh: '编码', en: 'Code' }, { max: 30 }),
    type: choice(ORGANIZATION_TYPES, { zh: '类型', en: 'Type' }, { required: true, default: 'DEPT' }),
    parentId: ref('identity.organization', { zh: '上级机构', en: 'Parent' }),
    status: choice(
      { USE: { zh: '启用', en: 'In use', tone: 'green' }, STOP: { zh: '停用', en: 'Disabled', tone: 'grey' } },
      { zh: '状态', en: 'Status' },
      { required: true, default: 'USE' },
    ),
    sortNum: int({ zh: '排序', en: 'Order' }, { min: 0, max: 99999, default: 100 }),
    budgetUnit: text({ zh: '预算单位', en: 'Budget unit' }, { max: 60 }),
    leaderId: ref('identity.user', { zh: '负责人', en: 'Leader' }),
    leaders: lines(leaderItem, { zh: '负责人配置', en: 'Leader configuration' }),
    remark: text({ zh: '备注', en: 'Remark' }),
  },
  unique: [['code']],
  requiredIf: { parentId: (row) => row.type !== undefined && row.type !== 'PARENT_COMPANY' },
  list: {
    columns: ['name', 'nameEn', 'code', 'type', 'leaderId', 'sortNum', 'status'],
    filters: ['type', 'status', 'parentId'],
    search: ['name', 'nameEn', 'code'],
    sort: 'sortNum',
  },
  form: [
    ['name', 'nameEn'],
    ['type', 'parentId'],
    ['code', 'sortNum'],
    ['status', 'leaderId'],
    ['budgetUnit', 'remark'],
    ['leaders'],
  ],
  tree: 'parentId',
  excel: { export: true },
  scope: 'all',
});
