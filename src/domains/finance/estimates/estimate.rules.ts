import { daysAfter } from '../../../kernel/value/day.ts';
import {
  abs,
  add,
  type Decimal,
  div,
  gt,
  isPositive,
  type MaybeDecimal,
  max,
  min,
  mul,
  neg,
  orZero,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';

/** The first day of the month after: on it an estimate is taken back. */
export const reversalDayOf = (month: string): string => `${monthsAfter(month, 1)}-01`;

/** The last day of a month: what came until then is estimated, and posted on it. */
export const lastDayOf = (month: string): string => daysAfter(reversalDayOf(month), -1);

type Quantities = {
  readonly acceptedQty?: MaybeDecimal;
  readonly invoicedQty?: MaybeDecimal;
  readonly unitPrice?: MaybeDecimal;
};

const at = (quantity: MaybeDecimal, unitPrice: MaybeDecimal): Decimal =>
  round(mul(orZero(quantity), orZero(unitPrice)), 2);

/**
 * What came and is not invoiced at the price of its order, without tax (finance C6a): what was accepted comes to, less what is invoiced of
 * it comes to, each to the cent, so that both together are what was accepted. Never below zero.
 */
export const estimatedOf = ({ acceptedQty, invoicedQty, unitPrice }: Quantities): Decimal =>
  round(max('0', sub(at(acceptedQty, unitPrice), at(invoicedQty, unitPrice))) ?? '0', 2);

type Estimated = Quantities & {
  readonly systemAmount?: MaybeDecimal;
  readonly estimateAmount?: MaybeDecimal;
  readonly rate?: MaybeDecimal;
  readonly laterQty?: MaybeDecimal;
};

/** By how much a figure may be changed without a word. */
const FREE_SHARE = '0.10';

/** A figure that is changed by more than a tenth says why. */
export const needsReason = ({ systemAmount, estimateAmount }: Estimated): boolean =>
  gt(abs(sub(orZero(estimateAmount), orZero(systemAmount))), mul(orZero(systemAmount), FREE_SHARE));

/** What a line posts, at the rate of the last day of its month. */
export const baseOf = ({ estimateAmount, rate }: Estimated): Decimal =>
  round(mul(orZero(estimateAmount), orZero(rate)), 2);

/** What of it stands: less the part of which an invoice came into the same month after all. */
export function standingOf(line: Estimated): Decimal {
  const [base, open] = [baseOf(line), sub(orZero(line.acceptedQty), orZero(line.invoicedQty))];
  if (!isPositive(line.laterQty) || !isPositive(open)) return base;
  const came = min('1', div(orZero(line.laterQty), open)) ?? '0';
  return round(sub(base, round(mul(base, came), 2)), 2);
}

/** What an estimate comes to. */
export const totalsOf = (lines: readonly Estimated[]) => ({
  baseTotal: round(sum(lines.map(baseOf)) ?? '0', 2),
  standingTotal: round(sum(lines.map(standingOf)) ?? '0', 2),
});

/** A document, a ship or unit and a subject: what it binds there is what its estimate frees there. */
type Place = {
  readonly source: string | null;
  readonly sourceId: number | null;
  readonly organizationId: number | null;
  readonly subjectId: number | null;
};

type Bound = Place & {
  readonly organizationId: number;
  readonly subjectId: number;
  readonly month: string;
  readonly amount: Decimal;
};

const placeOf = ({ source, sourceId, organizationId, subjectId }: Place): string =>
  [source, sourceId, organizationId, subjectId].join(' ');

/**
 * What is estimated is bound no more, so that a budget counts it once: by document and subject as much as is estimated, at most what it
 * still binds, from the earliest month on (finance C3).
 */
export function freedBy(lines: readonly (Place & { readonly amount: Decimal })[], bound: readonly Bound[]) {
  const left = new Map<string, Decimal>();
  for (const line of lines) left.set(placeOf(line), add(left.get(placeOf(line)) ?? '0', line.amount));
  return bound
    .toSorted((a, b) => a.month.localeCompare(b.month))
    .flatMap(({ organizationId, subjectId, month, amount, ...of }) => {
      const place = placeOf({ ...of, organizationId, subjectId });
      const freed = min(left.get(place) ?? '0', amount) ?? '0';
      if (!isPositive(freed)) return [];
      left.set(place, sub(left.get(place) ?? '0', freed));
      return [{ organizationId, subjectId, month, amount: round(neg(freed), 2) }];
    });
}
