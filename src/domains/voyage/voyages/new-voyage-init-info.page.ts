import { definePage } from '../../../kernel/page.ts';

export const newVoyageInitInfoPage = definePage({
  component: 'voyage/NewVoyageInitInfo',
  title: { zh: '新航次初始信息', en: 'New voyage initial information' },
  icon: 'Container',
  permission: 'voyage:initInfo:list',
  records: ['voyage.initInfo'],
  menu: { key: 'voyage.initInfos', address: '/voyage/init-infos', group: 'voyage', order: 60 },
  help: {
    purpose: {
      zh: '航次开始时的存油、存水、转数等初始读数，后续报告由此连续推算。',
      en: 'First readings of a voyage (oil, water, revolutions), from which later reports go on.',
    },
    ways: [
      {
        zh: '通常由上一航次截止报告自动带入，只在首航次或更正时填写。',
        en: 'Usually taken from the cut-off report; typed for a first voyage alone.',
      },
    ],
  },
});
