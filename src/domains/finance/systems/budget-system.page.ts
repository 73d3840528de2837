import { definePage } from '../../../kernel/page.ts';

export const budgetSystemPage = definePage({
  component: 'finance/BudgetSystem',
  title: { zh: '预算体系', en: 'Budget systems' },
  icon: 'Cluster',
  permission: 'finance:budgetSystem:list',
  records: ['finance.budgetSystem'],
  menu: { key: 'budget.system', address: '/budget/systems', group: 'budget', order: 60 },
  help: {
    purpose: {
      zh: '预算体系：一年内哪些科目、哪些船舶与单位一起编制预算。',
      en: 'Which subjects of which ships and units are budgeted together in a year.',
    },
    ways: [
      {
        zh: '同一单位的同一科目一年只属于一个体系；“复制到下一年”连同配置一起复制。',
        en: 'A subject of a unit is in one system a year; it is copied to the next year with its settings.',
      },
    ],
  },
});
