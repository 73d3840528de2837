import { add, type Decimal, div, type MaybeDecimal, mul, orZero, round, sub } from '../../../kernel/value/decimal.ts';

type Priced = {
  readonly qty?: MaybeDecimal;
  readonly unitPrice?: MaybeDecimal;
  readonly discountPct?: MaybeDecimal;
  readonly taxRate?: MaybeDecimal;
  readonly taxIncluded?: boolean | null;
};
type Split = { readonly amount: Decimal; readonly net: Decimal; readonly tax: Decimal };

/** An amount with two places apart into net and tax; `taxRate` is a fraction. What stands beside the net is the tax, to the cent. */
export function splitTax(amount: Decimal, taxRate: MaybeDecimal, taxIncluded: boolean | null | undefined): Split {
  const rate = orZero(taxRate);
  if (!taxIncluded) return { amount, net: amount, tax: round(mul(amount, rate), 2) };
  const net = round(div(amount, add('1', rate))!, 2);
  return { amount, net, tax: round(sub(amount, net), 2) };
}

/** Of a line: quantity x price less discount, rounded half up once, to two places (purchasing blueprint 5.2). */
export function lineAmounts({ qty, unitPrice, discountPct, taxRate, taxIncluded }: Priced): Split {
  const share = div(sub('100', orZero(discountPct)), '100')!;
  const amount = round(mul(mul(orZero(qty), orZero(unitPrice)), share), 2);
  return splitTax(amount, taxRate, taxIncluded);
}

type Charge = { readonly amount?: MaybeDecimal; readonly taxRate?: MaybeDecimal };

/** Of an order, each figure the sum of what stands on its lines; charges are without tax. `rate` is base currency for one unit. */
export function orderAmounts(
  lines: readonly Priced[],
  charges: readonly Charge[],
  rate: MaybeDecimal,
): {
  readonly goods: Decimal;
  readonly charges: Decimal;
  readonly tax: Decimal;
  readonly total: Decimal;
  readonly base: Decimal | null;
} {
  const sumUp = (amounts: readonly Decimal[]): Decimal =>
    round(
      amounts.reduce((a, b) => add(a, b), '0'),
      2,
    );
  const split = lines.map(lineAmounts);
  const extra = charges.map(({ amount, taxRate }) => splitTax(round(orZero(amount), 2), taxRate, false));
  const goods = sumUp(split.map(({ net }) => net));
  const charged = sumUp(extra.map(({ net }) => net));
  const tax = sumUp([...split, ...extra].map((one) => one.tax));
  const total = sumUp([goods, charged, tax]);
  return { goods, charges: charged, tax, total, base: rate ? round(mul(total, rate), 2) : null };
}
