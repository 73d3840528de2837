import {
  abs,
  add,
  type Decimal,
  div,
  gt,
  isPositive,
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
    /** After discount and without tax, rounded to six places. */
    readonly unitPrice: Decimal;
    /** A fraction; an order that names none has no tax beside its prices. */
    readonly taxRate: Decimal | null;
    /** What of the line other invoices have booked, or will, that nobody had to accept. */
    readonly passed: { readonly quantity: Decimal; readonly net: Decimal };
    readonly sameParty: boolean;
    readonly sameCurrency: boolean;
  } | null;
};

type Ordered = NonNullable<MatchLine['order']>;

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

const worth = (quantity: Decimal, price: Decimal): Decimal => round(mul(quantity, price), 2);

/** By so much an amount may lie beside quantity times price because both are rounded: a cent, and half the sixth place of each price. */
const rounding = (quantity: Decimal): Decimal => add('0.01', mul(quantity, '0.0000005'));

/** What a line asks beside the price that was ordered, without tax, in the currency of the invoice; nothing of what only rounding makes. */
export function priceDifference(line: Pick<MatchLine, 'quantity' | 'netAmount'>, orderedPrice: Decimal): Decimal {
  const over = sub(line.netAmount, worth(line.quantity, orderedPrice));
  return gt(abs(over), rounding(abs(line.quantity))) ? over : '0';
}

/** Both must hold: a small percentage of much is much. */
function isWithin(over: Decimal, ordered: Decimal, { pricePct, priceAbs }: Tolerances): boolean {
  if (!isPositive(ordered)) return false;
  return lte(mul(div(over, ordered) ?? '0', '100'), pricePct) && lte(over, priceAbs);
}

/** What a line asks beside what was ordered for its pieces; and all that was asked for the line of the order so far, so that many small invoices pass no more than one. */
function priceFinding({ quantity, netAmount, unitPrice }: MatchLine, order: Ordered, limits: Tolerances) {
  const ordered = worth(quantity, order.unitPrice);
  const over = sub(netAmount, ordered);
  const shown = { expected: order.unitPrice, found: unitPrice, amount: over };
  const isOver = gt(over, rounding(quantity));
  if (isOver && !isWithin(over, ordered, limits)) return { code: 'PRICE_OVER' as const, ...shown };
  const pieces = add(order.passed.quantity, quantity);
  const [allOrdered, allNet] = [worth(pieces, order.unitPrice), add(order.passed.net, netAmount)];
  const allOver = sub(allNet, allOrdered);
  if (gt(allOver, rounding(pieces)) && !isWithin(allOver, allOrdered, limits))
    return { code: 'PRICE_SUM' as const, expected: allOrdered, found: allNet, amount: allOver };
  if (isOver) return { code: 'PRICE_WITHIN' as const, ...shown };
  return gt(abs(over), rounding(quantity)) ? { code: 'PRICE_LOWER' as const, ...shown } : undefined;
}

const taxGap = ({ netAmount, taxRate, taxAmount }: MatchLine): Decimal =>
  sub(taxAmount, worth(netAmount, orZero(taxRate)));

/** A higher rate than ordered passes where it makes nothing dearer: the same total, told apart otherwise. */
function rateFinding({ quantity, netAmount, taxRate, taxAmount }: MatchLine, order: Ordered, limits: Tolerances) {
  if (!gt(orZero(taxRate), orZero(order.taxRate))) return undefined;
  const ordered = round(mul(worth(quantity, order.unitPrice), add('1', orZero(order.taxRate))), 2);
  const amount = sub(add(netAmount, taxAmount), ordered);
  if (lte(amount, add(limits.taxLineTol, rounding(quantity)))) return undefined;
  return { code: 'TAX_RATE' as const, expected: orZero(order.taxRate), found: orZero(taxRate), amount };
}

function orderFindings(line: MatchLine, order: Ordered, limits: Tolerances): Omit<Finding, 'lineNo'>[] {
  const found: Omit<Finding, 'lineNo'>[] = [];
  const { acceptedQty, invoiceable, sameParty, sameCurrency } = order;
  const { quantity } = line;
  if (!sameParty) found.push({ code: 'PARTY', expected: null, found: null, amount: null });
  if (!sameCurrency) found.push({ code: 'CURRENCY', expected: null, found: null, amount: null });
  if (!isPositive(acceptedQty)) found.push({ code: 'NOT_RECEIVED', expected: '0', found: quantity, amount: quantity });
  else if (gt(quantity, invoiceable))
    found.push({ code: 'QTY_OVER', expected: invoiceable, found: quantity, amount: sub(quantity, invoiceable) });
  const [price, rate] = sameCurrency
    ? [priceFinding(line, order, limits), rateFinding(line, order, limits)]
    : [undefined, undefined];
  if (price) found.push(price);
  if (rate) found.push(rate);
  return found;
}

/** What a line says of itself: its net by quantity and price, its tax by net and rate. */
function ownFindings(line: MatchLine, limits: Tolerances): Omit<Finding, 'lineNo'>[] {
  const found: Omit<Finding, 'lineNo'>[] = [];
  const { quantity, unitPrice, netAmount, taxAmount } = line;
  const expected = worth(quantity, unitPrice);
  const amount = sub(netAmount, expected);
  if (gt(abs(amount), rounding(quantity))) found.push({ code: 'AMOUNT_DIFF', expected, found: netAmount, amount });
  const gap = taxGap(line);
  if (gt(abs(gap), limits.taxLineTol))
    found.push({ code: 'TAX_DIFF', expected: sub(taxAmount, gap), found: taxAmount, amount: gap });
  return found;
}

/**
 * Compares an invoice with what was ordered and accepted (finance C6): quantity against what may still be invoiced, net against quantity
 * times the ordered price, by percent and amount, tax against net times rate. A lower price is shown and passes. `orders`: it is of a kind
 * that comes from orders, so that a line of none is an exception; so it is beside lines of an order. Else a line without an order meets
 * itself alone.
 */
export function matchInvoice(
  lines: readonly MatchLine[],
  limits: Tolerances = USUAL,
  { orders = false }: { readonly orders?: boolean } = {},
): { readonly result: MatchResult; readonly findings: readonly Finding[] } {
  const ordered = orders || lines.some(({ order }) => order !== null);
  const findings = lines.flatMap((line, i) => {
    const { order, netAmount } = line;
    const beside = order
      ? orderFindings(line, order, limits)
      : ordered
        ? [{ code: 'NO_ORDER' as const, expected: null, found: null, amount: netAmount }]
        : [];
    return [...beside, ...ownFindings(line, limits)].map((one): Finding => ({ lineNo: i + 1, ...one }));
  });
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
