import { bool, choice, int, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { isMachine } from '../equipments/equipment.rules.ts';
import { DEPARTMENTS, NODE_TYPES } from '../equipments/equipment.text.ts';

/** An equipment as ships of a series have it. */
export const templateNode = defineResource({
  name: 'maintenance.templateNode',
  label: { zh: '模板设备', en: 'Template equipment' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    templateId: ref('maintenance.equipmentTemplate', { zh: '设备模板', en: 'Template' }, { required: true }),
    parentId: ref(
      'maintenance.templateNode',
      { zh: '上级设备', en: 'Parent' },
      { where: { templateId: { field: 'templateId' } }, brings: { department: 'department', keyFlag: 'keyFlag' } },
    ),
    nodeType: choice(NODE_TYPES, { zh: '节点类型', en: 'Node type' }, { required: true, default: 'EQUIPMENT' }),
    code: text({ zh: '设备编码', en: 'Code' }, { required: true, max: 30 }),
    name: text({ zh: '设备名称', en: 'Chinese name' }, { required: true, max: 100 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 100 }),
    department: choice(DEPARTMENTS, { zh: '部门', en: 'Department' }),
    keyFlag: bool({ zh: '关键设备', en: 'Critical equipment' }, { default: false }),
    standbyFlag: bool({ zh: '非连续运行', en: 'Not in constant use' }, { default: false }),
    maker: text({ zh: '厂家', en: 'Maker' }, { max: 80 }),
    model: text({ zh: '型号', en: 'Model' }, { max: 60 }),
    responsibleJob: ref(
      'identity.job',
      { zh: '责任岗位', en: 'Responsible post' },
      { where: { category: ['DECK', 'ENGINE'] } },
    ),
    sortNum: int({ zh: '排序', en: 'Order' }, { min: 0, max: 9999, default: 100 }),
  },
  unique: [['templateId', 'code']],
  requiredIf: { department: ({ nodeType }) => isMachine(nodeType) },
  list: {
    columns: [
      'templateId',
      'code',
      'name',
      'nameEn',
      { field: 'parentId', priority: 3 },
      'nodeType',
      'department',
      'keyFlag',
      { field: 'maker', priority: 2 },
      { field: 'model', priority: 2 },
    ],
    filters: ['templateId', 'parentId', 'nodeType', 'department', 'keyFlag'],
    search: ['code', 'name', 'nameEn', 'maker'],
    sort: 'code',
  },
  form: [
    ['templateId', 'parentId'],
    ['nodeType', 'code'],
    ['name', 'nameEn'],
    ['department', 'responsibleJob'],
    ['keyFlag', 'standbyFlag', 'sortNum'],
    ['maker', 'model'],
  ],
  scope: 'all',
  excel: { export: true },
});

export type TemplateNodeRow = Row<typeof templateNode>;
