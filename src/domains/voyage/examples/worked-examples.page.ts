import { definePage } from '../../../kernel/page.ts';

export const workedExamplesPage = definePage({
  component: 'voyage/WorkedExamples',
  title: { zh: '算例校验', en: 'Worked examples' },
  icon: 'CheckSquare',
  permission: 'voyage:workedExample:list',
  menu: { key: 'voyage.workedExamples', address: '/voyage/worked-examples', group: 'voyage.checks', order: 60 },
  help: {
    purpose: {
      zh: '用本系统正在运行的计算规则重算公开算例，逐条对照应有结果，人人可以复核。',
      en: 'Published examples, reckoned by the rules that this system runs and held against what they ought to give.',
    },
    ways: [
      {
        zh: '打开页面即重新计算；红色表示与应有结果不符，应立即告知系统管理员。',
        en: 'They are reckoned anew whenever the page opens; red means that a rule no longer gives what it ought to.',
      },
    ],
  },
});
