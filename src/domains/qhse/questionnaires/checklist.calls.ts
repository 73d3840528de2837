import { defineMake } from '../../../kernel/flow/make-from.ts';
import { inspection } from '../inspections/inspection.resource.ts';
import { checklist } from './checklist.resource.ts';
import { chooseQuestionnaireForm } from './choose-questionnaire.resource.ts';
import { QUESTIONNAIRE_TEXT as TEXT } from './questionnaire-words.text.ts';

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
