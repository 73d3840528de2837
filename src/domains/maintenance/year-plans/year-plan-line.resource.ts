import { computed, ref } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { YEAR_TEXT as TEXT } from './year-plan.text.ts';

/** Work of a job on a day of the year, or daily and weekly work of a month; written by the server alone. */
export const yearPlanLine = defineResource({
  name: 'maintenance.yearPlanLine',
  label: TEXT.lines,
  title: ['jobId'],
  fields: {
    jobId: ref('maintenance.job', TEXT.job),
    dueOn: computed('date', { zh: '应于', en: 'Due on' }),
    planDate: computed('date', { zh: '计划日', en: 'Planned on' }),
    times: computed('int', { zh: '本月次数', en: 'Times in the month' }),
    moveReason: computed('text', { zh: '调整原因', en: 'Why moved' }),
  },
});

export type YearPlanLine = LineRow<typeof yearPlanLine>;
