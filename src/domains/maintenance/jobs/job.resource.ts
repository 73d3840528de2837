import { bool, choice, computed, date, decimal, dict, int, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { DEPARTMENTS } from '../equipments/equipment.text.ts';
import { PART_TEXT } from '../parts/part.text.ts';
import { jobFlow } from './job.flow.ts';
import { checkJob, suggestJob } from './job.rules.ts';
import { BASE_RULES, DUAL_RULES, DUE_BY, JOB_TEXT, JOB_TYPES } from './job.text.ts';
import { jobCheck } from './job-check.resource.ts';
import { jobPart } from './job-part.resource.ts';

const ABOARD = { where: { category: ['DECK', 'ENGINE'] } } as const;

/** What is done to a machine again and again: how often, by whom, and when it is due next. */
export const maintenanceJob = defineResource({
  name: 'maintenance.job',
  label: JOB_TEXT.job,
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    equipmentId: ref(
      'maintenance.equipment',
      { zh: '设备', en: 'Equipment' },
      {
        required: true,
        where: { shipId: { field: 'shipId' }, nodeType: ['EQUIPMENT', 'COMPONENT'] },
        brings: { responsiblePost: 'responsibleJob' },
      },
    ),
    code: text({ zh: '工作编号', en: 'Code' }, { required: true, max: 30 }),
    name: text({ zh: '工作名称', en: 'Chinese name' }, { required: true, max: 100 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 100 }),
    jobType: choice(JOB_TYPES, { zh: '工作类型', en: 'Type' }, { required: true, default: 'ROUTINE' }),
    level: dict('maint_level', { zh: '保养级别', en: 'Level' }, { required: true }),
    intervalMonths: int({ zh: '周期（月）', en: 'Every (months)' }, { min: 1, max: 240 }),
    intervalDays: int({ zh: '周期（天）', en: 'Every (days)' }, { min: 1, max: 3650, unit: 'd' }),
    intervalHours: int({ zh: '周期（小时）', en: 'Every (hours)' }, { min: 1, max: 200_000, unit: 'h' }),
    onCondition: bool({ zh: '视情更换', en: 'On condition' }, { default: false }),
    counterId: ref(
      'maintenance.counter',
      { zh: '计时器', en: 'Counter' },
      {
        where: { shipId: { field: 'shipId' } },
        help: { zh: '不填时用设备自身或最近上级的', en: "Left empty: the equipment's own or the nearest above" },
      },
    ),
    dualRule: choice(DUAL_RULES, { zh: '双周期规则', en: 'Both intervals' }, { required: true, default: 'FIRST' }),
    baseRule: choice(BASE_RULES, { zh: '基准', en: 'Counted' }, { required: true }),
    leadDays: int({ zh: '提前天数', en: 'Lead days' }, { required: true, min: 0, max: 365, unit: 'd' }),
    windowDays: int({ zh: '周期允差', en: 'Tolerance' }, { required: true, min: 0, max: 365, default: 0, unit: 'd' }),
    responsiblePost: ref('identity.job', { zh: '执行岗位', en: 'Done by' }, ABOARD),
    supervisorPost: ref('identity.job', { zh: '确认岗位', en: 'Confirmed by' }, ABOARD),
    shoreVerify: bool({ zh: '岸基确认', en: 'Verified ashore' }, { default: false }),
    estHours: decimal({ zh: '计划工时', en: 'Man-hours' }, 1, { min: 0, max: 9999, unit: 'h' }),
    crewNum: int({ zh: '人数', en: 'Persons' }, { min: 1, max: 99 }),
    needPermit: dict('work_permit', { zh: '作业许可', en: 'Permit to work' }),
    needRisk: bool({ zh: '须风险评估', en: 'Risk assessment' }, { default: false }),
    instruction: text({ zh: '工作说明', en: 'Instruction' }, { variant: 'long', max: 2000 }),
    checklist: lines(jobCheck, JOB_TEXT.checklist),
    parts: lines(jobPart, PART_TEXT.planned),
    lastDoneDate: date(
      { zh: '上次完成日期', en: 'Last done' },
      { help: { zh: '启用时填一次，此后由工单填写', en: 'Entered once at the start; orders write it afterwards' } },
    ),
    lastDoneHours: decimal({ zh: '上次完成小时', en: 'Last done at' }, 1, { min: 0, max: 99_999_999, unit: 'h' }),
    // Written by the server alone.
    department: choice(DEPARTMENTS, { zh: '部门', en: 'Department' }),
    keyFlag: computed('bool', { zh: '关键设备', en: 'Critical equipment' }),
    lastDueDate: computed('date', { zh: '上次到期', en: 'Last due' }),
    doneByOrder: computed('bool', { zh: '工单完成', en: 'Done by an order' }),
    nextDueDate: computed('date', { zh: '下次到期', en: 'Next due' }),
    nextDueHours: computed({ scale: 1, unit: 'h' }, { zh: '到期小时', en: 'Due at' }),
    dueBy: choice(DUE_BY, { zh: '到期依据', en: 'Due by' }),
    origin: computed('json', { zh: '模板来源', en: 'From a template' }),
    suspendReason: computed('text', { zh: '停用原因', en: 'Why suspended' }),
    jobStatus: state(jobFlow),
  },
  unique: [['shipId', 'code']],
  requiredIf: { lastDoneHours: (row) => Boolean(row.intervalHours && row.lastDoneDate) },
  check: checkJob,
  derive: suggestJob,
  list: {
    columns: [
      'code',
      'name',
      'shipId',
      'equipmentId',
      'jobType',
      'level',
      { field: 'intervalMonths', priority: 2 },
      { field: 'intervalDays', priority: 3 },
      { field: 'intervalHours', priority: 2 },
      { field: 'lastDoneDate', priority: 2 },
      'nextDueDate',
      { field: 'dueBy', priority: 2 },
      { field: 'responsiblePost', priority: 3 },
      'jobStatus',
    ],
    filters: [
      'shipId',
      'equipmentId',
      'counterId',
      'department',
      'keyFlag',
      'jobType',
      'level',
      'responsiblePost',
      'nextDueDate',
      'dueBy',
      'jobStatus',
    ],
    search: ['code', 'name', 'nameEn'],
    sort: 'nextDueDate',
  },
  form: [
    {
      title: JOB_TEXT.job,
      rows: [
        ['shipId', 'equipmentId'],
        ['code', 'name', 'nameEn'],
        ['jobType', 'level', 'onCondition'],
        ['responsiblePost', 'supervisorPost', 'shoreVerify'],
      ],
    },
    {
      title: { zh: '周期', en: 'Intervals' },
      rows: [
        ['intervalMonths', 'intervalDays', 'intervalHours'],
        ['counterId', 'dualRule', 'baseRule'],
        ['leadDays', 'windowDays'],
        ['lastDoneDate', 'lastDoneHours'],
      ],
    },
    {
      title: { zh: '作业', en: 'The work' },
      rows: [['estHours', 'crewNum'], ['needPermit', 'needRisk'], ['instruction'], ['checklist'], ['parts']],
    },
  ],
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type JobRow = Row<typeof maintenanceJob>;
