import { choice, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { questionnaireFlow } from './questionnaire.flow.ts';
import { isScaleOf, scaleOf } from './questionnaire.rules.ts';
import { SCALES, SCHEMES, QUESTIONNAIRE_TEXT as TEXT } from './questionnaire-words.text.ts';

/** One edition of a questionnaire: by what it is answered, and whether it may be answered now. */
export const questionnaire = defineResource({
  name: 'qhse.questionnaire',
  label: TEXT.questionnaire,
  title: 'questionnaireName',
  titleEn: 'questionnaireNameEn',
  fields: {
    code: text(
      { zh: '代码', en: 'Code' },
      {
        required: true,
        max: 30,
        help: { zh: '每一版一个代码，导入题目时填写', en: 'One for each edition; sheets of questions name it' },
      },
    ),
    questionnaireName: text({ zh: '名称', en: 'Name' }, { required: true, max: 100 }),
    questionnaireNameEn: text({ zh: '英文名称', en: 'English name' }, { required: true, max: 100 }),
    edition: text({ zh: '版本', en: 'Edition' }, { required: true, max: 30 }),
    schemeKind: choice(SCHEMES, { zh: '问卷体系', en: 'Scheme' }, { required: true }),
    answerScale: choice(SCALES, { zh: '答题方式', en: 'Scale' }, { required: true, default: 'YES_NO' }),
    remark: text({ zh: '备注', en: 'Remarks' }, { variant: 'long', max: 500 }),
    questionnaireStatus: state(questionnaireFlow),
  },
  unique: [['code']],
  check: ({ schemeKind, answerScale }) =>
    schemeKind && answerScale && !isScaleOf(schemeKind, answerScale)
      ? [{ field: 'answerScale', message: TEXT.fixedScale }]
      : undefined,
  derive: ({ schemeKind }, changed) =>
    changed.has('schemeKind') && schemeKind ? { answerScale: scaleOf(schemeKind) } : undefined,
  list: {
    columns: [
      'code',
      'questionnaireName',
      'edition',
      'schemeKind',
      'answerScale',
      { field: 'createTime', priority: 3 },
      'questionnaireStatus',
    ],
    filters: ['schemeKind', 'answerScale', 'questionnaireStatus'],
    search: ['code', 'questionnaireName', 'questionnaireNameEn'],
    sort: '-createTime',
  },
  form: [['code', 'edition'], ['questionnaireName', 'questionnaireNameEn'], ['schemeKind', 'answerScale'], ['remark']],
  open: { IN_USE: ['remark'] },
  scope: 'all',
  excel: { export: true },
});

export type QuestionnaireRow = Row<typeof questionnaire>;
