import { type Decimal, type MaybeDecimal, orZero, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { overPercent } from './agent-score.rules.ts';

type Item = { readonly pdaAmount: MaybeDecimal; readonly fdaAmount: MaybeDecimal };

export type AccountTotals = {
  readonly stage: 'PDA' | 'FDA';
  readonly pdaTotal: Decimal;
  /** Nothing before the first item is final. */
  readonly fdaTotal: Decimal | null;
  readonly difference: Decimal | null;
  /** Percent, two places. */
  readonly overPct: Decimal | null;
  /** What is still to be paid beyond the advance; negative where it comes back. */
  readonly balance: Decimal | null;
};

/** What the final amount of an item is above its estimate; nothing before both are known. An item that nobody expected was estimated at nothing. */
export const differenceOf = ({ pdaAmount, fdaAmount }: Item): Decimal | null =>
  fdaAmount == null ? null : round(sub(fdaAmount, orZero(pdaAmount)), 2);

const total = (amounts: readonly MaybeDecimal[]): Decimal => round(sum(amounts) ?? '0', 2);

/** What the items of an account come to. */
export function accountTotals(items: readonly Item[], advance: MaybeDecimal): AccountTotals {
  const pdaTotal = total(items.map(({ pdaAmount }) => pdaAmount));
  if (items.every(({ fdaAmount }) => fdaAmount == null))
    return { stage: 'PDA', pdaTotal, fdaTotal: null, difference: null, overPct: null, balance: null };
  const fdaTotal = total(items.map(({ fdaAmount }) => fdaAmount));
  return {
    stage: 'FDA',
    pdaTotal,
    fdaTotal,
    difference: round(sub(fdaTotal, pdaTotal), 2),
    overPct: overPercent(pdaTotal, fdaTotal),
    balance: round(sub(fdaTotal, orZero(advance)), 2),
  };
}
