import {
  bool,
  choice,
  computed,
  date,
  datetime,
  decimal,
  files,
  ref,
  serial,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { reportFlow } from './report.flow.ts';
import { reportCause, reportInjury, reportMeasure } from './report-lines.resource.ts';
import { EVENT_TYPES, REPORT_KINDS, SEVERITIES, REPORT_TEXT as TEXT } from './report-words.text.ts';

const story = (zh: string, en: string) => text({ zh, en }, { variant: 'long', max: 2000 });

/** What stays open while it is investigated, and what of it once it is approved. */
const INVESTIGATED = ['severity', 'investigatorId', 'rootCause', 'causes', 'lessons', 'measures', 'shared', 'photos'];
export const INVESTIGATE = 'qhse:report:investigate';

/** An accident, an incident, a near miss or an unsafe act on board, from its first report to what was learned of it. */
export const safetyReport = defineResource({
  name: 'qhse.report',
  label: TEXT.report,
  title: 'reportNo',
  fields: {
    reportNo: serial('ER-{yyyy}-{0000}', { zh: '报告编号', en: 'Report no.' }),
    reportKind: choice(REPORT_KINDS, { zh: '类别', en: 'Kind' }, { required: true }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    eventType: choice(EVENT_TYPES, { zh: '事件类型', en: 'Type' }, { required: true }),
    severity: choice(SEVERITIES, { zh: '严重程度', en: 'Severity' }),
    occurDay: date({ zh: '发生日期', en: 'Day' }, { required: true }),
    occurTime: datetime({ zh: '发生时刻', en: 'Time' }),
    place: text({ zh: '地点', en: 'Place' }, { max: 100 }),
    description: text({ zh: '经过', en: 'What happened' }, { required: true, variant: 'long', max: 2000 }),
    spillM3: decimal({ zh: '溢出量', en: 'Spilled' }, 3, { min: 0, max: 500_000, unit: 'm³' }),
    downHours: decimal({ zh: '停航时间', en: 'Time lost' }, 1, { min: 0, max: 9999, unit: 'h' }),
    witnesses: text({ zh: '见证人', en: 'Witnesses' }, { max: 200 }),
    injuries: lines(reportInjury, TEXT.injuries),
    investigatorId: ref('identity.user', { zh: '调查负责人', en: 'Investigator' }),
    rootCause: story('根本原因', 'Root cause'),
    causes: lines(reportCause, TEXT.causes),
    lessons: story('经验教训', 'Lessons'),
    measures: lines(reportMeasure, TEXT.measures),
    shared: bool({ zh: '向船队匿名通报', en: 'Share with the fleet, without names' }),
    photos: files({ zh: '附件', en: 'Files' }),
    nameless: computed('bool', { zh: '匿名', en: 'Anonymous' }),
    reportedLate: computed('bool', { zh: '超过 24 小时', en: 'Later than 24 h' }),
    approvedOn: computed('date', { zh: '批准日期', en: 'Approved on' }),
    closedOn: computed('date', { zh: '关闭日期', en: 'Closed on' }),
    status: state(reportFlow),
  },
  requiredIf: { severity: ({ reportKind }) => reportKind === 'ACCIDENT' || reportKind === 'INCIDENT' },
  index: [['shipId', 'occurDay']],
  list: {
    columns: [
      { field: 'reportNo', width: 130 },
      'reportKind',
      'shipId',
      'eventType',
      'severity',
      'occurDay',
      { field: 'place', priority: 3 },
      { field: 'description', priority: 2, width: 260 },
      { field: 'reportedLate', priority: 3 },
      { field: 'closedOn', priority: 3 },
      'status',
    ],
    filters: ['reportKind', 'shipId', 'eventType', 'severity', 'occurDay', 'nameless', 'status'],
    search: ['reportNo', 'description', 'place'],
    sort: '-occurDay',
  },
  form: [
    {
      title: { zh: '首次报告', en: 'First report' },
      rows: [
        ['reportKind', 'shipId', 'eventType', 'severity'],
        ['occurDay', 'occurTime', 'place'],
        ['description'],
        ['spillM3', 'downHours', 'witnesses'],
      ],
    },
    { title: TEXT.injuries, rows: [['injuries']] },
    { title: { zh: '调查', en: 'Investigation' }, rows: [['investigatorId', 'shared'], ['rootCause'], ['lessons']] },
    { title: TEXT.causes, rows: [['causes']] },
    { title: TEXT.measures, rows: [['measures']] },
    { title: { zh: '附件', en: 'Files' }, rows: [['photos']] },
  ],
  open: {
    IN_AUDIT: { fields: INVESTIGATED, permission: INVESTIGATE },
    APPROVE: { fields: ['measures'], permission: INVESTIGATE },
  },
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type ReportRow = Row<typeof safetyReport>;
