import type { Text } from '../../kernel/text.ts';

/** Rates, amounts and results of chartering: without it none of them is told. */
export const MARKET_PRICE = 'market:contract:price';

export const MARKET_PRICE_TEXT: Text = {
  zh: '查看商务费率、金额与效益',
  en: 'See rates, amounts and results of chartering',
};
