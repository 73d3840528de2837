import {
  add,
  type Decimal,
  eq,
  isNegative,
  isPositive,
  lt,
  type MaybeDecimal,
  neg,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

/** So long the other side has to confirm. */
export const CONFIRM_MS = 72 * 3_600_000;

/** When a confirmation that is started now expires. */
export const dueOf = (now: Date): string => new Date(now.getTime() + CONFIRM_MS).toISOString();

/** Whether nobody has confirmed in time. */
export const isExpired = (dueAt: string | null | undefined, now: Date): boolean =>
  Boolean(dueAt) && Date.parse(dueAt ?? '') <= now.getTime();

type Figures = {
  readonly quantity?: MaybeDecimal;
  readonly netAmount?: MaybeDecimal;
  readonly taxAmount?: MaybeDecimal;
};
type Left = { readonly leftQty?: MaybeDecimal; readonly leftNet?: MaybeDecimal; readonly leftTax?: MaybeDecimal };

/** What of a line of the blue invoice is left, by what others take back of it (which is below zero). */
export const leftOf = (blue: Figures, taken: Figures): { leftQty: Decimal; leftNet: Decimal; leftTax: Decimal } => ({
  leftQty: round(add(orZero(blue.quantity), orZero(taken.quantity)), 4),
  leftNet: round(add(orZero(blue.netAmount), orZero(taken.netAmount)), 2),
  leftTax: round(add(orZero(blue.taxAmount), orZero(taken.taxAmount)), 2),
});

/** Whether anything of a line may still be taken back. */
export const isLeft = ({ leftQty, leftNet, leftTax }: Left): boolean => [leftQty, leftNet, leftTax].some(isPositive);

/** All that is left of it, taken back. */
export const wholeOf = ({ leftQty, leftNet, leftTax }: Left) => ({
  quantity: round(neg(orZero(leftQty)), 4),
  netAmount: round(neg(orZero(leftNet)), 2),
  taxAmount: round(neg(orZero(leftTax)), 2),
});

const PAIRS = [
  ['quantity', 'leftQty'],
  ['netAmount', 'leftNet'],
  ['taxAmount', 'leftTax'],
] as const;

/** The figures of a line by which more would be taken back than is left of it. */
export const overOf = (line: Figures & Left): (typeof PAIRS)[number][0][] =>
  PAIRS.filter(([name, left]) => lt(add(orZero(line[left]), orZero(line[name])), '0')).map(([name]) => name);

/** Whether a line takes anything back. */
export const takesBack = ({ quantity, netAmount, taxAmount }: Figures): boolean =>
  [quantity, netAmount, taxAmount].some((value) => isNegative(value));

/** A discount takes money back and no pieces; whatever is invoiced anew is taken back with its pieces. */
export const isPieceless = ({ quantity, netAmount }: Figures): boolean =>
  isNegative(netAmount) && eq(orZero(quantity), '0');

/** What of an invoice stands when so much is taken back, both gross. */
export const grossLeft = (gross: MaybeDecimal, taken: MaybeDecimal): Decimal =>
  round(sub(orZero(gross), neg(orZero(taken))), 2);
