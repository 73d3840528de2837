import { choice, date, int, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { CAUSES, INJURIES, REPORT_TEXT as TEXT } from './report-words.text.ts';

/** Who was hurt, by post: names stand in the medical log. */
export const reportInjury = defineResource({
  name: 'qhse.reportInjury',
  label: TEXT.injuries,
  fields: {
    post: text({ zh: '岗位', en: 'Post' }, { required: true, max: 40 }),
    injury: choice(INJURIES, { zh: '伤害类别', en: 'Injury' }, { required: true }),
    lostDays: int({ zh: '损失工日', en: 'Days lost' }, { min: 0, max: 6000 }),
    note: text({ zh: '说明', en: 'Note' }, { max: 200 }),
  },
});

export const reportCause = defineResource({
  name: 'qhse.reportCause',
  label: TEXT.causes,
  fields: {
    factor: choice(CAUSES, { zh: '要素', en: 'Factor' }, { required: true }),
    note: text({ zh: '说明', en: 'Note' }, { max: 200 }),
  },
});

/** What is done so that it does not happen again. */
export const reportMeasure = defineResource({
  name: 'qhse.reportMeasure',
  label: TEXT.measures,
  fields: {
    measure: text({ zh: '措施', en: 'Measure' }, { required: true, max: 300 }),
    responsible: text({ zh: '负责人', en: 'Responsible' }, { max: 40 }),
    dueDate: date({ zh: '期限', en: 'Due' }),
    doneDate: date({ zh: '完成日期', en: 'Done on' }),
  },
});
