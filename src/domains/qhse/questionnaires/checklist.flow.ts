import { defineFlow } from '../../../kernel/flow/flow.ts';
import { QUESTIONNAIRE_TEXT as TEXT } from './questionnaire-words.text.ts';

/** Answered question by question; what is negative becomes a finding of the inspection before it is done. */
export const checklistFlow = defineFlow({
  states: {
    cl_open: { zh: '答题中', en: 'Being answered', tone: 'blue' },
    cl_done: { zh: '已完成', en: 'Finished', tone: 'green' },
  },
  initial: 'cl_open',
  transitions: {
    propose: {
      label: { zh: '生成检查发现', en: 'Make findings' },
      from: ['cl_open'],
      effect: {
        zh: '每个否定答案在检查上列为一项发现，可在检查上修改或删除',
        en: 'Each negative answer becomes a finding of the inspection, where it may be changed or taken away',
      },
      against: ({ unproposed }) => (unproposed ? undefined : TEXT.noneToPropose),
      done: { zh: '已列入检查发现', en: 'They are findings of the inspection' },
    },
    finish: {
      label: { zh: '完成答题', en: 'Finish' },
      from: ['cl_open'],
      to: 'cl_done',
      first: true,
      against: ({ questions, answered, unproposed }) => {
        if (questions !== answered) return TEXT.unanswered;
        return unproposed ? TEXT.proposeFirst : undefined;
      },
      done: { zh: '答题已完成', en: 'It is finished' },
    },
    reopen: {
      label: { zh: '重新作答', en: 'Answer again' },
      from: ['cl_done'],
      to: 'cl_open',
      done: { zh: '可以重新作答', en: 'It may be answered again' },
    },
  },
});
