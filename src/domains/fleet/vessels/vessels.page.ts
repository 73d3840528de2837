import { definePage } from '../../../kernel/page.ts';

export const vesselsPage = definePage({
  component: 'system/Vessels',
  title: { zh: '船舶', en: 'Vessels' },
  icon: 'Ship',
  permission: 'fleet:vessel:list',
  records: ['fleet.vessel'],
  menu: { key: 'system.vessels', address: '/system/vessels', group: 'fleet', order: 10 },
  help: {
    purpose: {
      zh: '船舶主数据：尺度、机电、舱容、容差与证书资料，动态报和各业务由此取数。',
      en: 'The ship master: dimensions, machinery, capacities, tolerances, papers; reports and all domains read it.',
    },
    ways: [
      {
        zh: '船舶代码用于单据编号，启用后不宜更改。',
        en: 'The ship code stands in document numbers; leave it once it is in use.',
      },
      {
        zh: '容差决定报告中存量与账面相差多少须说明。',
        en: 'Tolerances decide which differences of stock need a reason.',
      },
    ],
  },
});
