import type { HelpTexts } from '../../kernel/help.ts';

/** Help of the master data. */
export const help: HelpTexts = {
  'resource:parameter.port': {
    purpose: {
      zh: '港口资料：代码、中英文名、国家、经纬度、时区与排放控制区，各业务共同引用。',
      en: 'Ports with code, names, country, position, zone and emission control area, shared by all domains.',
    },
    ways: [
      { zh: '别名也能查到港口，适合填写当地叫法或旧名。', en: 'Aliases are found too: local or former names.' },
      {
        zh: '时区用于预抵、实抵的当地时间，改动影响以后的报告。',
        en: 'The zone gives local times of arrival; a change holds for later reports.',
      },
    ],
  },
  'resource:parameter.country': {
    purpose: {
      zh: '国家和地区资料：代码、中英文名、区域、时区与制裁标记。',
      en: 'Countries and regions with codes, names, zone and sanction mark.',
    },
  },
  'resource:parameter.currency': {
    purpose: {
      zh: '币种资料：代码、符号与小数位，金额按此显示和取整。',
      en: 'Currencies with code, symbol and decimals, by which money is shown and rounded.',
    },
  },
  'resource:parameter.exchangeRate': {
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
};
