import {
  add,
  type Decimal,
  div,
  eq,
  gt,
  isPositive,
  type MaybeDecimal,
  max,
  min,
  mul,
  neg,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

type Credit = {
  /** What may be paid before the invoice, in all. */
  readonly limitAmount?: MaybeDecimal;
  /** Asked for, and not paid yet. */
  readonly askedAmount?: MaybeDecimal;
  /** Paid to the supplier before his invoice. */
  readonly amount?: MaybeDecimal;
  readonly used?: MaybeDecimal;
  /** On requisitions that are on their way, to be offset by them. */
  readonly heldAmount?: MaybeDecimal;
};

/** So much of an order is paid before its invoice: the agreed part of it, and no more than is not invoiced yet. In the currency of the order. */
export const limitOf = (order: {
  readonly gross: Decimal;
  readonly invoiced: Decimal;
  readonly prepayPct: MaybeDecimal;
}): Decimal => {
  const part = round(div(mul(order.gross, orZero(order.prepayPct)), '100') ?? '0', 2);
  return round(max('0', min(part, sub(order.gross, order.invoiced)) ?? '0') ?? '0', 2);
};

/** What of it may still be asked for: neither paid nor asked for already. */
export const prepayableOf = ({ limitAmount, askedAmount, amount }: Credit): Decimal =>
  round(max('0', sub(sub(orZero(limitAmount), orZero(askedAmount)), orZero(amount))) ?? '0', 2);

/** What of a prepayment the supplier still owes and no requisition takes: so much may be offset. */
export const remainingOf = ({ amount, used, heldAmount }: Credit): Decimal =>
  round(max('0', sub(sub(orZero(amount), orZero(used)), orZero(heldAmount))) ?? '0', 2);

/** How far a prepayment is: nothing paid of it, something left of it, all of it offset. */
export const creditAs = ({ amount, used }: Credit) => {
  if (!isPositive(amount)) return 'WAITING' as const;
  return gt(amount, orZero(used)) ? ('OPEN' as const) : ('USED' as const);
};

type Booked = {
  readonly amount: Decimal;
  readonly baseAmount: Decimal;
  readonly used: Decimal;
  readonly usedBase: Decimal;
};

/** What a part of a prepayment cost in base currency when it was paid: by its share of what is left, so that all parts add up to the whole. */
export function creditPart({ amount, baseAmount, used, usedBase }: Booked, part: Decimal): Decimal {
  const [left, leftBase] = [sub(amount, used), sub(baseAmount, usedBase)];
  if (!isPositive(left) || eq(part, left)) return round(leftBase, 2);
  return round(div(mul(leftBase, part), left) ?? '0', 2);
}

/** A red invoice of the payee, what is open of it below zero; a prepayment, what is left of it. */
export type Credits = {
  readonly reds: readonly { readonly invoiceId: number; readonly amount: Decimal }[];
  readonly prepaid: readonly { readonly creditId: number; readonly left: Decimal }[];
};

export type CreditLine = {
  readonly invoiceId: number | null;
  readonly creditId: number | null;
  /** Below zero. */
  readonly amount: Decimal;
};

/**
 * What lessens a payment before new money is paid (finance C8): red invoices as a whole as long as something is left to pay, then prepayments
 * up to all that is left, the oldest first.
 */
export function proposeCredits(total: Decimal, { reds, prepaid }: Credits): readonly CreditLine[] {
  const lines: CreditLine[] = [];
  let rest = total;
  for (const { invoiceId, amount } of reds) {
    if (!gt(add(rest, amount), '0')) continue;
    rest = add(rest, amount);
    lines.push({ invoiceId, creditId: null, amount });
  }
  for (const { creditId, left } of prepaid) {
    const part = min(rest, left);
    if (!isPositive(part)) continue;
    rest = sub(rest, orZero(part));
    lines.push({ invoiceId: null, creditId, amount: round(neg(orZero(part)), 2) });
  }
  return lines;
}
