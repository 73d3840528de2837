import { definePage } from '../../../kernel/page.ts';

export const budgetDetailPage = definePage({
  component: 'finance/BudgetDetail',
  title: { zh: '预算明细', en: 'Budget detail' },
  icon: 'Table',
  permission: 'finance:budget:list',
  records: ['finance.budget'],
  menu: { key: 'budget.detail', address: '/budget/detail', group: 'budget', order: 20 },
  help: {
    purpose: {
      zh: '预算明细：每艘船、每个单位各预算体系的版本，逐科目十二个月。',
      en: 'The versions of what each ship and unit may spend, subject by subject over twelve months.',
    },
    ways: [
      {
        zh: '新建时自动列出体系的全部末级科目；表格中可直接键入、粘贴、拖动填充，也可按全年平均或按上年实际分摊。',
        en: 'A new one lists all subjects of its system; type, paste or fill in the grid, or spread the year evenly or by what last year was.',
      },
      {
        zh: '审批通过后生效，原版本失效，台账只记差额；已占用和已发生的金额不变。预测版本不参与控制。',
        en: 'Approved, it is in force and the ledger learns the difference to the version before; what is bound or spent stays. A forecast controls nothing.',
      },
    ],
  },
});
