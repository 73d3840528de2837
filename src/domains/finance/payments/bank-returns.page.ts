import { definePage } from '../../../kernel/page.ts';

export const bankReturnsPage = definePage({
  component: 'finance/BankReturns',
  title: { zh: '银行回单', en: 'Bank’s results' },
  icon: 'FileDone',
  permission: 'finance:bankReturn:list',
  records: ['finance.bankReturn'],
  menu: { key: 'settlement.returns', address: '/settlement/bank-returns', group: 'settlement', order: 55 },
  help: {
    purpose: {
      zh: '银行回单：银行说明付款结果的文件，按收到的原样留存，并对应到登记的批次与付款。',
      en: 'The files in which the banks say what became of payments, kept as they came, each beside the batch and the payments of which it speaks.',
    },
    ways: [
      {
        zh: '在集中付款中导入；同一份回单只能登记一次。',
        en: 'They are read in at the batch; the same file is read once.',
      },
    ],
  },
});
