import { type Decimal, div, gt, type MaybeDecimal, mul, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { COMMISSION_WARNING, type FreightType } from './contract.text.ts';

export type Priced = {
  readonly freightType: FreightType;
  /** Per tonne, per day or as a lumpsum. */
  readonly freightRate?: MaybeDecimal;
  readonly wsFlat?: MaybeDecimal;
  readonly wsPoints?: MaybeDecimal;
  readonly minQty?: MaybeDecimal;
  readonly periodDays?: MaybeDecimal;
};

/** What a charter is expected to come to: of the agreed quantity, at least the minimum; null while a part of the price is open. */
export function estimateOf(terms: Priced, qty: MaybeDecimal): Decimal | null {
  const billed = gt(terms.minQty, orZero(qty)) ? terms.minQty : qty;
  switch (terms.freightType) {
    case 'PER_TON':
      return round(mul(billed, terms.freightRate), 2);
    case 'LUMPSUM':
      return round(terms.freightRate, 2);
    case 'WORLDSCALE':
      return round(div(mul(billed, mul(terms.wsFlat, terms.wsPoints)), '100'), 2);
    case 'PER_DAY':
      return round(mul(terms.periodDays, terms.freightRate), 2);
  }
}

type Share = { readonly pct?: MaybeDecimal };

export const shareOf = (lines: readonly Share[]): Decimal => orZero(sum(lines.map(({ pct }) => pct)));

export const isHighCommission = (pct: MaybeDecimal): boolean => gt(pct, COMMISSION_WARNING);
