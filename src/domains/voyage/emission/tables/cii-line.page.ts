import { definePage } from '../../../../kernel/page.ts';

export const ciiLinePage = definePage({
  component: 'resource:voyage.ciiLine',
  title: { zh: '碳强度参考线', en: 'CII reference lines' },
  icon: 'LineChart',
  permission: 'voyage:ciiLine:list',
  menu: { key: 'voyage.ciiLines', address: '/voyage/cii-lines', group: 'voyage.emission', order: 70 },
  help: {
    purpose: {
      zh: '各船型、各载重吨区间的碳强度参考线参数和评级边界。',
      en: 'Parameters of the reference line and the rating boundaries, by type and deadweight.',
    },
    figures: [
      {
        name: { zh: '参考值', en: 'Reference' },
        how: { zh: 'a × 运力的 −c 次方，运力为载重吨或固定运力。', en: 'a × capacity to the power of −c.' },
      },
      {
        name: { zh: '要求值', en: 'Required' },
        how: { zh: '参考值 ×（1 − 当年折减率）。', en: 'The reference × (1 − the reduction of the year).' },
      },
      {
        name: { zh: '评级边界', en: 'Boundaries' },
        how: {
          zh: '要求值 × exp(d1) 至 exp(d4)；等于边界按较差一级计。',
          en: 'The required figure × exp(d1) to exp(d4); equal to a boundary is the worse rating.',
        },
      },
    ],
  },
});
