import { div, isPositive, type MaybeDecimal, mul, orZero, round, sub, sum } from '../../../kernel/value/decimal.ts';

type Line = {
  readonly lineState?: unknown;
  readonly unitPrice?: MaybeDecimal;
  readonly discountPct?: MaybeDecimal;
  readonly factor?: MaybeDecimal;
  readonly qty?: MaybeDecimal;
};

type Head = {
  readonly orderDiscountPct?: MaybeDecimal;
  readonly freightMode?: unknown;
  readonly freight?: MaybeDecimal;
  readonly lines?: readonly Line[] | null;
};

const share = (percent: MaybeDecimal): string => div(sub('100', orZero(percent)), '100')!;

/** Of one line in the currency of the quotation: the asked quantity in the offered unit at its price, less its discount. */
export function lineAmount({ lineState, unitPrice, discountPct, factor, qty }: Line): string | null {
  if (lineState === 'NO_QUOTE' || !isPositive(unitPrice)) return null;
  const offered = div(orZero(qty), isPositive(factor) ? factor! : '1')!;
  return round(mul(mul(offered, unitPrice!), share(discountPct)), 2);
}

/** What a quotation comes to as it is written (vendor blueprint 5.1); freight apart. */
export function quoteTotals(head: Head): { goods: string; freight: string; total: string } {
  const less = share(head.orderDiscountPct);
  const goods = round(sum((head.lines ?? []).map((row) => round(mul(orZero(lineAmount(row)), less), 2))) ?? '0', 2);
  const freight = head.freightMode === 'INCLUDED' ? '0' : orZero(head.freight);
  return { goods, freight: round(freight, 2), total: round(sum([goods, freight]) ?? '0', 2) };
}
