import { defineFlow } from '../../../kernel/flow/flow.ts';
import { date, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { CLASS_TEXT as TEXT } from './class.text.ts';

const surveyReport = text({ zh: '检验报告编号', en: 'Report of the surveyor' }, { required: true, max: 60 });

/** What a surveyor surveyed. */
export const surveyForm = defineResource({
  name: 'maintenance.recordSurvey',
  label: { zh: '登记检验', en: 'Record a survey' },
  fields: { doneDate: date({ zh: '检验日期', en: 'Surveyed on' }, { required: true }), surveyReport },
});

/** What the chief engineer opened up on board. */
export const workDoneForm = defineResource({
  name: 'maintenance.classWorkDone',
  label: { zh: '船上完成', en: 'Done on board' },
  fields: { doneDate: date({ zh: '完成日期', en: 'Done on' }, { required: true }) },
});

/** When a surveyor agreed with it. */
export const confirmForm = defineResource({
  name: 'maintenance.confirmSurvey',
  label: { zh: '验船师确认', en: 'Confirmed by the surveyor' },
  fields: { confirmDate: date({ zh: '确认日期', en: 'Confirmed on' }, { required: true }), surveyReport },
});

/** What was done on board counts once a surveyor has confirmed it, at the next annual survey (maintenance 3.11). */
export const classItemFlow = defineFlow({
  states: {
    VALID: { zh: '有效', en: 'In force', tone: 'green' },
    TO_CONFIRM: { zh: '待验船师确认', en: 'To be confirmed', tone: 'amber' },
  },
  initial: 'VALID',
  transitions: {
    survey: {
      label: surveyForm.label,
      from: ['VALID'],
      form: surveyForm,
      initial: (_row, now) => ({ doneDate: officeDay(now) }),
      first: true,
      many: false,
      done: { zh: '检验已登记', en: 'The survey is recorded' },
    },
    workDone: {
      label: workDoneForm.label,
      from: ['VALID'],
      to: 'TO_CONFIRM',
      tail: 'work-done',
      form: workDoneForm,
      initial: (_row, now) => ({ doneDate: officeDay(now) }),
      against: ({ creditBy }) => (creditBy === 'CHIEF_ENGINEER' ? undefined : TEXT.bySurveyor),
      many: false,
      done: { zh: '已登记，待验船师确认', en: 'It waits for the surveyor' },
    },
    confirm: {
      label: confirmForm.label,
      from: ['TO_CONFIRM'],
      to: 'VALID',
      form: confirmForm,
      initial: (_row, now) => ({ confirmDate: officeDay(now) }),
      first: true,
      done: { zh: '验船师已确认', en: 'The surveyor has confirmed it' },
    },
    refuse: {
      label: { zh: '未予确认', en: 'Not confirmed' },
      from: ['TO_CONFIRM'],
      to: 'VALID',
      reason: true,
      many: false,
      effect: { zh: '恢复为上次检验与到期日', en: 'It is due by its former survey again' },
      done: { zh: '已恢复上次检验', en: 'Its former survey counts again' },
    },
  },
});
