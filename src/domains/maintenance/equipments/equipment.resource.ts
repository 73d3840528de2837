import { bool, choice, computed, date, files, int, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { checkEquipment, isMachine } from './equipment.rules.ts';
import { DEPARTMENTS, NODE_TYPES, USE_STATES } from './equipment.text.ts';
import { equipmentParam } from './equipment-param.resource.ts';

/** What is installed on a ship: a tree of groups, systems, machines and their components. */
export const equipment = defineResource({
  name: 'maintenance.equipment',
  label: { zh: '设备', en: 'Equipment' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    parentId: ref(
      'maintenance.equipment',
      { zh: '上级设备', en: 'Parent' },
      { where: { shipId: { field: 'shipId' } }, brings: { department: 'department', keyFlag: 'keyFlag' } },
    ),
    nodeType: choice(NODE_TYPES, { zh: '节点类型', en: 'Node type' }, { required: true, default: 'EQUIPMENT' }),
    code: text(
      { zh: '设备编码', en: 'Code' },
      {
        required: true,
        max: 30,
        help: {
          zh: '首位：1 总体，2 船体，3 货物，4 船舶设备，5 船员，6 主机械，7 机械系统，8 通用系统',
          en: 'First digit: 1 general, 2 hull, 3 cargo, 4 ship equipment, 5 crew, 6 machinery, 7 machinery systems, 8 common systems',
        },
      },
    ),
    name: text({ zh: '设备名称', en: 'Chinese name' }, { required: true, max: 100 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 100 }),
    department: choice(DEPARTMENTS, { zh: '部门', en: 'Department' }),
    keyFlag: bool(
      { zh: '关键设备', en: 'Critical equipment' },
      {
        default: false,
        help: { zh: '国际安全管理规则 10.3；由船技经理确定', en: 'ISM Code 10.3; the technical manager decides' },
      },
    ),
    standbyFlag: bool({ zh: '非连续运行', en: 'Not in constant use' }, { default: false }),
    useStatus: choice(USE_STATES, { zh: '使用状态', en: 'Use state' }, { required: true, default: 'IN_USE' }),
    maker: text({ zh: '厂家', en: 'Maker' }, { max: 80 }),
    model: text({ zh: '型号', en: 'Model' }, { max: 60 }),
    serialNo: text({ zh: '序列号', en: 'Serial no.' }, { max: 60 }),
    place: text({ zh: '安装位置', en: 'Where it stands' }, { max: 100 }),
    installDate: date({ zh: '安装日期', en: 'Installed' }),
    commissionDate: date({ zh: '启用日期', en: 'Commissioned' }),
    classCode: text({ zh: '船检代码', en: 'Class item code' }, { max: 30 }),
    responsibleJob: ref(
      'identity.job',
      { zh: '责任岗位', en: 'Responsible post' },
      { where: { category: ['DECK', 'ENGINE'] } },
    ),
    sortNum: int({ zh: '排序', en: 'Order' }, { min: 0, max: 9999, default: 100 }),
    params: lines(equipmentParam, { zh: '技术参数', en: 'Technical data' }),
    documents: files({ zh: '资料', en: 'Documents' }),
    remark: text({ zh: '备注', en: 'Remarks' }, { variant: 'long', max: 500 }),
    origin: computed('json', { zh: '模板来源', en: 'From a template' }),
  },
  unique: [
    ['shipId', 'code'],
    ['maker', 'serialNo'],
  ],
  requiredIf: { department: ({ nodeType }) => isMachine(nodeType) },
  check: checkEquipment,
  list: {
    columns: [
      'code',
      'name',
      'nameEn',
      'shipId',
      'nodeType',
      'department',
      'keyFlag',
      { field: 'maker', priority: 2 },
      { field: 'model', priority: 2 },
      { field: 'serialNo', priority: 3 },
      { field: 'sortNum', priority: 3 },
      'useStatus',
    ],
    filters: ['shipId', 'parentId', 'nodeType', 'department', 'keyFlag', 'standbyFlag', 'useStatus'],
    search: ['code', 'name', 'nameEn', 'maker', 'serialNo'],
    sort: 'code',
  },
  form: [
    {
      title: { zh: '设备', en: 'Equipment' },
      rows: [
        ['shipId', 'parentId'],
        ['nodeType', 'code'],
        ['name', 'nameEn'],
        ['department', 'responsibleJob', 'useStatus'],
        ['keyFlag', 'standbyFlag', 'sortNum'],
      ],
    },
    {
      title: { zh: '铭牌', en: 'Name plate' },
      rows: [['maker', 'model', 'serialNo'], ['place', 'classCode'], ['installDate', 'commissionDate'], ['params']],
    },
    { title: { zh: '其他', en: 'More' }, rows: [['documents'], ['remark']] },
  ],
  tree: 'parentId',
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type EquipmentRow = Row<typeof equipment>;
