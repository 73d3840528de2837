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
  /** Given back by him. */
  readonly refunded?: MaybeDecimal;
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

/** What of an order is prepaid or asked for: what was given back is not. */
export const takenOf = ({ askedAmount, amount, refunded }: Credit): Decimal =>
  round(sub(add(orZero(askedAmount), orZero(amount)), orZero(refunded)), 2);

/** What of it may still be asked for: neither paid nor asked for already. */
export const prepayableOf = (credit: Credit): Decimal =>
  round(max('0', sub(orZero(credit.limitAmount), takenOf(credit))) ?? '0', 2);

/** What of a prepayment was offset or given back. */
const goneOf = ({ used, refunded }: Credit): Decimal => add(orZero(used), orZero(refunded));

/** What of a prepayment the supplier still owes and no requisition takes: so much may be offset, or given back. */
export const remainingOf = (credit: Credit): Decimal =>
  round(max('0', sub(sub(orZero(credit.amount), goneOf(credit)), orZero(credit.heldAmount))) ?? '0', 2);

/** How far a prepayment is: nothing paid of it, something left of it, all of it offset or given back. */
export const creditAs = (credit: Credit) => {
  if (!isPositive(credit.amount)) return 'WAITING' as const;
  return gt(credit.amount, goneOf(credit)) ? ('OPEN' as const) : ('USED' as const);
};

type Booked = Credit & {
  readonly baseAmount?: MaybeDecimal;
  readonly usedBase?: MaybeDecimal;
  readonly refundedBase?: MaybeDecimal;
};

/** What a part of a prepayment cost in base currency when it was paid: by its share of what is left, so that all parts add up to the whole. */
export function creditPart(booked: Booked, part: Decimal): Decimal {
  const left = sub(orZero(booked.amount), goneOf(booked));
  const leftBase = sub(sub(orZero(booked.baseAmount), orZero(booked.usedBase)), orZero(booked.refundedBase));
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
