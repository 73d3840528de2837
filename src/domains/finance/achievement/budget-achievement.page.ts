import { definePage } from '../../../kernel/page.ts';

export const budgetAchievementPage = definePage({
  component: 'finance/BudgetAchievement',
  title: { zh: '预算达成', en: 'Budget achievement' },
  icon: 'Dashboard',
  permission: 'finance:achievement:list',
  menu: { key: 'budget.achievement', address: '/budget/achievement', group: 'budget', order: 10 },
  help: {
    purpose: {
      zh: '预算达成：当月、年初至当月和全年的预算、实际与占用，按科目或按船舶与单位逐级汇总。',
      en: 'Budget, actual and what is bound, in the month, the year to date and the year, by subject or by ship and unit.',
    },
    ways: [
      {
        zh: '点按末级的名称，打开它所计入的台账；可按船舶、体系筛选，导出的表格与页面一致。',
        en: 'The name of a row with nothing below it opens the entries behind it; narrow it by ship or system, and export what you see.',
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
    ],
  },
});
