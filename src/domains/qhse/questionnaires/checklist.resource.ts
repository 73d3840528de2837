import { choice, computed, dict, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { NC_KIND, VIQ_CHAPTER } from '../quality-words.text.ts';
import { checklistFlow } from './checklist.flow.ts';
import { ANSWERS, ASPECTS, GRADES, SCALES, QUESTIONNAIRE_TEXT as TEXT } from './questionnaire-words.text.ts';

/** A question as it was asked, and its answer by the scale of the questionnaire. */
export const checklistAnswer = defineResource({
  name: 'qhse.checklistAnswer',
  label: TEXT.answerLine,
  title: ['questionNo'],
  fields: {
    chapterTitle: text({ zh: '章节', en: 'Chapter' }, { required: true, max: 120 }),
    questionNo: text({ zh: '题号', en: 'No.' }, { required: true, max: 20 }),
    questionTitle: text({ zh: '题目', en: 'Question' }, { required: true, variant: 'long', max: 1000 }),
    aspect: choice(ASPECTS, { zh: '方面', en: 'Aspect' }),
    answer: choice(ANSWERS, { zh: '答案', en: 'Answer' }),
    grade: choice(GRADES, { zh: '评级', en: 'Grade' }),
    note: text({ zh: '说明', en: 'Remark' }, { max: 500 }),
    ncKind: dict(NC_KIND, { zh: '缺陷类别', en: 'Category' }, { required: true }),
    viqChapter: dict(VIQ_CHAPTER, { zh: '看板章节', en: 'Dashboard chapter' }),
    proposedAt: computed('datetime', { zh: '列为发现', en: 'Made a finding' }),
  },
});

/** An inspection answered by a questionnaire. The questions are those of the day on which it was begun. */
export const checklist = defineResource({
  name: 'qhse.checklist',
  label: TEXT.checklist,
  title: 'checklistNo',
  fields: {
    checklistNo: serial('QA-{yyyy}-{0000}', { zh: '答卷编号', en: 'No.' }),
    inspectionId: ref('qhse.inspection', { zh: '检查', en: 'Inspection' }, { required: true }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    inspectionName: computed('text', { zh: '检查名称', en: 'Inspection name' }),
    questionnaireId: ref('qhse.questionnaire', { zh: '问卷', en: 'Questionnaire' }, { required: true }),
    answerScale: choice(SCALES, { zh: '答题方式', en: 'Scale' }, { required: true }),
    answers: lines(checklistAnswer, TEXT.answers),
    remark: text({ zh: '备注', en: 'Remarks' }, { variant: 'long', max: 500 }),
    questions: computed('int', { zh: '题数', en: 'Questions' }),
    answered: computed('int', { zh: '已答', en: 'Answered' }),
    progress: computed('share', { zh: '进度', en: 'Progress' }),
    negatives: computed('int', { zh: '否定', en: 'Negative' }),
    unproposed: computed('int', { zh: '待列发现', en: 'Not findings yet' }),
    checklistStatus: state(checklistFlow),
  },
  unique: [['inspectionId', 'questionnaireId']],
  list: {
    columns: [
      { field: 'checklistNo', width: 136 },
      'inspectionName',
      'shipId',
      'questionnaireId',
      { field: 'questions', priority: 3 },
      { field: 'answered', priority: 2 },
      'progress',
      { field: 'negatives', priority: 2 },
      { field: 'unproposed', priority: 2 },
      'checklistStatus',
    ],
    filters: ['inspectionId', 'shipId', 'questionnaireId', 'checklistStatus'],
    search: ['checklistNo', 'inspectionName', 'questionnaireId'],
    sort: '-createTime',
  },
  form: [
    {
      title: TEXT.checklist,
      rows: [['inspectionId', 'shipId'], ['questionnaireId', 'answerScale'], ['remark']],
    },
    { title: TEXT.answers, rows: [['answers']] },
  ],
  // What is asked the questionnaire says.
  open: { cl_open: ['remark', 'answers.answer', 'answers.grade', 'answers.note'] },
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type ChecklistRow = Row<typeof checklist>;
