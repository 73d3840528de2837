import { definePage } from '../../../kernel/page.ts';

export const bankAccountPage = definePage({
  component: 'resource:partner.bankAccount',
  title: { zh: '银行账户', en: 'Bank accounts' },
  icon: 'Bank',
  permission: 'partner:bankAccount:list',
  menu: { key: 'partner.bankAccount', address: '/partners/bank-accounts', group: 'partner', order: 20 },
  help: {
    purpose: {
      zh: '银行账户：各客商的收款账户及其核实情况。',
      en: 'The accounts into which partners are paid, and whether they have been verified.',
    },
    ways: [
      {
        zh: '登记后附开户证明、写明回访记录并提交，由采购经理或财务第二人核实；登记人不能核实自己的账户。',
        en: 'Enter it, attach the proof, write down the call-back and submit; a second person verifies it, never whoever entered it.',
      },
      {
        zh: '账号加密保存，只有被授予权限的人看到末四位，查看全号须写理由并留痕。',
        en: 'Numbers lie sealed; those who may see the last four signs reveal the whole with a reason that is kept.',
      },
    ],
  },
});
