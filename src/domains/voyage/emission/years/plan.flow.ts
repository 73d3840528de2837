import { defineFlow } from '../../../../kernel/flow/flow.ts';
import { date, files } from '../../../../kernel/resource/field.ts';
import { defineResource } from '../../../../kernel/resource/resource.ts';

/** The plan by which a ship comes back to her rating, part III of the SEEMP (MARPOL Annex VI, regulation 28.7). */
export const planForm = defineResource({
  name: 'voyage.correctivePlan',
  label: { zh: '登记纠正措施计划', en: 'Record the corrective plan' },
  fields: {
    planDoneOn: date({ zh: '计划完成日期', en: 'Plan made on' }, { required: true }),
    planFiles: files({ zh: '纠正措施计划', en: 'Corrective plan' }, { required: true }),
  },
});

export const planFlow = defineFlow({
  initial: 'NONE',
  states: {
    NONE: { zh: '不需要', en: 'None asked', tone: 'grey' },
    ASKED: { zh: '待制定', en: 'To be made', tone: 'amber' },
    DONE: { zh: '已制定', en: 'Made', tone: 'green' },
  },
  transitions: {
    makePlan: {
      label: planForm.label,
      from: ['ASKED'],
      to: 'DONE',
      tail: 'make-plan',
      form: planForm,
      initial: (_row, now) => ({ planDoneOn: now.toISOString().slice(0, 10) }),
      first: true,
      done: { zh: '已登记纠正措施计划', en: 'The plan is recorded' },
    },
  },
});
