import { daysAfter } from '../../../kernel/value/day.ts';
import { add, type Decimal, isPositive, lt, orZero, sub } from '../../../kernel/value/decimal.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { dueAfter, type Interval } from '../year-plans/year-draft.rules.ts';

/** How far parts are looked ahead for, the month of today the first. */
export const MONTHS_AHEAD = 24;
/** Days that a part takes to come where its ship limit does not say. */
export const USUAL_LEAD_DAYS = 60;

/** So much on a day. */
export type Dated = { readonly day: string; readonly qty: Decimal };

/** What of a part is there, must stay there, goes and comes; by month, in the unit of the stock. */
export type Standing = {
  readonly onHand: Decimal;
  readonly minimum: Decimal;
  readonly demands: readonly Decimal[];
  readonly arriving: readonly Decimal[];
};

type RecurringJob = Interval & {
  readonly averageDaily: Decimal | null;
  readonly nextDueDate: string | null;
  readonly openDueDate: string | null;
};

type Span = { readonly today: string; readonly last: string };

const atLeastZero = (value: Decimal): Decimal => (isPositive(value) ? value : '0');

export const monthsAhead = (first: string): string[] =>
  Array.from({ length: MONTHS_AHEAD }, (_, i) => monthsAfter(first, i));

/** The last day that is looked ahead to. */
export const lastDayAhead = (first: string): string => daysAfter(`${monthsAfter(first, MONTHS_AHEAD)}-01`, -1);

/**
 * The days on which a job takes its parts, each done on its due day. What is overdue is done today, once. An open order takes its own
 * parts: what follows counts from it.
 */
export function partDays(job: RecurringJob, { today, last }: Span): string[] {
  const next = (day: string): string | null => dueAfter(day, job, job.averageDaily);
  const start = job.openDueDate ?? job.nextDueDate;
  if (start === null) return [];
  const days: string[] = [];
  const first = start < today ? today : start;
  let day: string | null = job.openDueDate === null ? first : next(first);
  while (day !== null && day <= last) {
    days.push(day);
    const following: string | null = next(day);
    day = following !== null && following > day ? following : null;
  }
  return days;
}

/** Amounts by month; earlier ones are of the first, what lies beyond is left out. */
export function byMonth(amounts: readonly Dated[], first: string): Decimal[] {
  const totals = new Map<string, Decimal>();
  for (const { day, qty } of amounts) {
    const own = day.slice(0, 7);
    const month = own < first ? first : own;
    totals.set(month, add(totals.get(month) ?? '0', qty));
  }
  return monthsAhead(first).map((month) => totals.get(month) ?? '0');
}

/** What must be bought by each month, so that at its end at least the minimum lies there. */
export function needsOf({ onHand, minimum, demands, arriving }: Standing): Decimal[] {
  let left = onHand;
  return demands.map((demand, i) => {
    left = sub(add(left, orZero(arriving[i])), demand);
    const need = atLeastZero(sub(minimum, left));
    left = add(left, need);
    return need;
  });
}

/** What a ship can give of what lies there now without falling below her minimum in any month. */
export function spareOf({ onHand, minimum, demands, arriving }: Standing): Decimal {
  let left = onHand;
  let least = onHand;
  for (const [i, demand] of demands.entries()) {
    left = sub(add(left, orZero(arriving[i])), demand);
    if (lt(left, least)) least = left;
  }
  return atLeastZero(sub(least, minimum));
}

/** The first month that is short, and the day by which it is ordered: the first of that month less the lead time. */
export function firstShort(
  needs: readonly Decimal[],
  first: string,
  leadDays: number,
): { readonly month: string; readonly orderBy: string } | null {
  const at = needs.findIndex((need) => isPositive(need));
  if (at === -1) return null;
  const month = monthsAfter(first, at);
  return { month, orderBy: daysAfter(`${month}-01`, -leadDays) };
}
