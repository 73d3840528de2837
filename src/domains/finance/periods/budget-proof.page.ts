import { definePage } from '../../../kernel/page.ts';

export const budgetProofPage = definePage({
  component: 'resource:finance.budgetProof',
  title: { zh: '预算对账', en: 'Proofs of the budget' },
  icon: 'Audit',
  permission: 'finance:budgetProof:list',
  menu: { key: 'budget.proof', address: '/budget/proofs', group: 'budget', order: 56 },
  help: {
    purpose: {
      zh: '预算对账：每夜核对生效预算、已通过的调整、已入账发票与台账合计是否相符，不符时通知有报警权限的人。',
      en: 'Every night budgets in force, approved adjustments and invoices in force are compared with the ledger; who may hear alarms is told of a difference.',
    },
  },
});
