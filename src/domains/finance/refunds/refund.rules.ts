import { abs, add, type Decimal, div, gt, mul, orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { creditAs, creditPart } from '../prepayments/prepayment.rules.ts';

/** Banks take their margin; beyond it one of the amounts is wrong, and the rest would be booked as a difference of rates. */
const FAR_PCT = 5;

/** Whether what came is further from what the rates of the day make of it than a bank takes. */
export const isFarFrom = (received: Decimal, byRates: Decimal): boolean =>
  gt(abs(sub(received, byRates)), round(div(mul(byRates, String(FAR_PCT)), '100') ?? '0', 2));

type Credit = Parameters<typeof creditPart>[0];

type Refund = { readonly amount: Decimal; readonly costBase: Decimal };

/** What a part of a prepayment that is given back cost when it was paid, and what came less than that: a loss, a gain below zero (finance C7). */
export function refundOf(credit: Credit, amount: Decimal, received: Decimal) {
  const costBase = creditPart(credit, amount);
  return { costBase, exchangeDiff: round(sub(costBase, received), 2) };
}

/** What stands of a prepayment when a part of it came back, or where below zero did not after all. */
export function counted(credit: Credit, { amount, costBase }: Refund) {
  const refunded = round(add(orZero(credit.refunded), amount), 2);
  return {
    refunded,
    refundedBase: round(add(orZero(credit.refundedBase), costBase), 2),
    creditStatus: creditAs({ ...credit, refunded }),
  };
}
