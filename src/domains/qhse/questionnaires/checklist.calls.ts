import { defineMake } from '../../../kernel/flow/make-from.ts';
import { ref } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { inspection } from '../inspections/inspection.resource.ts';
import { checklist } from './checklist.resource.ts';
import { QUESTIONNAIRE_TEXT as TEXT } from './questionnaire-words.text.ts';

export const chooseQuestionnaireForm = defineResource({
  name: 'qhse.chooseQuestionnaire',
  label: TEXT.answerBy,
  fields: {
    questionnaireId: ref(
      'qhse.questionnaire',
      { zh: '问卷', en: 'Questionnaire' },
      { required: true, where: { questionnaireStatus: ['IN_USE'] } },
    ),
  },
});

/** An inspection that is not submitted yet is answered by a questionnaire in use, each once. */
export const answerQuestionnaire = defineMake({
  name: 'answerQuestionnaire',
  label: TEXT.answerBy,
  from: inspection,
  to: checklist,
  tail: 'from-inspection',
  single: true,
  ask: chooseQuestionnaireForm,
  against: ({ status }) => (status === 'USE' ? undefined : TEXT.inspectionSent),
  done: TEXT.answering,
});
