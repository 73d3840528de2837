import { definePage } from '../../../kernel/page.ts';

export const budgetSubjectPage = definePage({
  component: 'finance/BudgetSubject',
  title: { zh: '预算科目', en: 'Budget subjects' },
  icon: 'Apartment',
  permission: 'finance:budgetSubject:list',
  records: ['finance.budgetSubject'],
  menu: { key: 'budget.subject', address: '/budget/subjects', group: 'budget', order: 80 },
  help: {
    purpose: {
      zh: '预算科目：预算与实际归集的科目树，最多五级。',
      en: 'The tree of subjects on which budget and actual are gathered, five levels at most.',
    },
    ways: [
      {
        zh: '只有末级科目记账；控制节点按其全部下级合并检查预算。',
        en: 'Only subjects with nothing below them take entries; a control node is checked over all below it.',
      },
      {
        zh: '“对照”说明哪些物料类别、采购类别计入本科目；下级类别没有对照时按上级。',
        en: 'The mapping says which categories and purchase types are charged here; a category without one goes by that above it.',
      },
    ],
  },
});
