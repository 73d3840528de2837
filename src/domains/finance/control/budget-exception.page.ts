import { definePage } from '../../../kernel/page.ts';

export const budgetExceptionPage = definePage({
  component: 'finance/BudgetException',
  title: { zh: '超预算审批', en: 'Budget exceptions' },
  icon: 'Exception',
  permission: 'finance:budgetException:list',
  records: ['finance.budgetException'],
  menu: { key: 'budget.exception', address: '/budget/exceptions', group: 'budget', order: 40 },
  help: {
    purpose: {
      zh: '超预算审批：单据超出预算时的一次性放行，由单据上的“申请超预算”发起。',
      en: 'Lets one document go over its budget once; it is asked for on the document itself.',
    },
    ways: [
      {
        zh: '通过后，该单据在申请额以内可以提交和生效；生效后不能再次使用。',
        en: 'Approved, the document passes for up to what was asked; once it is in force the exception is used up.',
      },
    ],
  },
});
