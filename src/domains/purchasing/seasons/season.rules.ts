import type { FieldError } from '../../../kernel/errors.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import {
  add,
  type Decimal,
  div,
  isPositive,
  lt,
  type MaybeDecimal,
  mul,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import type { PurchaseType } from '../../partner/public.ts';
import type { Cycle } from './season-words.text.ts';

export const CYCLE_MONTHS: Readonly<Record<Cycle, number>> = { MONTH: 1, QUARTER: 3, HALF: 6, YEAR: 12 };

/** Days from the first day of a period to the opening and the close of its window (blueprint 3.7). */
const OPENS = -45;
const CLOSES = -30;

/** The first month of the period in which a month lies; both `yyyy-MM`. */
export function beginOf(cycle: Cycle, month: string): string {
  return monthsAfter(month, -((Number(month.slice(5, 7)) - 1) % CYCLE_MONTHS[cycle]));
}

/** How the period that begins in a month is called: `2027-03`, `2027-Q1`, `2027-H1`, `2027`. */
export function periodName(cycle: Cycle, month: string): string {
  const year = month.slice(0, 4);
  const nth = Math.floor((Number(month.slice(5, 7)) - 1) / CYCLE_MONTHS[cycle]) + 1;
  switch (cycle) {
    case 'MONTH':
      return month;
    case 'QUARTER':
      return `${year}-Q${nth}`;
    case 'HALF':
      return `${year}-H${nth}`;
    case 'YEAR':
      return year;
  }
}

/** When the ship asks for a period, and by when it is delivered. */
export function windowOf(month: string): { opensOn: string; closesOn: string; deliverBy: string } {
  const first = `${month}-01`;
  return { opensOn: daysAfter(first, OPENS), closesOn: daysAfter(first, CLOSES), deliverBy: first };
}

type Season = {
  readonly purchaseType?: PurchaseType | null;
  readonly periodFrom?: string | null;
  readonly opensOn?: string | null;
  readonly closesOn?: string | null;
  readonly deliverBy?: string | null;
};

const ENGINE: readonly PurchaseType[] = ['SPARES', 'LUBE', 'CHEMICAL'];

/** Food is asked for month by month; who asks follows what it is. */
export function suggestSeason({ purchaseType, periodFrom }: Season, changed: ReadonlySet<string>) {
  return {
    ...(changed.has('purchaseType') &&
      purchaseType && {
        seasonCycle: purchaseType === 'PROVISION' ? ('MONTH' as const) : ('QUARTER' as const),
        department: ENGINE.includes(purchaseType)
          ? ('ENGINE' as const)
          : purchaseType === 'PROVISION'
            ? ('CATERING' as const)
            : ('DECK' as const),
      }),
    ...(changed.has('periodFrom') && periodFrom && windowOf(periodFrom)),
  };
}

export function checkSeason({ opensOn, closesOn, deliverBy }: Season): FieldError[] {
  const errors: FieldError[] = [];
  if (opensOn && closesOn && closesOn < opensOn)
    errors.push({ field: 'closesOn', message: { zh: '截止不能早于开放', en: 'It closes after it opens' } });
  if (closesOn && deliverBy && deliverBy < closesOn)
    errors.push({ field: 'deliverBy', message: { zh: '交货期不能早于截止', en: 'Delivery is after the close' } });
  return errors;
}

/** How a window stands on a day; its first and its last day are of it. */
export function windowOn(
  day: string,
  { opensOn, closesOn }: { readonly opensOn: string; readonly closesOn: string },
): 'EARLY' | 'OPEN' | 'CLOSED' {
  return day < opensOn ? 'EARLY' : day > closesOn ? 'CLOSED' : 'OPEN';
}

type Held = {
  readonly stockQty?: MaybeDecimal;
  readonly onOrderQty?: MaybeDecimal;
  readonly yearUse?: MaybeDecimal;
  readonly minQty?: MaybeDecimal;
  readonly maxQty?: MaybeDecimal;
};

/**
 * Blueprint 5.6: what a ship asks for in whole base units, so that she has the most that she may keep when it comes `days` from now;
 * nothing where she then still has the least.
 */
export function suggestQty({ stockQty, onOrderQty, yearUse, minQty, maxQty }: Held, days: number): Decimal {
  if (!isPositive(maxQty)) return '0';
  const used = orZero(div(mul(orZero(yearUse), String(Math.max(days, 0))), '365'));
  const projected = sub(add(orZero(stockQty), orZero(onOrderQty)), used);
  if (!lt(projected, orZero(minQty))) return '0';
  const need = sub(orZero(maxQty), projected);
  const whole = round(need, 0);
  return lt(whole, need) ? add(whole, '1') : whole;
}
