import { definePage } from '../../../kernel/page.ts';

export const currencyPage = definePage({
  component: 'resource:parameter.currency',
  title: { zh: '币种', en: 'Currencies' },
  icon: 'Dollar',
  permission: 'parameter:currency:list',
  menu: { key: 'parameter.currency', address: '/parameter/currencies', group: 'parameter', order: 30 },
  help: {
    purpose: {
      zh: '币种资料：代码、符号与小数位，金额按此显示和取整。',
      en: 'Currencies with code, symbol and decimals, by which money is shown and rounded.',
    },
  },
});
