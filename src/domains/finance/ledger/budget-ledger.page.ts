import { definePage } from '../../../kernel/page.ts';

export const budgetLedgerPage = definePage({
  component: 'finance/BudgetLedger',
  title: { zh: '预算台账', en: 'Budget ledger' },
  icon: 'Book',
  permission: 'finance:budgetEntry:list',
  records: ['finance.budgetEntry'],
  menu: { key: 'budget.ledger', address: '/budget/ledger', group: 'budget', order: 50 },
  help: {
    purpose: {
      zh: '预算台账：预算、调整、预占、占用、暂估、实际的每一笔，只增不改。',
      en: 'Every entry of budget, adjustment, pre-commitment, commitment, estimate and actual; nothing is ever changed.',
    },
    ways: [
      {
        zh: '单据生成的台账可打开来源单据；总账中没有对应单据的实际数，在此录入或由表格导入，录错时冲销。',
        en: 'An entry leads to its document. What the general ledger spent without one is entered or imported here, and reversed when it was wrong.',
      },
    ],
    figures: [
      {
        name: { zh: '可用', en: 'Available' },
        how: {
          zh: '预算 + 调整 − 预占 − 占用 − 暂估 − 实际，按控制节点及其下级、控制范围内的月份合计。',
          en: 'Budget + adjustments − pre-commitments − commitments − estimates − actual, over the control node, all below it, and the months of the scope.',
        },
      },
    ],
  },
});
