import { definePage } from '../../../kernel/page.ts';

export const budgetAchievementPage = definePage({
  component: 'finance/BudgetAchievement',
  title: { zh: '预算达成', en: 'Budget achievement' },
  icon: 'Dashboard',
  permission: 'finance:achievement:list',
  menu: { key: 'budget.achievement', address: '/budget/achievement', group: 'budget', order: 10 },
  help: {
    purpose: {
      zh: '预算达成：统计月份当月、年初至当月和全年的预算、预占、占用与实际，按科目或按船舶与单位逐级汇总。',
      en: 'Budget, what is held and what was spent, in a month, the year to date and the year, level by level of subjects or of ships and units.',
    },
    ways: [
      {
        zh: '点按数字查看所计明细，明细的一行打开台账；可改分组、指标和图形并保存为视图，导出与打印同页面一致。',
        en: 'Press a figure for the rows it counts, and a row for its entries; choose groups, figures and a chart and keep them as a view; sheet and print are what you see.',
      },
    ],
    figures: [
      {
        name: { zh: '达成率', en: 'Achieved' },
        how: {
          zh: '（实际 + 暂估）÷（预算 + 调整）。90% 以内正常，100% 以内接近预算，以上超出；没有预算却有实际的也为超出。',
          en: '(actual + estimate) ÷ (budget + adjustments). Up to 90 % on track, up to 100 % near the budget, above that over it; spending without a budget is over it too.',
        },
      },
      {
        name: { zh: '预计全年', en: 'Forecast' },
        how: {
          zh: '年初至当月的实际，加上其余各月的预算。',
          en: 'What was spent to date, and the budget of the months that are left.',
        },
      },
      {
        name: { zh: '可用', en: 'Available' },
        how: { zh: '预算 − 预占 − 占用 − 实际。', en: 'Budget − pre-committed − committed − actual.' },
      },
    ],
  },
});
