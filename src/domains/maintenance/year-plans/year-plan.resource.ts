import { computed, int, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { yearPlanFlow } from './year-plan.flow.ts';
import { currentKeyOf, draftKeyOf } from './year-plan.rules.ts';
import { YEAR_TEXT as TEXT } from './year-plan.text.ts';
import { yearPlanLine } from './year-plan-line.resource.ts';

/** When the jobs of a ship are done in a year, in versions of which one is in force: the last part of its number is the version. */
export const yearPlan = defineResource({
  name: 'maintenance.yearPlan',
  label: TEXT.plan,
  title: 'planNo',
  fields: {
    planNo: serial('YP-{shipCode}-{yyyy}-{0}', { zh: '计划号', en: 'Number' }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    planYear: int({ zh: '年度', en: 'Year' }, { required: true, min: 2000, max: 2100 }),
    note: text({ zh: '备注', en: 'Note' }, { variant: 'long', max: 500 }),
    planLines: lines(yearPlanLine, TEXT.lines),
    // Written by the server alone.
    edition: computed('int', { zh: '版本', en: 'Version' }),
    basedOnId: ref('maintenance.yearPlan', { zh: '上一版', en: 'Version before' }),
    lineCount: computed('int', { zh: '计划项数', en: 'Items' }),
    movedCount: computed('int', { zh: '已调整', en: 'Moved' }),
    inForce: computed('bool', { zh: '现行', en: 'In force' }),
    approvedTime: computed('datetime', { zh: '批准时间', en: 'Approved' }),
    currentKey: computed('text', { zh: '现行标记', en: 'Mark of the one in force' }, { from: currentKeyOf }),
    draftKey: computed('text', { zh: '未结标记', en: 'Mark of the open one' }, { from: draftKeyOf }),
    status: state(yearPlanFlow),
  },
  unique: [['shipId', 'planYear', 'edition'], ['currentKey'], ['draftKey']],
  list: {
    columns: [
      { field: 'planNo', width: 168 },
      'shipId',
      'planYear',
      'edition',
      'lineCount',
      { field: 'movedCount', priority: 2 },
      'inForce',
      { field: 'approvedTime', priority: 2 },
      { field: 'createName', priority: 3 },
      'status',
    ],
    filters: ['shipId', 'planYear', 'inForce', 'status'],
    search: ['planNo', 'note'],
    sort: '-planNo',
  },
  form: [{ title: TEXT.plan, rows: [['shipId', 'planYear'], ['note']] }],
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type YearPlanRow = Row<typeof yearPlan>;
