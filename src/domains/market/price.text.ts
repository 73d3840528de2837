import type { Text } from '../../kernel/text.ts';

/** Rates, amounts and results of chartering are the office's: without it they are in no answer, list, sheet or history. */
export const MARKET_PRICE = 'market:contract:price';

export const MARKET_PRICE_TEXT: Text = {
  zh: '查看商务费率、金额与航次效益',
  en: 'See rates, amounts and results of chartering',
};
