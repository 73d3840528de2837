import { choice, computed, date, int, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { checkItem, dueOf, suggestItem } from './class.rules.ts';
import { CREDIT_BY, SURVEY_KINDS, CLASS_TEXT as TEXT } from './class.text.ts';
import { classItemFlow } from './class-item.flow.ts';

/** What class surveys again and again of a ship's machinery, until when, and who may say that it was surveyed. */
export const classItem = defineResource({
  name: 'maintenance.classItem',
  label: TEXT.item,
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    classCode: text({ zh: '船检代码', en: 'Class code' }, { required: true, max: 30 }),
    name: text({ zh: '项目名称', en: 'Chinese name' }, { required: true, max: 100 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 100 }),
    surveyKind: choice(SURVEY_KINDS, { zh: '检验种类', en: 'Survey' }, { required: true, default: 'CMS' }),
    creditBy: choice(CREDIT_BY, { zh: '检验人', en: 'Credited by' }, { required: true, default: 'SURVEYOR' }),
    cycleMonths: int({ zh: '周期（月）', en: 'Cycle (months)' }, { required: true, min: 1, max: 120, default: 60 }),
    equipmentId: ref(
      'maintenance.equipment',
      { zh: '设备', en: 'Equipment' },
      { where: { shipId: { field: 'shipId' } } },
    ),
    jobId: ref(
      'maintenance.job',
      { zh: '工作卡', en: 'Job' },
      {
        where: { shipId: { field: 'shipId' } },
        help: {
          zh: '其工单确认后，本项目记为船上完成',
          en: 'Once its order is confirmed this item counts as done on board',
        },
      },
    ),
    lastSurveyDate: date(
      { zh: '上次检验', en: 'Last survey' },
      {
        help: {
          zh: '启用时填一次，此后由检验登记或工单填写',
          en: 'Entered once; surveys and orders write it afterwards',
        },
      },
    ),
    firstDue: date(
      { zh: '首次到期', en: 'First due' },
      { help: { zh: '尚未检验过的项目填写', en: 'Of one never surveyed' } },
    ),
    remark: text({ zh: '备注', en: 'Remarks' }, { variant: 'long', max: 500 }),
    // Written by the server alone.
    dueDate: computed('date', { zh: '到期日', en: 'Due' }, { from: dueOf }),
    confirmDate: computed('date', { zh: '验船师确认', en: 'Confirmed on' }),
    surveyReport: computed('text', { zh: '检验报告编号', en: 'Report of the surveyor' }),
    creditOrderId: ref('maintenance.workOrder', { zh: '完成工单', en: 'Done by order' }),
    credited: computed('bool', { zh: '已登记检验', en: 'Survey recorded' }),
    formerSurveyDate: computed('date', { zh: '前次检验', en: 'Surveyed before' }),
    formerCredited: computed('bool', { zh: '前次已登记', en: 'Recorded before' }),
    itemStatus: state(classItemFlow),
  },
  unique: [['shipId', 'classCode']],
  requiredIf: { firstDue: ({ lastSurveyDate }) => !lastSurveyDate },
  check: checkItem,
  derive: suggestItem,
  list: {
    columns: [
      'classCode',
      'name',
      'shipId',
      'surveyKind',
      { field: 'creditBy', priority: 2 },
      { field: 'equipmentId', priority: 3 },
      { field: 'jobId', priority: 3 },
      { field: 'lastSurveyDate', priority: 2 },
      'dueDate',
      { field: 'confirmDate', priority: 3 },
      'itemStatus',
    ],
    filters: [
      'shipId',
      'surveyKind',
      'creditBy',
      'equipmentId',
      'jobId',
      'lastSurveyDate',
      'dueDate',
      'confirmDate',
      'itemStatus',
    ],
    search: ['classCode', 'name', 'nameEn'],
    sort: 'dueDate',
  },
  form: [
    {
      title: TEXT.item,
      rows: [
        ['shipId', 'classCode'],
        ['name', 'nameEn'],
        ['surveyKind', 'creditBy', 'cycleMonths'],
        ['equipmentId', 'jobId'],
      ],
    },
    { title: TEXT.credits, rows: [['lastSurveyDate', 'firstDue'], ['remark']] },
  ],
  // What waits for the surveyor stands as it was done.
  open: { TO_CONFIRM: ['remark'] },
  scope: { vessel: 'shipId' },
  excel: { import: true, export: true },
});

export type ClassItemRow = Row<typeof classItem>;
