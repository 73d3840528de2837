import { definePage } from '../../../kernel/page.ts';

export const budgetConfigPage = definePage({
  component: 'finance/BudgetConfig',
  title: { zh: '预算配置', en: 'Budget settings' },
  icon: 'Control',
  permission: 'finance:budgetConfig:list',
  records: ['finance.budgetConfig'],
  menu: { key: 'budget.config', address: '/budget/settings', group: 'budget', order: 70 },
  help: {
    purpose: {
      zh: '预算配置：每个体系按哪些月份检查、预警线、容差、是否预占，以及个别科目的例外。',
      en: 'Over which months a system is checked, where it warns, what it tolerates, whether applications hold budget, and overrides by subject.',
    },
    ways: [
      {
        zh: '刚性：超过限额不能提交；预警：提交时须确认知悉；不控：只记台账。科目有多个例外时取最严的一个。',
        en: 'Block refuses what goes over the limit, warn asks for a confirmation, none only keeps the ledger. Of several overrides the strictest counts.',
      },
    ],
  },
});
