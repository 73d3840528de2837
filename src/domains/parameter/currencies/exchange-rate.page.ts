import { definePage } from '../../../kernel/page.ts';

export const exchangeRatePage = definePage({
  component: 'resource:parameter.exchangeRate',
  title: { zh: '汇率', en: 'Exchange rates' },
  icon: 'Swap',
  permission: 'parameter:exchangeRate:list',
  menu: { key: 'parameter.exchangeRate', address: '/parameter/exchange-rates', group: 'parameter', order: 40 },
  help: {
    purpose: {
      zh: '每日汇率：一个报价单位（如 100 日元）折合的人民币，被业务引用后锁定。',
      en: 'Daily rates: CNY for one unit of quotation (such as 100 yen); locked once used.',
    },
    figures: [
      {
        name: { zh: '折算金额', en: 'Converted amount' },
        how: {
          zh: '原币金额 ÷ 报价单位 × 汇率，取当日或此前 10 日内最近一日的；没有则不予折算。最后一次四舍五入。',
          en: 'Amount ÷ unit of quotation × the rate of the day or the last within ten days before it; without one nothing is converted. Rounded once at the end.',
        },
      },
    ],
  },
});
