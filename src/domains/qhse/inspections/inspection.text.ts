import type { Text } from '../../../kernel/text.ts';

export const INSPECTION_TEXT = {
  inspection: { zh: '检查', en: 'Inspection' },
  finding: { zh: '检查发现', en: 'Finding' },
  findings: { zh: '检查发现', en: 'Findings' },
  defects: { zh: '缺陷', en: 'Defects' },
  plan: { zh: '安排下次检查', en: 'Plan the next' },
  planned: {
    zh: '已按到期日建立计划，可改日期与检查人',
    en: 'The next one is planned for its due date: change day and inspector as needed',
  },
  notDue: {
    zh: '只有按期复检且为该类最近一次的检查，才有下次到期日',
    en: 'Only the latest inspection of a recurring kind says when the next is due',
  },
  alreadyPlanned: {
    zh: '该船同类检查已有未完成的计划 {no}',
    en: '{no} of this kind is planned for this ship already',
  },
  future: { zh: '日期在今日之后', en: 'This day has not come yet' },
  needsDay: { zh: '计划日期与实际日期至少填一项', en: 'Enter the planned or the actual day' },
  kept: { zh: '已生成缺陷，在缺陷上修改', en: 'It is a defect already: change it there' },
  gone: { zh: '已生成缺陷 {no}，不能删除该行', en: 'The line of defect {no} cannot be taken away' },
  detention: { zh: '代码 30 的危害等级须为特别重大', en: 'Code 30 is critical' },
  noDay: { zh: '填写实际检查日期', en: 'Enter the actual day' },
  noResult: { zh: '填写检查结果', en: 'Enter the result' },
  noReport: { zh: '上传检查报告', en: 'Attach the report' },
  noDetention: {
    zh: '结果为滞留时，须有处理代码 30 的发现',
    en: 'A detention needs a finding with action code 30',
  },
  someFound: { zh: '有检查发现，结果不能为无缺陷', en: 'There are findings: the result cannot be no deficiency' },
  noneFound: { zh: '结果为有缺陷时，至少填写一项发现', en: 'Deficiencies need at least one finding' },
  unfinished: {
    zh: '答卷 {no} 还未完成，先完成或删除答卷',
    en: '{no} is not finished: answer it to its end or remove it',
  },
  checklists: { zh: '问卷', en: 'Questionnaires' },
  sheet: { zh: '导入检查发现', en: 'Import findings' },
  sheetClosed: {
    zh: '检查已提交，不能再导入发现',
    en: 'The inspection has been submitted: it takes no more findings',
  },
} as const satisfies Record<string, Text>;
