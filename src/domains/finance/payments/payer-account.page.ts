import { definePage } from '../../../kernel/page.ts';

export const payerAccountPage = definePage({
  component: 'finance/PayerAccount',
  title: { zh: '付款账户', en: 'Payer’s accounts' },
  icon: 'Wallet',
  permission: 'finance:payerAccount:list',
  records: ['finance.payerAccount'],
  menu: { key: 'settlement.payer', address: '/settlement/payer-accounts', group: 'settlement', order: 70 },
  help: {
    purpose: {
      zh: '付款账户：公司付款的银行账户与可用余额，账号加密保存。',
      en: 'The accounts from which the company pays and what is available on them; their numbers lie sealed.',
    },
    ways: [
      {
        zh: '付款成功后可用余额自动减少；按银行对账单修改余额与日期。',
        en: 'What was paid leaves the balance; type it anew from the bank’s statement.',
      },
    ],
  },
});
