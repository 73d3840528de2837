import { choice, computed, file } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { SURVEY_KINDS, CERT_TEXT as TEXT } from './certificate-words.text.ts';

/** A survey with its window, generated from the type; what was done is recorded by an act. */
export const certificateSurvey = defineResource({
  name: 'qhse.certificateSurvey',
  label: TEXT.survey,
  fields: {
    surveyKind: choice(SURVEY_KINDS, { zh: '检验', en: 'Survey' }, { required: true }),
    surveyNo: computed('int', { zh: '次序', en: 'No.' }),
    windowFrom: computed('date', { zh: '窗口起', en: 'Window from' }),
    anniversary: computed('date', { zh: '周年日', en: 'Anniversary' }),
    windowTo: computed('date', { zh: '窗口止', en: 'Window to' }),
    doneDate: computed('date', { zh: '完成日期', en: 'Done on' }),
    credited: computed('bool', { zh: '已抵', en: 'Credited' }),
    donePlace: computed('text', { zh: '地点', en: 'Place' }),
    surveyor: computed('text', { zh: '验船师', en: 'Surveyor' }),
    endorsement: file({ zh: '签注', en: 'Endorsement' }),
  },
});
