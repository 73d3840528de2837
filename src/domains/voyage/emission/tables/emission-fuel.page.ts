import { definePage } from '../../../../kernel/page.ts';

export const emissionFuelPage = definePage({
  component: 'resource:voyage.emissionFuel',
  title: { zh: '燃料排放因子', en: 'Emission factors of fuels' },
  icon: 'Cloud',
  permission: 'voyage:emissionFuel:list',
  menu: { key: 'voyage.emissionFuels', address: '/voyage/emission-fuels', group: 'voyage.emission', order: 60 },
  help: {
    purpose: {
      zh: '每种燃料燃烧一吨排放多少二氧化碳、甲烷和氧化亚氮，逐条注明依据和生效日期。',
      en: 'How much CO₂, methane and nitrous oxide a tonne of each fuel gives, with its source and the day from which it holds.',
    },
    ways: [
      {
        zh: '公约修订时新增一条并填写生效日期，原有数据保留，以前年度仍按当时的因子计算。',
        en: 'When a rule is amended, add a row with its day; earlier years go on by the factor of their time.',
      },
      {
        zh: '低硫油按供油单的黏度等级归类，在系统参数中选择；生物燃料按证书另立一条。',
        en: 'Which class low-sulphur grades count as is chosen in the settings, by the class on their delivery notes.',
      },
    ],
  },
});
