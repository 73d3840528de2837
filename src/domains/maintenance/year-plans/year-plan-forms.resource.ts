import { date, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { YEAR_TEXT as TEXT } from './year-plan.text.ts';

/** What is asked when planned work is moved to another day. */
export const moveForm = defineResource({
  name: 'maintenance.moveYearPlanLine',
  label: TEXT.move,
  fields: {
    planDate: date({ zh: '计划日', en: 'Planned on' }, { required: true }),
    reason: text({ zh: '调整原因', en: 'Why' }, { max: 200 }),
  },
});
