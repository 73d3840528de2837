import { definePage } from '../../../kernel/page.ts';

export const findingStatisticPage = definePage({
  component: 'voyage/FindingStatistic',
  title: { zh: '校验结果统计', en: 'Statistics of findings' },
  icon: 'PieChart',
  permission: 'voyage:found:list',
  menu: { key: 'voyage.findingStatistic', address: '/voyage/finding-statistic', group: 'voyage.checks', order: 50 },
  help: {
    purpose: {
      zh: '各项校验规则提出多少错误和警告，出自哪些船舶、哪类动态报。',
      en: 'How many errors and warnings each rule raised, on which ships and in which types of report.',
    },
    ways: [
      {
        zh: '点任一数字查看所计的校验结果，再打开其动态报。',
        en: 'Each figure opens the findings it counts, and a row its report.',
      },
    ],
  },
});
