import {
  add,
  type Decimal,
  gte,
  isPositive,
  lt,
  type MaybeDecimal,
  orZero,
  sub,
} from '../../../kernel/value/decimal.ts';

type Billed = {
  readonly amount?: MaybeDecimal;
  readonly billedAmount?: MaybeDecimal;
  readonly heldAmount?: MaybeDecimal;
};

/** On invoices in force and under approval: no other takes it. */
export const takenOf = ({ billedAmount, heldAmount }: Billed): Decimal => add(orZero(billedAmount), orZero(heldAmount));

/** What of a line is left to bill, without tax: below zero where less is owed than was billed. */
export const billableOf = (line: Billed): Decimal => sub(orZero(line.amount), takenOf(line));

/** How far a line is billed. Of nothing there is nothing to bill; what is owed less than it was billed is to be taken back. */
export function standingOf(line: Billed) {
  if (overBilled(line)) return 'OVER' as const;
  if (!isPositive(line.amount)) return 'CANCELLED' as const;
  if (gte(orZero(line.billedAmount), orZero(line.amount))) return 'DONE' as const;
  return isPositive(line.billedAmount) ? ('PART' as const) : ('OPEN' as const);
}

/** Whether less is owed than stands on invoices already. */
export const overBilled = (line: Billed): boolean => lt(billableOf(line), '0');
