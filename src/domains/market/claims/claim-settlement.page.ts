import { definePage } from '../../../kernel/page.ts';

export const settlementPage = definePage({
  component: 'resource:market.claimSettlement',
  title: { zh: '索赔和解', en: 'Settlements of claims' },
  icon: 'FileDone',
  permission: 'market:claimSettlement:list',
  menu: { key: 'market.claim-settlement', address: '/market/claim-settlement', group: 'market', order: 72 },
  help: {
    purpose: {
      zh: '每笔索赔以多少金额和解、理由是什么、由谁同意。在索赔上点“登记和解”建立。',
      en: 'For how much a claim is settled, why, and who agreed. Made on the claim by Settle.',
    },
    ways: [
      {
        zh: '和解金额不低于索赔净额九成的，提交即生效；低于九成的须写明理由，由商务经理审批。',
        en: 'From 90 % of the net amount on it holds when it is submitted; below, it needs grounds and the commercial manager.',
      },
      {
        zh: '被驳回后，索赔仍在协商中，可另建和解单。',
        en: 'After a rejection the claim is still being negotiated, and another settlement may be made.',
      },
    ],
  },
});
