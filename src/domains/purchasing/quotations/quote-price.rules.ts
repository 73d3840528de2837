import {
  add,
  type Decimal,
  div,
  isPositive,
  type MaybeDecimal,
  mul,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

/** What of a quotation's head its prices depend on. Discounts are percent, the tax rate a fraction, the rate base currency for one unit. */
export type PriceHead = {
  readonly taxIncluded?: boolean | null;
  readonly taxRate?: MaybeDecimal;
  readonly orderDiscountPct?: MaybeDecimal;
  readonly freightMode?: string | null;
  readonly freight?: MaybeDecimal;
};

/** `factor`: asked units in one offered unit; none where they are the same. */
export type PriceLine = {
  readonly unitPrice?: MaybeDecimal;
  readonly discountPct?: MaybeDecimal;
  readonly factor?: MaybeDecimal;
};

const share = (pct: MaybeDecimal): Decimal => div(sub('100', orZero(pct)), '100')!;
const taxed = ({ taxIncluded, taxRate }: PriceHead): Decimal => (taxIncluded ? add('1', orZero(taxRate)) : '1');

/** Net price of one asked unit in base currency, six places (purchasing blueprint 5.1); recoverable tax is never compared. */
export function netBasePrice(line: PriceLine, head: PriceHead, rate: Decimal): Decimal {
  const factor = isPositive(line.factor) ? line.factor! : '1';
  const less = mul(share(line.discountPct), share(head.orderDiscountPct));
  return round(div(mul(mul(orZero(line.unitPrice), less), rate), mul(factor, taxed(head)))!, 6);
}

/** Of a line in base currency, two places. */
export const netBaseAmount = (netBase: Decimal, qty: MaybeDecimal): Decimal => round(mul(netBase, orZero(qty)), 2);

/** What is charged for bringing it, without tax in base currency; nothing where prices include it. */
export const freightBase = (head: PriceHead, rate: Decimal): Decimal =>
  head.freightMode === 'INCLUDED' ? '0.00' : round(div(mul(orZero(head.freight), rate), taxed(head))!, 2);

/**
 * Price and discount of an order line from a quoted one: a price of the asked unit with six places, the discounts of line and whole in
 * one percentage where one of them is none, else that of the whole in the price.
 */
export function orderPrice(
  line: PriceLine,
  head: PriceHead,
): { readonly unitPrice: Decimal; readonly discountPct: Decimal } {
  const factor = isPositive(line.factor) ? line.factor! : '1';
  const asked = div(orZero(line.unitPrice), factor)!;
  if (!isPositive(head.orderDiscountPct))
    return { unitPrice: round(asked, 6), discountPct: round(orZero(line.discountPct), 2) };
  if (!isPositive(line.discountPct))
    return { unitPrice: round(asked, 6), discountPct: round(head.orderDiscountPct!, 2) };
  return {
    unitPrice: round(mul(asked, share(head.orderDiscountPct)), 6),
    discountPct: round(line.discountPct!, 2),
  };
}
