import { definePage } from '../../../../kernel/page.ts';

export const emissionRatePage = definePage({
  component: 'resource:voyage.emissionRate',
  title: { zh: '年度减排要求', en: 'Emission terms of years' },
  icon: 'Calendar',
  permission: 'voyage:emissionRate:list',
  menu: { key: 'voyage.emissionRates', address: '/voyage/emission-rates', group: 'voyage.emission', order: 80 },
  help: {
    purpose: {
      zh: '每年的碳强度折减率、欧盟排放配额的清缴比例和欧盟海运燃料强度的折减率。',
      en: 'The CII reduction of each year, how much of its emissions EU allowances are surrendered for, and how far below the reference the intensity of fuels has to lie.',
    },
  },
});
