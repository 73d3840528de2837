import {
  bool,
  choice,
  computed,
  date,
  datetime,
  decimal,
  dict,
  files,
  ref,
  serial,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { DEPARTMENTS } from '../equipments/equipment.text.ts';
import { errorFlow } from './error.flow.ts';
import { HANDLE_MODES, IMPACTS, SEVERITIES, ERROR_TEXT as TEXT } from './error.text.ts';

const LATER = ['tempMeasure', 'offHireHours', 'downHours', 'photos', 'remark'];

/** A fault of a machine: what happened, how it was put right, and why it had happened. */
export const errorReport = defineResource({
  name: 'maintenance.errorReport',
  label: TEXT.report,
  title: 'reportNo',
  fields: {
    reportNo: serial('ER-{shipCode}-{yyyy}-{0000}', { zh: '编号', en: 'Number' }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    equipmentId: ref(
      'maintenance.equipment',
      { zh: '设备', en: 'Equipment' },
      { required: true, where: { nodeType: ['SYSTEM', 'EQUIPMENT', 'COMPONENT'] } },
    ),
    department: choice(DEPARTMENTS, { zh: '部门', en: 'Department' }),
    keyFlag: computed('bool', { zh: '关键设备', en: 'Critical equipment' }),
    occurTime: datetime({ zh: '发生时间', en: 'Happened at' }, { required: true }),
    place: text({ zh: '地点', en: 'Place' }, { max: 100 }),
    severity: choice(SEVERITIES, { zh: '严重程度', en: 'Severity' }, { required: true, default: 'MINOR' }),
    impact: choice(IMPACTS, { zh: '对设备影响', en: 'Effect on it' }, { required: true, default: 'NONE' }),
    functionLost: bool(
      { zh: '丧失重要功能', en: 'Function lost' },
      {
        default: false,
        help: { zh: '推进、操舵、电力或消防', en: 'Propulsion, steering, power or fire-fighting' },
      },
    ),
    phenomenon: text({ zh: '故障现象', en: 'What was seen' }, { required: true, variant: 'long', max: 1000 }),
    tempMeasure: text({ zh: '临时措施', en: 'Meanwhile' }, { variant: 'long', max: 1000 }),
    offHireHours: decimal({ zh: '停航小时', en: 'Hours off hire' }, 1, { min: 0, max: 99_999, unit: 'h' }),
    downHours: decimal({ zh: '停机小时', en: 'Hours out of order' }, 1, { min: 0, max: 99_999, unit: 'h' }),
    photos: files({ zh: '照片', en: 'Photos' }),
    remark: text({ zh: '备注', en: 'Remarks' }, { variant: 'long', max: 500 }),
    // What the acts asked for.
    handleMode: choice(HANDLE_MODES, { zh: '处理方式', en: 'How' }),
    planFinishDate: date({ zh: '计划完成', en: 'Planned for' }),
    workOrderId: ref('maintenance.workOrder', { zh: '修理工单', en: 'Work order' }),
    // Of which measured values it was made.
    monitoringId: ref('maintenance.monitoringReport', { zh: '监测报告', en: 'Monitoring report' }),
    finishDate: date({ zh: '实际完成', en: 'Repaired on' }),
    cause: text({ zh: '原因', en: 'Cause' }, { variant: 'long', max: 1000 }),
    causeType: dict('fault_cause', { zh: '原因类别', en: 'Kind of cause' }),
    cure: text({ zh: '修复情况', en: 'What was done' }, { variant: 'long', max: 1000 }),
    reporterName: computed('text', { zh: '报告人', en: 'Reported by' }),
    submitTime: computed('datetime', { zh: '提交时间', en: 'Submitted' }),
    closeName: computed('text', { zh: '关闭人', en: 'Closed by' }),
    closeTime: computed('datetime', { zh: '关闭时间', en: 'Closed' }),
    reportStatus: state(errorFlow, { zh: '进度', en: 'Progress' }),
  },
  list: {
    columns: [
      { field: 'reportNo', width: 160 },
      'shipId',
      'equipmentId',
      'severity',
      'occurTime',
      { field: 'impact', priority: 2 },
      { field: 'department', priority: 3 },
      { field: 'handleMode', priority: 3 },
      { field: 'planFinishDate', priority: 2 },
      { field: 'workOrderId', priority: 3 },
      'reportStatus',
    ],
    filters: [
      'shipId',
      'equipmentId',
      'workOrderId',
      'department',
      'keyFlag',
      'severity',
      'impact',
      'handleMode',
      'causeType',
      'occurTime',
      'planFinishDate',
      'reportStatus',
    ],
    search: ['reportNo', 'phenomenon'],
    sort: '-occurTime',
  },
  form: [
    {
      title: TEXT.report,
      rows: [['equipmentId', 'place'], ['occurTime', 'severity'], ['impact', 'functionLost'], ['phenomenon']],
    },
    {
      title: TEXT.more,
      rows: [['tempMeasure'], ['offHireHours', 'downHours'], ['photos'], ['remark']],
    },
  ],
  open: {
    SUBMITTED: LATER,
    AUDIT: LATER,
    HANDLING: LATER,
    VERIFY: ['photos', 'remark'],
  },
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type ErrorReportRow = Row<typeof errorReport>;
