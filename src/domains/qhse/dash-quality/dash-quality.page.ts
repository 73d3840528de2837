import { definePage } from '../../../kernel/page.ts';

export const dashQualityPage = definePage({
  component: 'qhse/DashQuality',
  title: { zh: '质量检查看板', en: 'Quality dashboard' },
  icon: 'PieChart',
  permission: 'qhse:dashQuality:list',
  menu: { key: 'qhse.dashQuality', address: '/qhse/dash-quality', group: 'qhse', order: 5 },
  help: {
    purpose: {
      zh: '近十二个月检查缺陷的章节、原因与平均数，以及尚未关闭的缺陷。',
      en: 'Defects of inspections of the last twelve months by chapter, cause and average, and those that are not closed.',
    },
    ways: [
      {
        zh: '两张表可放大查看；点一行打开该缺陷。',
        en: 'Both tables are enlarged; a press on a row opens the defect.',
      },
      {
        zh: '只统计已提交检查的缺陷，已取消的不计。',
        en: 'Only defects of submitted inspections count, and none that was cancelled.',
      },
    ],
    figures: [
      {
        name: { zh: '检查问卷章节', en: 'Questionnaire chapters' },
        how: {
          zh: '检查日期在近十二个月内的缺陷，按问卷章节计数：题号在答卷中的取该题的章节，其余按缺陷类别。',
          en: 'Defects inspected within the last twelve months, counted by chapter: that of their question where an answered questionnaire has it, else that of their category.',
        },
      },
      {
        name: { zh: '测量分析改进', en: 'Measurement, analysis, solution' },
        how: {
          zh: '近十二个月内验证关闭的缺陷，按原因要素计数，一项缺陷每个要素计一次。',
          en: 'Defects verified and closed within the last twelve months, once for each factor of their cause.',
        },
      },
      {
        name: { zh: '平均缺陷数', en: 'Average number of defects' },
        how: {
          zh: '某类检查的缺陷数 ÷ 该类已提交的检查次数，取两位小数。',
          en: 'Defects of a kind of inspection ÷ submitted inspections of that kind, two decimals.',
        },
      },
    ],
  },
});
