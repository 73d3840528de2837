import { definePage } from '../../../kernel/page.ts';

export const countryPage = definePage({
  component: 'resource:parameter.country',
  title: { zh: '国家地区', en: 'Countries' },
  icon: 'Global',
  permission: 'parameter:country:list',
  menu: { key: 'parameter.country', address: '/parameter/countries', group: 'parameter', order: 20 },
  help: {
    purpose: {
      zh: '国家和地区资料：代码、中英文名、区域、时区与制裁标记。',
      en: 'Countries and regions with codes, names, zone and sanction mark.',
    },
  },
});
