import {
  add,
  type Decimal,
  div,
  isPositive,
  type MaybeDecimal,
  max,
  min,
  mul,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

type Received = { readonly amount?: MaybeDecimal; readonly allocatedAmount?: MaybeDecimal };

/** What of a receipt is set off against no invoice: an advance of the customer. */
export const unallocatedOf = ({ amount, allocatedAmount }: Received): Decimal =>
  max('0.00', round(sub(orZero(amount), orZero(allocatedAmount)), 2)) ?? '0.00';

/**
 * The next part of an amount in base currency, so that the parts of a whole add up to it whatever was taken back between (finance C7):
 * all that is taken then at the rate, less what was counted of it before.
 */
export const basePart = (taken: Decimal, more: Decimal, rate: Decimal, counted: Decimal): Decimal =>
  round(sub(round(mul(add(taken, more), rate), 2), counted), 2);

/** What an amount in one currency is in another, by the base rates of both; to the cent. */
export const crossed = (amount: Decimal, from: Decimal, to: Decimal): Decimal =>
  round(orZero(div(mul(amount, from), to)), 2);

/** Base currency: what came less than was booked (a loss), more where below zero (a gain); C7 with the sign turned. */
export const receiptDifference = (bookedBase: Decimal, receivedBase: Decimal): Decimal =>
  round(sub(bookedBase, receivedBase), 2);

export type Due = { readonly id: number; readonly dueDate: string; readonly open: Decimal };

/** How much of each invoice is received, the earliest due first, until the money is used up. */
export function byDueDate(
  money: Decimal,
  invoices: readonly Due[],
): { readonly id: number; readonly amount: Decimal }[] {
  let left = money;
  const parts: { id: number; amount: Decimal }[] = [];
  for (const { id, open } of invoices.toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.id - b.id)) {
    const amount = round(min(left, open) ?? '0', 2);
    if (!isPositive(amount)) continue;
    parts.push({ id, amount });
    left = sub(left, amount);
  }
  return parts;
}
