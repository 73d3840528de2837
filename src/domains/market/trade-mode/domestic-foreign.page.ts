import { definePage } from '../../../kernel/page.ts';

export const domesticForeignPage = definePage({
  component: 'market/DomesticForeign',
  title: { zh: '内外贸转换', en: 'Domestic-foreign trade' },
  icon: 'Swap',
  permission: 'market:tradeModeChange:list',
  records: ['market.tradeModeChange'],
  menu: { key: 'market.domesticForeign', address: '/market/domestic-foreign', group: 'market', order: 58 },
  help: {
    purpose: {
      zh: '船舶在内贸与外贸之间转换：海关手续、在船存油与补税、证件；各船当前贸易方式与每年内外贸天数。',
      en: 'Ships that change between domestic and foreign trade: customs, oil on board and its duty, papers; the trade each ship is in and her days in both by year.',
    },
    ways: [
      {
        zh: '新增时列出常规步骤和最近船报的存油；取得海关编号后登记申报，逐项登记完成时间。',
        en: 'A new change begins with the usual steps and the oil of the last report; with the number of the customs it is declared, and each step gets the time when it was done.',
      },
      {
        zh: '生效前须：必办步骤全部完成、存油与截止船报一致、转内贸时保税油逐项选处理方式并缴清税款、外贸货物卸清、新贸易方式的证件有效。',
        en: 'It takes effect once all needed steps are done, the oil is that of the cut report, bonded oil that comes home is dealt with and its duty paid, foreign cargo is landed and the paper of the new trade holds.',
      },
      {
        zh: '生效后该船只能按新的贸易方式开航次。',
        en: 'From then on the ship opens voyages in the new trade alone.',
      },
      {
        zh: '税率与吨升换算在系统参数中；税单金额填写后以税单为准。',
        en: 'Rates and litres of a tonne are settings; amounts of the customs paper go before what is reckoned.',
      },
    ],
    figures: [
      {
        name: { zh: '关税', en: 'Duty' },
        how: { zh: '完税价格（数量 × 单价）× 税率。', en: 'Value (quantity × price) × rate.' },
      },
      {
        name: { zh: '消费税', en: 'Excise' },
        how: {
          zh: '吨数 × 每吨升数 × 每升税额；液化天然气和甲醇不计。',
          en: 'Tonnes × litres a tonne × excise a litre; none on gas and methanol.',
        },
      },
      {
        name: { zh: '增值税', en: 'VAT' },
        how: {
          zh: '（完税价格 + 关税 + 消费税）× 税率；可抵扣，不计入油价。',
          en: '(Value + duty + excise) × rate; it is recovered and no part of the oil cost.',
        },
      },
      {
        name: { zh: '内贸、外贸天数', en: 'Domestic and foreign days' },
        how: {
          zh: '一年内处于各贸易方式的时间，算到现在；首次转换之前按航次，之后按转换单。',
          en: 'Time of the year in each trade up to now; by voyages until the first change, by changes from then on.',
        },
      },
    ],
  },
});
