import { daysAfter } from '../../../kernel/value/day.ts';
import { type Decimal, div, gt, type MaybeDecimal, mul, orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { commissionOf } from './freight.rules.ts';

const DAY_MS = 86_400_000;

/** What is due of an amount less the address commission, a fraction; rounded once. */
export const netOf = (amount: MaybeDecimal, share: MaybeDecimal): Decimal | null =>
  round(mul(amount, sub('1', orZero(share))), 2);

/** Despatch of the days saved: cargo at so many tonnes a day, less the days used. Days are unrounded until the money. */
export function despatchOf(stay: {
  readonly qty: MaybeDecimal;
  readonly ratePerDay: MaybeDecimal;
  readonly usedDays: MaybeDecimal;
  readonly despatchRate: MaybeDecimal;
}): { readonly allowedDays: Decimal | null; readonly savedDays: Decimal | null; readonly amount: Decimal | null } {
  const allowed = div(stay.qty, stay.ratePerDay);
  const left = sub(allowed, stay.usedDays);
  const saved = left && gt(left, '0') ? left : left && '0';
  return {
    allowedDays: round(allowed, 5),
    savedDays: round(saved, 5),
    amount: round(mul(saved, stay.despatchRate), 2),
  };
}

/** The last day on which a claim may be handed in, so many days after a day; both `yyyy-MM-dd`. */
export const timeBar = daysAfter;

/** Whole days from one day to another; negative when it has passed. */
export const daysUntil = (today: string, due: string): number =>
  Math.round((Date.parse(due) - Date.parse(today)) / DAY_MS);

/** Simple interest for so many days at a yearly rate (a fraction), by a year of 365 days. */
export const interestOf = (amount: MaybeDecimal, yearly: MaybeDecimal, days: number): Decimal | null =>
  days <= 0 ? '0.00' : round(div(mul(mul(amount, yearly), String(days)), '365'), 2);

export type VoyageMoney = {
  /** Freight, deadfreight, demurrage and other revenue. */
  readonly gross: MaybeDecimal;
  /** Fractions of the gross: address commission, brokerage. */
  readonly commissions: readonly MaybeDecimal[];
  readonly bunkers: MaybeDecimal;
  readonly portCosts: MaybeDecimal;
  readonly otherCosts: MaybeDecimal;
};

/** What a voyage leaves: gross revenue less commissions, each rounded as it is paid, less what it costs. */
export function voyageResult({ gross, commissions, ...costs }: VoyageMoney): Decimal | null {
  const paid = commissions.map((share) => commissionOf(gross, share));
  const spent = [...paid, costs.bunkers, costs.portCosts, costs.otherCosts];
  return round(
    spent.reduce<Decimal | null>((left, cost) => sub(left, orZero(cost)), gross || null),
    2,
  );
}

/** Time charter equivalent: the result a day. */
export const tceOf = (net: MaybeDecimal, days: MaybeDecimal): Decimal | null => round(div(net, days), 2);
