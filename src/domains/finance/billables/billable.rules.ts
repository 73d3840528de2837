import { gte, isPositive, lt, type MaybeDecimal, orZero, sub } from '../../../kernel/value/decimal.ts';

type Billed = {
  readonly acceptedQty?: MaybeDecimal;
  readonly invoicedQty?: MaybeDecimal;
  readonly heldQty?: MaybeDecimal;
};

/** What of a line may still be invoiced: accepted, and neither invoiced nor on an invoice under approval (finance C6). */
export const invoiceableOf = ({ acceptedQty, invoicedQty, heldQty }: Billed): string =>
  sub(sub(orZero(acceptedQty), orZero(invoicedQty)), orZero(heldQty));

/** What of it is on no draft either: so much the next draft takes. */
export const undraftedOf = ({ openQty, draftQty }: { openQty?: MaybeDecimal; draftQty?: MaybeDecimal }): string =>
  sub(orZero(openQty), orZero(draftQty));

/** How far a line is invoiced, by what was accepted of it; `ended` where nothing more of it comes. */
export function billingOf({ ended, ...line }: Billed & { readonly ended: boolean }) {
  const { acceptedQty, invoicedQty } = line;
  if (!isPositive(acceptedQty)) return ended ? ('CANCELLED' as const) : ('WAITING' as const);
  if (gte(orZero(invoicedQty), orZero(acceptedQty))) return ended ? ('DONE' as const) : ('WAITING' as const);
  return isPositive(invoicedQty) ? ('PART' as const) : ('OPEN' as const);
}

/** Whether less was accepted than is on invoices already. */
export const overInvoiced = (line: Billed): boolean => lt(invoiceableOf(line), '0');
