import {
  type Decimal,
  gte,
  isPositive,
  type MaybeDecimal,
  max,
  min,
  mul,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

type Line = { readonly amount?: MaybeDecimal; readonly invoicedShare?: MaybeDecimal };

/** What of a line is not invoiced, as a part of the whole. */
export const openShare = ({ invoicedShare }: Line): Decimal =>
  max('0', sub('1', min('1', orZero(invoicedShare)) ?? '0')) ?? '0';

/** What of a line is invoiced, without tax, in the currency of the expense; an invoice that took more shows as such. */
export const invoicedOf = ({ amount, invoicedShare }: Line): Decimal =>
  round(mul(orZero(amount), orZero(invoicedShare)), 2);

/** What a line still binds in base currency. */
export const boundOf = (line: Line, rate: MaybeDecimal): Decimal => {
  const whole = round(mul(orZero(line.amount), orZero(rate)), 2);
  return round(mul(whole, openShare(line)), 2);
};

/** How far an expense in force is invoiced. */
export function invoicedAs(lines: readonly Line[]) {
  if (lines.every(({ invoicedShare }) => gte(orZero(invoicedShare), '1'))) return 'DONE' as const;
  return lines.some(({ invoicedShare }) => isPositive(invoicedShare)) ? ('PART' as const) : ('OPEN' as const);
}

type Head = {
  readonly category?: string | null;
};

/** Dues of a port say which, and which voyage it was, so that they are found again in the account of the voyage. */
export const needsPort = ({ category }: Head): boolean => category === 'PORT_DUES' || category === 'TOWING';
export const needsVoyage = ({ category }: Head): boolean => category === 'PORT_DUES';
