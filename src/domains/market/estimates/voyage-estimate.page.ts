import { definePage } from '../../../kernel/page.ts';

export const voyageEstimatePage = definePage({
  component: 'market/VoyageEstimate',
  title: { zh: '航次估算', en: 'Voyage estimates' },
  icon: 'Diff',
  permission: 'market:voyageEstimate:list',
  records: ['market.voyageEstimate'],
  menu: { key: 'market.voyage-estimate', address: '/market/voyage-estimate', group: 'market', order: 12 },
  help: {
    purpose: {
      zh: '一票货最多并列比较六个方案：船舶、货量、航线、航速与加油港各自填写，时间、油耗、排放与日均效益随填随算。',
      en: 'Up to six ways to carry a cargo beside each other: ship, quantity, route, speed and bunkers are typed, and time, oil, emissions and TCE follow at once.',
    },
    ways: [
      {
        zh: '选定船舶后，航速与油耗按该船近半年已确认的动态报带出；选定港口后，里程按海上里程带出。带出的数据可以直接改。',
        en: 'With the ship come speed and consumption of her confirmed reports of the last half year, with the ports the miles by sea; all of them may be typed over.',
      },
      {
        zh: '“复制方案”把一列的数据带到新的一列，改动要比较的几项即可。',
        en: 'Copy an alternative into a column of its own, and change what is to be compared.',
      },
      {
        zh: '选定方案后估算不再改动；条件变化时新建版本，旧版本保留备查。',
        en: 'A chosen estimate stands as it is; when things change, make a new version, and the old one is kept.',
      },
    ],
    figures: [
      {
        name: { zh: '航行天数', en: 'Days at sea' },
        how: {
          zh: '里程 ÷ 航速 ÷ 24 ×（1 + 天气余量），空载与重载分别计算。',
          en: 'Miles ÷ speed ÷ 24 × (1 + weather margin), in ballast and laden apart.',
        },
      },
      {
        name: { zh: '运费', en: 'Freight' },
        how: {
          zh: '按每吨、包干、每天或新世运价（基本费率 × 点数 ÷ 100）；货量不足最低计费货量的部分计亏舱费。',
          en: 'Per tonne, lump sum, per day, or flat rate × points ÷ 100; what is short of the least quantity is deadfreight.',
        },
      },
      {
        name: { zh: '航次净收益', en: 'Net result' },
        how: {
          zh: '总收入减佣金、燃油费、港口费、运河费与其他费用。',
          en: 'Gross revenue less commissions, bunkers, port costs, canal dues and other costs.',
        },
      },
      {
        name: { zh: '日均效益（TCE）', en: 'TCE a day' },
        how: {
          zh: '航次净收益 ÷ 航次天数，保留两位小数；按它排名次。',
          en: 'Net result ÷ voyage days to two decimals; alternatives are ranked by it.',
        },
      },
      {
        name: { zh: '二氧化碳排放', en: 'CO₂ emitted' },
        how: {
          zh: '燃油与柴油消耗分别乘以能耗模块登记的碳转换系数。',
          en: 'Fuel oil and diesel, each by its emission factor of the energy pages.',
        },
      },
      {
        name: { zh: '敏感性分析', en: 'Sensitivity' },
        how: {
          zh: '运价、油价、天数、航速各上下变动一成与两成后的日均效益；多出的天数按在港等待计，航行油耗随航速三次方变化。',
          en: 'TCE a day if freight, bunker price, days or speed were 10 or 20 % higher or lower; days more are spent waiting, and consumption at sea follows the cube of the speed.',
        },
      },
    ],
  },
});
