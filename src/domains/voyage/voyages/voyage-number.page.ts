import { definePage } from '../../../kernel/page.ts';

export const voyageNumberPage = definePage({
  component: 'voyage/VoyageNumber',
  title: { zh: '航次号管理', en: 'Voyages' },
  icon: 'Compass',
  permission: 'voyage:voyage:list',
  records: ['voyage.voyage'],
  menu: { key: 'voyage.voyages', address: '/voyage/voyage-number', group: 'voyage', order: 40 },
  offline: true,
  help: {
    purpose: {
      zh: '管理每船的航次：开新航次、截止与关闭、挂港与预计时间、航次累计。',
      en: 'Voyages of each ship: open, cut off and close them, with ports, estimates and totals.',
    },
    ways: [
      {
        zh: '航次由连续的报告组成，从上一航次的截止报告开始。',
        en: 'A voyage is a run of consecutive reports from the cut-off report of the one before.',
      },
      { zh: '关闭后累计数固定，不再随报告变化。', en: 'Once closed its totals are frozen.' },
    ],
    figures: [
      {
        name: { zh: '航次航速', en: 'Voyage speed' },
        how: {
          zh: '各报告定速里程之和 ÷ 定速时间之和，不取平均值的平均。',
          en: 'All sea miles ÷ all sea hours, never a mean of means.',
        },
      },
      {
        name: { zh: '里程', en: 'Distance' },
        how: { zh: '各报告定速里程与机动里程之和。', en: 'Sea-speed and manoeuvring miles of all its reports.' },
      },
    ],
  },
});
