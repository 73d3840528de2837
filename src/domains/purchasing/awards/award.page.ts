import { definePage } from '../../../kernel/page.ts';

export const awardPage = definePage({
  component: 'purchasing/Award',
  title: { zh: '定标', en: 'Awards' },
  icon: 'Trophy',
  permission: 'purchasing:award:list',
  records: ['purchasing.award'],
  menu: { key: 'purchasing.awards', address: '/purchasing/awards', group: 'purchasing', order: 56 },
  help: {
    purpose: {
      zh: '定标：谁供哪一行，审批后生成订单。',
      en: 'Who delivers which line; once approved, its orders are made.',
    },
    ways: [
      {
        zh: '不是最低报价的行须写理由；有效报价少于规定家数时须写明原因。',
        en: 'A line that does not go to the lowest offer says why, and so does an award on fewer quotations than the house wants.',
      },
      {
        zh: '批准后“生成订单”：按供应商、船舶与交货港各一张，运费按金额分摊到分。',
        en: 'Approved, “Make the orders”: one for each supplier, ship and port; freight is shared by amount to the cent.',
      },
    ],
    figures: [
      {
        name: { zh: '节约', en: 'Saving' },
        how: {
          zh: '比较基准减货款；基准为 24 个月内上次价格，没有则取各报价的中位数。',
          en: 'Benchmark less goods; the benchmark is the last price within 24 months, else the median of the quotations.',
        },
      },
    ],
  },
});
