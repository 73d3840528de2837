import {
  abs,
  add,
  type Decimal,
  div,
  gt,
  isNegative,
  isPositive,
  isZero,
  lte,
  mul,
  orZero,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';
import type { FindingCode, MatchResult } from './invoice-words.text.ts';

/** Up to where differences are passed (finance C6): percent and yuan a line and a document, yuan of tax a line and in all. */
export type Tolerances = {
  readonly pricePct: Decimal;
  readonly priceAbs: Decimal;
  readonly totalAbs: Decimal;
  readonly taxLineTol: Decimal;
  readonly taxTotalTol: Decimal;
};

/** What nobody has set: 2 % and 500.00 a line, 1,000.00 a document, 0.06 and 1.27 of tax. */
export const USUAL: Tolerances = {
  pricePct: '2',
  priceAbs: '500',
  totalAbs: '1000',
  taxLineTol: '0.06',
  taxTotalTol: '1.27',
};

/** A line of an invoice, beside the line of the order that it is of. Amounts without tax, in the currency of the invoice. */
export type MatchLine = {
  readonly quantity: Decimal;
  readonly unitPrice: Decimal;
  readonly netAmount: Decimal;
  readonly taxRate: Decimal | null;
  readonly taxAmount: Decimal;
  readonly order: {
    readonly acceptedQty: Decimal;
    /** Accepted, neither invoiced nor on another invoice. */
    readonly invoiceable: Decimal;
    readonly unitPrice: Decimal;
    readonly sameParty: boolean;
    readonly sameCurrency: boolean;
  } | null;
};

export type Finding = {
  /** From 1; nothing where it is of the whole document. */
  readonly lineNo: number | null;
  readonly code: FindingCode;
  readonly expected: Decimal | null;
  readonly found: Decimal | null;
  /** By how much, in pieces for quantities, else in the currency of the invoice. */
  readonly amount: Decimal | null;
};

const SHOWN: ReadonlySet<FindingCode> = new Set(['PRICE_LOWER', 'PRICE_WITHIN']);

/** Whether a finding stops an invoice until somebody accepts it. */
export const isException = ({ code }: Pick<Finding, 'code'>): boolean => !SHOWN.has(code);

function priceFinding({ quantity, unitPrice }: MatchLine, ordered: Decimal, limits: Tolerances) {
  const each = sub(unitPrice, ordered);
  if (isZero(each)) return undefined;
  const amount = round(mul(each, quantity), 2);
  if (isNegative(each)) return { code: 'PRICE_LOWER' as const, amount };
  const percent = isPositive(ordered) ? mul(div(each, ordered) ?? '0', '100') : null;
  // Both must hold: a small percentage of much is much.
  const within = percent !== null && lte(percent, limits.pricePct) && lte(amount, limits.priceAbs);
  return { code: within ? ('PRICE_WITHIN' as const) : ('PRICE_OVER' as const), amount };
}

const taxGap = ({ netAmount, taxRate, taxAmount }: MatchLine): Decimal =>
  sub(taxAmount, round(mul(netAmount, orZero(taxRate)), 2));

function lineFindings(line: MatchLine, lineNo: number, limits: Tolerances): Finding[] {
  const found: Finding[] = [];
  const gap = taxGap(line);
  const { order } = line;
  if (order) {
    const { acceptedQty, invoiceable, unitPrice, sameParty, sameCurrency } = order;
    if (!sameParty) found.push({ lineNo, code: 'PARTY', expected: null, found: null, amount: null });
    if (!sameCurrency) found.push({ lineNo, code: 'CURRENCY', expected: null, found: null, amount: null });
    if (!isPositive(acceptedQty))
      found.push({ lineNo, code: 'NOT_RECEIVED', expected: '0', found: line.quantity, amount: line.quantity });
    else if (gt(line.quantity, invoiceable))
      found.push({
        lineNo,
        code: 'QTY_OVER',
        expected: invoiceable,
        found: line.quantity,
        amount: sub(line.quantity, invoiceable),
      });
    const price = sameCurrency ? priceFinding(line, unitPrice, limits) : undefined;
    if (price) found.push({ lineNo, expected: unitPrice, found: line.unitPrice, ...price });
  }
  if (gt(abs(gap), limits.taxLineTol))
    found.push({ lineNo, code: 'TAX_DIFF', expected: sub(line.taxAmount, gap), found: line.taxAmount, amount: gap });
  return found;
}

/**
 * Compares an invoice with what was ordered and accepted (finance C6): quantity against what may still be invoiced, price by percent and
 * amount, tax against net times rate. A lower price is shown and passes; a line without an order meets its tax alone.
 */
export function matchInvoice(
  lines: readonly MatchLine[],
  limits: Tolerances = USUAL,
): { readonly result: MatchResult; readonly findings: readonly Finding[] } {
  const findings = lines.flatMap((line, i) => lineFindings(line, i + 1, limits));
  const over = sum(findings.flatMap(({ code, amount }) => (code === 'PRICE_WITHIN' ? (amount ?? []) : []))) ?? '0';
  if (gt(over, limits.totalAbs))
    findings.push({ lineNo: null, code: 'TOTAL_OVER', expected: limits.totalAbs, found: over, amount: over });
  const tax = abs(lines.reduce((all, line) => add(all, taxGap(line)), '0'));
  if (gt(tax, limits.taxTotalTol) && !findings.some(({ code }) => code === 'TAX_DIFF'))
    findings.push({ lineNo: null, code: 'TAX_DIFF', expected: limits.taxTotalTol, found: tax, amount: tax });
  return { findings, result: resultOf(lines, findings) };
}

function resultOf(lines: readonly MatchLine[], findings: readonly Finding[]): MatchResult {
  if (findings.some(isException)) return 'EXCEPTION';
  if (lines.every(({ order }) => order === null)) return 'NONE';
  return findings.some(({ code }) => code === 'PRICE_WITHIN') ? 'TOLERANCE' : 'MATCHED';
}
