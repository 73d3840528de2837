import { definePage } from '../../../kernel/page.ts';

export const addendumPage = definePage({
  component: 'market/Addendum',
  title: { zh: '补充协议', en: 'Addenda' },
  icon: 'Diff',
  permission: 'market:contractAddendum:list',
  records: ['market.contractAddendum'],
  menu: { key: 'market.addenda', address: '/market/addenda', group: 'market', order: 15 },
  help: {
    purpose: {
      zh: '成交合同的条款变更：原约定与新约定并列，审批通过后合同即按新约定。',
      en: 'Changes of terms of fixed contracts: old and new side by side; approved, the contract has the new ones.',
    },
    ways: [
      {
        zh: '在合同上点“补充协议”，改动的条款自动列入对照；按新的预计金额逐级审批。',
        en: 'Press “Amend” on the contract; what differs is listed by itself, and it is approved by the new estimate.',
      },
    ],
  },
});
