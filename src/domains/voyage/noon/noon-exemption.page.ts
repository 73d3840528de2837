import { definePage } from '../../../kernel/page.ts';

export const noonExemptionPage = definePage({
  component: 'resource:voyage.noonExemption',
  title: { zh: '正午报豁免', en: 'Noon report exemptions' },
  icon: 'Calendar',
  permission: 'voyage:noonExemption:list',
  menu: { key: 'voyage.exemptions', address: '/voyage/noon-exemptions', group: 'voyage.checks', order: 30 },
  help: {
    purpose: {
      zh: '登记某船在某段时间免报正午报的依据，免报期间不计为应报未报。',
      en: 'Times in which a ship owes no noon report, with the reason; they do not count as due.',
    },
  },
});
