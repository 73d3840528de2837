import { choice, date, files, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { CAUSE_FACTORS } from '../quality-words.text.ts';
import { DEFECT_TEXT as TEXT } from './defect.text.ts';

/** A factor of the root cause, and what is done about it. */
export const defectCause = defineResource({
  name: 'qhse.defectCause',
  label: TEXT.cause,
  title: ['factor'],
  fields: {
    factor: choice(CAUSE_FACTORS, { zh: '要素', en: 'Factor' }, { required: true }),
    reason: text({ zh: '原因', en: 'Cause' }, { required: true, max: 300 }),
    remedy: text({ zh: '对应措施', en: 'What is done about it' }, { max: 300 }),
  },
});

/** One question after the other, until the answer can be acted upon. */
export const defectWhy = defineResource({
  name: 'qhse.defectWhy',
  label: TEXT.why,
  title: ['answer'],
  fields: { answer: text({ zh: '为什么', en: 'Why' }, { required: true, max: 300 }) },
});

export const defectAction = defineResource({
  name: 'qhse.defectAction',
  label: TEXT.action,
  title: ['measure'],
  fields: {
    measure: text({ zh: '措施', en: 'Action' }, { required: true, max: 300 }),
    responsible: text({ zh: '负责人', en: 'Who' }, { max: 60 }),
    dueDate: date({ zh: '期限', en: 'By' }, { required: true }),
    doneDate: date({ zh: '完成日期', en: 'Done on' }),
    evidence: files({ zh: '证据', en: 'Evidence' }),
  },
});
