import { choice, computed, date, dict, files, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { DEPARTMENTS, RUNNING } from '../equipments/equipment.text.ts';
import { PART_TEXT } from '../parts/part.text.ts';
import { orderFlow } from './order.flow.ts';
import { latestOf, openJobOf } from './order.rules.ts';
import { ORDER_TYPES, RESULTS, ORDER_TEXT as TEXT } from './order.text.ts';
import { orderCheck } from './order-check.resource.ts';
import { orderPart } from './order-part.resource.ts';

const moment = (zh: string, en: string) => computed('datetime', { zh, en });
const figure = (zh: string, en: string) => computed({ scale: 1, unit: 'h' }, { zh, en });

/** What whoever does the work writes down before it is reported. */
const FOUND = [
  'checklist.finding',
  'checklist.figure',
  'checklist.said',
  'parts',
  'permitNo',
  'riskNo',
  'photos',
  'remark',
];

/** Work on a machine that is due, from its plan to its confirmation. */
export const workOrder = defineResource({
  name: 'maintenance.workOrder',
  label: TEXT.order,
  title: 'orderNo',
  fields: {
    orderNo: serial('WO-{shipCode}-{yyyy}{MM}-{0000}', { zh: '工单号', en: 'Number' }),
    orderType: choice(ORDER_TYPES, { zh: '工单类型', en: 'Type' }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    equipmentId: ref(
      'maintenance.equipment',
      { zh: '设备', en: 'Equipment' },
      { required: true, where: { useStatus: RUNNING, nodeType: ['SYSTEM', 'EQUIPMENT', 'COMPONENT'] } },
    ),
    jobId: ref('maintenance.job', { zh: '工作卡', en: 'Job' }),
    workName: text({ zh: '工作内容', en: 'Work' }, { required: true, max: 100 }),
    department: choice(DEPARTMENTS, { zh: '部门', en: 'Department' }),
    keyFlag: computed('bool', { zh: '关键设备', en: 'Critical equipment' }),
    level: dict('maint_level', { zh: '保养级别', en: 'Level' }),
    responsiblePost: ref(
      'identity.job',
      { zh: '执行岗位', en: 'Done by' },
      { where: { category: ['DECK', 'ENGINE'] } },
    ),
    originalDueDate: computed('date', { zh: '原到期日', en: 'Due at first' }),
    dueDate: date({ zh: '到期日', en: 'Due' }, { required: true }),
    windowDays: computed('int', { zh: '周期允差（天）', en: 'Tolerance (days)' }),
    latestDate: computed('date', { zh: '最迟日期', en: 'At the latest' }, { from: latestOf }),
    leadDays: computed('int', { zh: '提前天数', en: 'Lead days' }),
    delays: computed('int', { zh: '延期次数', en: 'Postponed' }),
    instruction: text({ zh: '工作说明', en: 'Instruction' }, { variant: 'long', max: 2000 }),
    needPermit: dict('work_permit', { zh: '作业许可', en: 'Permit to work' }),
    permitNo: text({ zh: '作业许可编号', en: 'Number of the permit' }, { max: 60 }),
    needRisk: computed('bool', { zh: '须风险评估', en: 'Risk assessment' }),
    riskNo: text({ zh: '风险评估编号', en: 'Number of the assessment' }, { max: 60 }),
    byHours: computed('bool', { zh: '须填运行小时', en: 'Asks for running hours' }),
    shoreVerify: computed('bool', { zh: '须岸基确认', en: 'Verified ashore' }),
    checklist: lines(orderCheck, TEXT.checks),
    parts: lines(orderPart, PART_TEXT.used),
    startTime: moment('开工时间', 'Started'),
    doneDate: computed('date', { zh: '完成日期', en: 'Done on' }),
    doneHours: figure('运行小时', 'At running hours'),
    manHours: figure('工时', 'Man-hours'),
    result: choice(RESULTS, { zh: '结果', en: 'Result' }),
    conditionFound: computed('text', { zh: '发现情况', en: 'Condition found' }),
    overdueReason: dict('overdue_reason', { zh: '超期原因', en: 'Why overdue' }),
    reporterId: computed('int', { zh: '报告人账号', en: 'Account of the reporter' }),
    reporterName: computed('text', { zh: '报告人', en: 'Reported by' }),
    reportTime: moment('报告时间', 'Reported'),
    confirmName: computed('text', { zh: '确认人', en: 'Confirmed by' }),
    confirmTime: moment('确认时间', 'Confirmed'),
    verifyName: computed('text', { zh: '岸基确认人', en: 'Verified by' }),
    verifyTime: moment('岸基确认时间', 'Verified'),
    cancelledOn: computed('date', { zh: '取消日期', en: 'Cancelled on' }),
    cancelReason: computed('text', { zh: '取消原因', en: 'Why cancelled' }),
    // What confirming it wrote over, so that it can be taken back.
    formerDoneDate: computed('date', { zh: '前次完成日期', en: 'Done before on' }),
    formerDoneHours: figure('前次完成小时', 'Done before at'),
    formerDueDate: computed('date', { zh: '前次到期', en: 'Due before' }),
    formerByOrder: computed('bool', { zh: '前次由工单完成', en: 'Done before by an order' }),
    readingId: computed('int', { zh: '读数记录', en: 'Its reading' }),
    openJobId: computed('int', { zh: '未结工作卡', en: 'Open job' }, { from: openJobOf }),
    photos: files({ zh: '照片', en: 'Photos' }),
    remark: text({ zh: '备注', en: 'Remarks' }, { variant: 'long', max: 500 }),
    woStatus: state(orderFlow, { zh: '工单状态', en: 'State' }),
  },
  unique: [['openJobId']],
  list: {
    columns: [
      { field: 'orderNo', width: 176 },
      'shipId',
      'equipmentId',
      'workName',
      { field: 'level', priority: 2 },
      { field: 'department', priority: 3 },
      'keyFlag',
      'dueDate',
      { field: 'doneDate', priority: 2 },
      { field: 'responsiblePost', priority: 3 },
      'woStatus',
    ],
    filters: [
      'shipId',
      'equipmentId',
      'jobId',
      'orderType',
      'department',
      'level',
      'keyFlag',
      'responsiblePost',
      'dueDate',
      'doneDate',
      'result',
      'woStatus',
    ],
    search: ['orderNo', 'workName'],
    sort: '-dueDate',
  },
  form: [
    {
      title: TEXT.order,
      rows: [['equipmentId', 'workName'], ['level', 'responsiblePost', 'dueDate'], ['instruction']],
    },
    { title: TEXT.checks, rows: [['permitNo', 'riskNo'], ['checklist']] },
    { title: PART_TEXT.used, rows: [['parts']] },
    { title: { zh: '其他', en: 'More' }, rows: [['photos'], ['remark']] },
  ],
  // Whose machine it is stays; what was done the acts say.
  open: {
    PLANNED: [
      'workName',
      'level',
      'responsiblePost',
      'dueDate',
      'instruction',
      'checklist',
      'parts',
      'permitNo',
      'riskNo',
      'photos',
      'remark',
    ],
    ISSUED: FOUND,
    DOING: FOUND,
    // Where the stock has not so much, the line is corrected and confirmed again.
    REPORTED: ['parts', 'photos', 'remark'],
  },
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type WorkOrderRow = Row<typeof workOrder>;
