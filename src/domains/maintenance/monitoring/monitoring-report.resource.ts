import {
  choice,
  computed,
  date,
  decimal,
  dict,
  files,
  ref,
  serial,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { DEPARTMENTS } from '../equipments/equipment.text.ts';
import { monitoringFlow } from './monitoring.flow.ts';
import { dayKeyOf } from './monitoring.rules.ts';
import { MONITOR_STANDINGS, MONITORING_TEXT as TEXT } from './monitoring.text.ts';
import { monitoringValue } from './monitoring-value.resource.ts';

/** What was measured of a machine on a day, judged by limits, by what is usual of it and by where it is going. */
export const monitoringReport = defineResource({
  name: 'maintenance.monitoringReport',
  label: TEXT.report,
  title: 'reportNo',
  fields: {
    reportNo: serial('MR-{shipCode}-{yyyy}-{0000}', { zh: '编号', en: 'Number' }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    equipmentId: ref(
      'maintenance.equipment',
      { zh: '设备', en: 'Equipment' },
      { required: true, where: { nodeType: ['SYSTEM', 'EQUIPMENT', 'COMPONENT'] } },
    ),
    templateId: ref(
      'maintenance.monitoringTemplate',
      { zh: '监测模板', en: 'Template' },
      { required: true, where: { enabled: ['true'] } },
    ),
    monitorKind: dict('monitor_kind', { zh: '监测类别', en: 'Kind' }),
    department: choice(DEPARTMENTS, { zh: '部门', en: 'Department' }),
    measureDate: date({ zh: '测量日期', en: 'Measured on' }, { required: true }),
    runningHours: decimal({ zh: '运行小时', en: 'Running hours' }, 1, { min: 0, max: 9_999_999, unit: 'h' }),
    points: lines(monitoringValue, TEXT.values),
    conclusion: text({ zh: '结论', en: 'Conclusion' }, { variant: 'long', max: 1000 }),
    attachments: files({ zh: '附件', en: 'Files' }),
    // Written by the server alone.
    dayKey: computed('text', { zh: '该设备当日的报告', en: 'A report of that machine and day' }, { from: dayKeyOf }),
    worst: choice(MONITOR_STANDINGS, { zh: '状况', en: 'Standing' }),
    crossDate: computed('date', { zh: '预计超限', en: 'Crosses a limit on' }),
    expertComment: text({ zh: '机务意见', en: 'Superintendent’s comment' }, { variant: 'long', max: 1000 }),
    reporterName: computed('text', { zh: '提交人', en: 'Submitted by' }),
    submitTime: computed('datetime', { zh: '提交时间', en: 'Submitted' }),
    reviewerName: computed('text', { zh: '审阅人', en: 'Reviewed by' }),
    reviewTime: computed('datetime', { zh: '审阅时间', en: 'Reviewed' }),
    reportStatus: state(monitoringFlow),
  },
  unique: [['dayKey']],
  list: {
    columns: [
      { field: 'reportNo', width: 160 },
      'shipId',
      'equipmentId',
      'templateId',
      'measureDate',
      { field: 'runningHours', priority: 3 },
      'worst',
      { field: 'crossDate', priority: 2 },
      { field: 'reporterName', priority: 3 },
      'reportStatus',
    ],
    filters: [
      'shipId',
      'equipmentId',
      'templateId',
      'monitorKind',
      'department',
      'measureDate',
      'worst',
      'crossDate',
      'reportStatus',
    ],
    search: ['reportNo', 'conclusion'],
    sort: '-measureDate',
  },
  form: [
    {
      title: TEXT.report,
      rows: [
        ['equipmentId', 'templateId'],
        ['measureDate', 'runningHours'],
      ],
    },
    { title: TEXT.values, rows: [['points']] },
    { title: TEXT.more, rows: [['conclusion'], ['attachments']] },
  ],
  // What counts stays as it was measured.
  open: { SUBMITTED: ['attachments'], REVIEWED: [] },
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type MonitoringReportRow = Row<typeof monitoringReport>;
