import { bool, choice, computed, date, dict, files, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { chapterOf } from '../quality.rules.ts';
import { ACTION_CODE, DANGER_LEVELS, NC_KIND, NC_LEVELS, SOURCES, VIQ_CHAPTER } from '../quality-words.text.ts';
import { defectFlow } from './defect.flow.ts';
import { DETENTION } from './defect.rules.ts';
import { DEFECT_TEXT as TEXT } from './defect.text.ts';
import { closeForm, effectForm, rectifyForm } from './defect-forms.resource.ts';
import { defectAction, defectCause, defectWhy } from './defect-lines.resource.ts';

const MOST_WHYS = 5;

/** What is written while it is being put right. */
const CURE = [
  'shipResponsibilityDept',
  'immediateAction',
  'rootCause',
  'correctiveAction',
  'preventiveAction',
  'causes',
  'whys',
  'actions',
  'remark',
];

/** Something that is not as it must be, on a ship or in a department ashore, until its cure has held. */
export const defect = defineResource({
  name: 'qhse.defect',
  label: TEXT.defect,
  title: 'serialNo',
  fields: {
    serialNo: serial('NC-{shipCode}-{yyyy}-{000}', { zh: '缺陷序号', en: 'Serial no.' }),
    sourceType: choice(SOURCES, { zh: '来源', en: 'Source' }, { required: true, default: 'SHIP_SELF' }),
    inspectionId: ref('qhse.inspection', { zh: '检查', en: 'Inspection' }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    landDeptId: ref('identity.organization', { zh: '岸基部门', en: 'Department ashore' }),
    portId: ref('parameter.port', { zh: '港口', en: 'Port' }),
    inspectionName: computed('text', { zh: '检查名称', en: 'Inspection name' }),
    ncInspectDate: date({ zh: '发现日期', en: 'Found on' }),
    partyName: computed('text', { zh: '检查人', en: 'Inspector' }),
    ncKind: dict(NC_KIND, { zh: '缺陷类别', en: 'Category' }, { required: true }),
    ncLevel: choice(NC_LEVELS, { zh: '性质', en: 'Nature' }, { required: true, default: 'DEFICIENCY' }),
    defectCode: text({ zh: '缺陷代码', en: 'Code' }, { max: 5 }),
    questionNo: text({ zh: '问卷题号', en: 'Question' }, { max: 20 }),
    equipment: text({ zh: '设备', en: 'Equipment' }, { max: 120 }),
    actionCode: dict(ACTION_CODE, { zh: '处理代码', en: 'Action code' }),
    viqChapter: dict(VIQ_CHAPTER, { zh: '问卷章节', en: 'Chapter' }),
    ncContent: text({ zh: '缺陷描述', en: 'Description' }, { required: true, variant: 'long' }),
    dangerLevel: choice(DANGER_LEVELS, { zh: '危害等级', en: 'Hazard level' }, { required: true, default: 'LOW' }),
    latestDate: computed('date', { zh: '最迟关闭', en: 'At the latest' }),
    planPutRightDate: date(
      { zh: '计划关闭日期', en: 'Planned close-out' },
      { help: { zh: '留空则取最迟关闭日期', en: 'Left empty: the latest day' } },
    ),
    ncReporter: text({ zh: '报告人', en: 'Reporter' }, { max: 60 }),
    shipResponsibilityDept: ref('identity.job', { zh: '船舶责任岗位', en: 'Responsible post' }),
    photos: files({ zh: '照片', en: 'Photos' }),
    immediateAction: text({ zh: '立即措施', en: 'Immediate action' }, { variant: 'long' }),
    rootCause: text({ zh: '根本原因', en: 'Root cause' }, { variant: 'long' }),
    correctiveAction: text({ zh: '纠正措施', en: 'Corrective action' }, { variant: 'long' }),
    preventiveAction: text({ zh: '预防措施', en: 'Preventive action' }, { variant: 'long' }),
    causes: lines(defectCause, TEXT.causes),
    whys: lines(defectWhy, TEXT.whys),
    actions: lines(defectAction, TEXT.actions),
    remark: text({ zh: '备注', en: 'Remarks' }, { variant: 'long', max: 1000 }),
    // What the acts asked for.
    rectifyDate: { ...rectifyForm.fields.rectifyDate, required: false },
    proof: { ...rectifyForm.fields.proof, required: false },
    rectifierId: ref('identity.user', { zh: '整改提交人', en: 'Put right by' }),
    verifierId: ref('identity.user', { zh: '验证人', en: 'Verified by' }),
    closeNote: closeForm.fields.closeNote,
    releaseFiles: closeForm.fields.releaseFiles,
    analysisTime: computed('datetime', { zh: '分析确认时间', en: 'Analysis accepted' }),
    closeDate: computed('date', { zh: '关闭日期', en: 'Closed on' }),
    closeName: computed('text', { zh: '关闭人', en: 'Closed by' }),
    effectCheckDate: computed('date', { zh: '效果检查日期', en: 'Effect looked at by' }),
    effective: bool({ zh: '措施有效', en: 'The cure held' }),
    effectNote: effectForm.fields.effectNote,
    returned: computed('int', { zh: '退回次数', en: 'Times returned' }),
    reopened: computed('int', { zh: '重开次数', en: 'Times reopened' }),
    ncStatus: state(defectFlow),
  },
  index: [['shipId', 'ncInspectDate']],
  requiredIf: { inspectionId: ({ sourceType }) => sourceType === 'INSPECTION' },
  check: ({ inspectionId, shipId, landDeptId, ncInspectDate, whys }) => {
    const wrong = [];
    if (!inspectionId && Boolean(shipId) === Boolean(landDeptId)) wrong.push({ field: 'shipId', message: TEXT.whose });
    if (!inspectionId && !ncInspectDate) wrong.push({ field: 'ncInspectDate', message: TEXT.needsDay });
    if ((whys?.length ?? 0) > MOST_WHYS) wrong.push({ field: 'whys', message: TEXT.fiveWhys });
    return wrong;
  },
  derive: ({ ncKind, actionCode }, changed) => ({
    ...(changed.has('ncKind') && { viqChapter: chapterOf(ncKind) ?? null }),
    ...(changed.has('actionCode') && actionCode === DETENTION && { dangerLevel: 'CRITICAL' as const }),
  }),
  list: {
    columns: [
      { field: 'serialNo', width: 150 },
      'shipId',
      { field: 'inspectionName', priority: 2 },
      { field: 'ncKind', priority: 2 },
      { field: 'ncContent', width: 240 },
      'dangerLevel',
      { field: 'ncInspectDate', priority: 2 },
      'planPutRightDate',
      { field: 'shipResponsibilityDept', priority: 3 },
      { field: 'closeDate', priority: 3 },
      'ncStatus',
    ],
    filters: [
      'shipId',
      'inspectionId',
      'sourceType',
      'ncKind',
      'ncLevel',
      'dangerLevel',
      'actionCode',
      'viqChapter',
      'landDeptId',
      'ncInspectDate',
      'planPutRightDate',
      'effectCheckDate',
      'ncStatus',
    ],
    search: ['serialNo', 'ncContent', 'equipment', 'defectCode'],
    sort: '-createTime',
  },
  form: [
    {
      title: TEXT.found,
      rows: [
        ['sourceType', 'inspectionId', 'shipId'],
        ['landDeptId', 'ncInspectDate', 'portId'],
        ['ncKind', 'viqChapter', 'ncLevel'],
        ['ncContent'],
        ['defectCode', 'questionNo', 'equipment'],
        ['actionCode', 'dangerLevel', 'planPutRightDate'],
        ['ncReporter', 'shipResponsibilityDept'],
        ['photos'],
      ],
    },
    {
      title: TEXT.analysis,
      rows: [
        ['immediateAction'],
        ['rootCause'],
        ['correctiveAction'],
        ['preventiveAction'],
        ['causes'],
        ['whys'],
        ['actions'],
      ],
    },
    { title: TEXT.more, rows: [['remark']] },
  ],
  open: { RECTIFYING: CURE },
  scope: { anyOf: [{ vessel: 'shipId' }, { organization: 'landDeptId' }] },
  excel: { export: true },
});

export type DefectRow = Row<typeof defect>;
