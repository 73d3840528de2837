import { bool, dict, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { chapterOf } from '../quality.rules.ts';
import { NC_KIND, VIQ_CHAPTER } from '../quality-words.text.ts';
import { QUESTIONNAIRE_TEXT as TEXT } from './questionnaire-words.text.ts';

/** A question with the chapter in which it stands, and where a defect is counted that it leads to. */
export const question = defineResource({
  name: 'qhse.question',
  label: TEXT.question,
  title: ['questionnaireId', 'questionNo'],
  fields: {
    questionnaireId: ref(
      'qhse.questionnaire',
      { zh: '问卷', en: 'Questionnaire' },
      { required: true, where: { questionnaireStatus: ['DRAFT'] } },
    ),
    chapterNo: text({ zh: '章号', en: 'Chapter no.' }, { required: true, max: 10 }),
    chapterTitle: text({ zh: '章标题', en: 'Chapter title' }, { required: true, max: 100 }),
    questionNo: text({ zh: '题号', en: 'Question no.' }, { required: true, max: 20 }),
    questionTitle: text({ zh: '题目', en: 'Question' }, { required: true, variant: 'long', max: 1000 }),
    guidanceNote: text({ zh: '检查要点', en: 'Guidance' }, { variant: 'long', max: 2000 }),
    isCore: bool({ zh: '核心题', en: 'Core' }),
    isHardware: bool({ zh: '查硬件', en: 'Hardware' }),
    isProcess: bool({ zh: '查程序', en: 'Process' }),
    isHuman: bool({ zh: '查人员', en: 'Human' }),
    ncKind: dict(NC_KIND, { zh: '缺陷类别', en: 'Category' }, { required: true }),
    viqChapter: dict(
      VIQ_CHAPTER,
      { zh: '看板章节', en: 'Dashboard chapter' },
      { help: { zh: '留空则按缺陷类别', en: 'Left empty: that of the category' } },
    ),
  },
  unique: [['questionnaireId', 'questionNo']],
  derive: ({ ncKind }, changed) => (changed.has('ncKind') ? { viqChapter: chapterOf(ncKind) ?? null } : undefined),
  list: {
    columns: [
      'questionnaireId',
      { field: 'chapterNo', width: 88 },
      { field: 'chapterTitle', priority: 2 },
      { field: 'questionNo', width: 112 },
      { field: 'questionTitle', width: 280 },
      { field: 'isCore', priority: 3 },
      { field: 'ncKind', priority: 2 },
      { field: 'viqChapter', priority: 2 },
    ],
    filters: ['questionnaireId', 'isCore', 'ncKind', 'viqChapter'],
    search: ['questionNo', 'questionTitle', 'chapterTitle'],
    sort: 'questionNo',
  },
  form: [
    {
      title: TEXT.where,
      rows: [
        ['questionnaireId', 'chapterNo', 'chapterTitle'],
        ['questionNo', 'isCore'],
        ['questionTitle'],
        ['guidanceNote'],
        ['isHardware', 'isProcess', 'isHuman'],
      ],
    },
    { title: TEXT.defectOf, rows: [['ncKind', 'viqChapter']] },
  ],
  scope: 'all',
  excel: { import: true, export: true },
});

export type QuestionRow = Row<typeof question>;
