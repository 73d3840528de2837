import { definePage } from '../../../kernel/page.ts';

export const evaluationWeightPage = definePage({
  component: 'resource:partner.evaluationWeight',
  title: { zh: '评价权重', en: 'Weights of evaluations' },
  icon: 'Control',
  permission: 'partner:evaluationWeight:edit',
  menu: { key: 'partner.evaluationWeight', address: '/partners/evaluation-weights', group: 'partner', order: 85 },
  help: {
    purpose: {
      zh: '供应商评价各项的权重，按起用日登记。',
      en: 'How much each measure weighs in the evaluation of suppliers, from a day on.',
    },
    ways: [
      {
        zh: '半年的最后一天不早于起用日时用该权重；没有登记的用准时 30、质量 30、价格 20、响应 10、服务 10。',
        en: 'A half-year takes the weights in use on its last day; where none are registered, 30 on time, 30 quality, 20 price, 10 response, 10 service.',
      },
      {
        zh: '权重写入评价单后不随登记变化；草稿重新生成时按当时登记重算。',
        en: 'A card keeps the weights it was made with; a draft that is reckoned anew takes those registered then.',
      },
    ],
  },
});
