import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

/** Whose questionnaire it is. Texts of the first four are protected: a company imports what it is licensed for. */
export const SCHEMES = {
  SIRE2: { zh: 'SIRE 2.0', en: 'SIRE 2.0' },
  VIQ7: { zh: 'VIQ 7', en: 'VIQ 7' },
  CDI: { zh: 'CDI', en: 'CDI' },
  RISQ: { zh: 'RISQ', en: 'RISQ' },
  ISM_INTERNAL: { zh: '内部审核', en: 'Internal audit' },
  COMPANY: { zh: '公司检查', en: 'Company' },
  MASTER_SELF: { zh: '船长自查', en: 'Master’s own' },
  OTHER: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Text>;
export type Scheme = keyof typeof SCHEMES;

export const SCALES = {
  YES_NO: { zh: '是否制', en: 'Yes or no' },
  GRADED: { zh: '分级制', en: 'Graded' },
} as const satisfies Record<string, Text>;
export type Scale = keyof typeof SCALES;

/** What a graded question looks at, each with a grade of its own. */
export const ASPECTS = {
  HARDWARE: { zh: '硬件', en: 'Hardware' },
  PROCESS: { zh: '程序', en: 'Process' },
  HUMAN: { zh: '人员', en: 'Human' },
} as const satisfies Record<string, Text>;
export type Aspect = keyof typeof ASPECTS;

export const ANSWERS = {
  YES: { zh: '是', en: 'Yes', tone: 'green' },
  NO: { zh: '否', en: 'No', tone: 'red' },
  NS: { zh: '未查看', en: 'Not seen', tone: 'slate' },
  NA: { zh: '不适用', en: 'Not applicable', tone: 'slate' },
} as const satisfies Record<string, Option>;
export type Answer = keyof typeof ANSWERS;

/** From the best to the worst, and those that say nothing. */
export const GRADES = {
  EXCEEDS: { zh: '超出预期', en: 'Exceeds expectation', tone: 'green' },
  EXPECTED: { zh: '符合预期', en: 'As expected', tone: 'green' },
  LARGELY: { zh: '基本符合', en: 'Largely as expected', tone: 'amber' },
  NOT_EXPECTED: { zh: '不符合', en: 'Not as expected', tone: 'red' },
  NS: { zh: '未查看', en: 'Not seen', tone: 'slate' },
  NA: { zh: '不适用', en: 'Not applicable', tone: 'slate' },
} as const satisfies Record<string, Option>;
export type Grade = keyof typeof GRADES;

export const QUESTIONNAIRE_TEXT = {
  questionnaire: { zh: '检查问卷', en: 'Questionnaire' },
  questionnaires: { zh: '检查问卷', en: 'Questionnaires' },
  question: { zh: '问卷题目', en: 'Question' },
  questions: { zh: '问卷题目', en: 'Questions' },
  checklist: { zh: '问卷答卷', en: 'Answered questionnaire' },
  checklists: { zh: '问卷答卷', en: 'Answered' },
  answers: { zh: '答题', en: 'Answers' },
  answerLine: { zh: '答题', en: 'Answer' },
  which: { zh: '答卷、问卷或题目', en: 'Answered ones, questionnaires or questions' },
  where: { zh: '章节与题目', en: 'Chapter and question' },
  defectOf: { zh: '否定时的缺陷', en: 'The defect of a negative answer' },
  answerBy: { zh: '按问卷作答', en: 'Answer a questionnaire' },
  answering: { zh: '答卷已建立，逐题作答', en: 'Answer question by question' },
  fixedScale: {
    zh: 'SIRE 2.0 为分级制，VIQ 7、CDI、RISQ 为是否制',
    en: 'SIRE 2.0 is graded; VIQ 7, CDI and RISQ are answered by yes or no',
  },
  scaleStays: { zh: '已有题目，不能改答题方式', en: 'It has questions: their scale stays' },
  issued: { zh: '问卷已启用，题目不能更改', en: 'The questionnaire is in use: its questions stay' },
  stays: { zh: '题目不能改到另一问卷', en: 'A question stays with its questionnaire' },
  needsAspect: { zh: '分级制题目至少选硬件、程序、人员之一', en: 'A graded question asks for one aspect at least' },
  noAspect: { zh: '是否制题目不分硬件、程序、人员', en: 'A question of yes or no has no aspects' },
  chapterOf: { zh: '第 {no} 章的标题是“{title}”', en: 'Chapter {no} is called “{title}”' },
  noQuestions: { zh: '问卷还没有题目，先导入或录入', en: 'It has no questions yet: import or enter them' },
  notInUse: { zh: '问卷未启用', en: 'The questionnaire is not in use' },
  tooMany: { zh: '问卷有 {n} 项答题，最多 {most} 项', en: 'It asks {n} times, at most {most}' },
  inspectionSent: {
    zh: '检查已提交，不能再作答',
    en: 'The inspection has been submitted: nothing is answered any more',
  },
  otherScale: { zh: '不是该问卷的答题方式', en: 'Not the scale of this questionnaire' },
  unanswered: { zh: '还有题目未作答', en: 'Some questions are not answered yet' },
  proposeFirst: { zh: '否定答案还未生成检查发现', en: 'Some negative answers are not findings yet' },
  noneToPropose: { zh: '没有待生成的否定答案', en: 'No negative answer waits to become a finding' },
} as const satisfies Record<string, Text>;
