import { abs, add, type Decimal, gt, mul, orZero, round, sub, sum } from '../../../kernel/value/decimal.ts';

type Line = { readonly quantity: Decimal; readonly unitPrice: Decimal | null; readonly taxRate: Decimal | null };

/** What a line asks for: net and tax, each rounded to the cent. */
export function askedFor({ quantity, unitPrice, taxRate }: Line): { netAmount: Decimal; taxAmount: Decimal } {
  const netAmount = round(mul(quantity, orZero(unitPrice)), 2);
  return { netAmount, taxAmount: round(mul(netAmount, orZero(taxRate)), 2) };
}

/** What the lines come to, with tax. */
export const grossOf = (lines: readonly Line[]): Decimal =>
  round(
    sum(
      lines.map((line) => {
        const { netAmount, taxAmount } = askedFor(line);
        return add(netAmount, taxAmount);
      }),
    ) ?? '0',
    2,
  );

/** Whether a paper says another sum than its lines: each line of it may have been rounded otherwise, by a cent. */
export const saysOther = (paperGross: Decimal, lines: readonly Line[]): boolean =>
  gt(abs(sub(paperGross, grossOf(lines))), mul('0.01', String(lines.length)));
