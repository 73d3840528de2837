import { definePage } from '../../../kernel/page.ts';

export const budgetAdjustPage = definePage({
  component: 'finance/BudgetAdjust',
  title: { zh: '预算调整', en: 'Budget adjustments' },
  icon: 'Swap',
  permission: 'finance:budgetAdjust:list',
  records: ['finance.budgetAdjust'],
  menu: { key: 'budget.adjust', address: '/budget/adjustments', group: 'budget', order: 30 },
  help: {
    purpose: {
      zh: '预算调整：年内调剂、追加、削减预算，不必另立版本。',
      en: 'Moves, adds or takes away budget within the year without a new version.',
    },
    ways: [
      {
        zh: '调剂各行合计为零；调出、削减的金额不能超过该科目的可用余额。',
        en: 'A transfer comes to zero; nothing is taken away that is spent or bound already.',
      },
    ],
  },
});
