import { ref } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { QUESTIONNAIRE_TEXT as TEXT } from './questionnaire-words.text.ts';

/** By which of those in use an inspection is answered. */
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
