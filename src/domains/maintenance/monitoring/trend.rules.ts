import { daysAfter } from '../../../kernel/value/day.ts';
import {
  add,
  type Decimal,
  div,
  gt,
  isNegative,
  isPositive,
  lt,
  type MaybeDecimal,
  mul,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';
import { daysBetween } from '../postponements/postponement.rules.ts';

/** What was measured on a day. */
export type Measured = { readonly day: string; readonly value: Decimal };
export type Limits = { readonly least?: MaybeDecimal; readonly most?: MaybeDecimal };

/** A trend goes by the last so many measurements: older ones are of another state of the machine. */
const LAST = 6;
/** Two points are always on a line: they tell no trend. */
const FEWEST = 3;
/** Days; beyond five years a line says nothing. */
const FARTHEST = 1826;

export const isBeyond = (value: MaybeDecimal, { least, most }: Limits): boolean => lt(value, least) || gt(value, most);

/** The line that lies nearest to all (least squares), times one positive number, so that nothing is divided: `at` on the last day, `rise` a day. */
function lineThrough(measured: readonly Measured[], end: string): { at: Decimal; rise: Decimal; times: Decimal } {
  let [x, xx, y, xy] = ['0', '0', '0', '0'];
  for (const { day, value } of measured) {
    const days = String(-daysBetween(day, end));
    x = add(x, days);
    xx = add(xx, mul(days, days));
    y = add(y, value);
    xy = add(xy, mul(days, value));
  }
  const n = String(measured.length);
  return {
    at: sub(mul(y, xx), mul(x, xy)),
    rise: sub(mul(n, xy), mul(x, y)),
    times: sub(mul(n, xx), mul(x, x)),
  };
}

/** The days until then, a begun one whole. */
function daysUp(value: Decimal): number {
  const whole = round(value, 0);
  return Number(whole) + (lt(whole, value) ? 1 : 0);
}

/**
 * The day on which a value will cross the limit that it moves towards, by the line through its last measurements, in any order. Nothing of one that stands
 * still, that moves where no limit is, that has crossed it already, and of fewer than three measurements.
 */
export function crossingDay(measured: readonly Measured[], limits: Limits): string | null {
  const last = measured.toSorted((a, b) => a.day.localeCompare(b.day)).slice(-LAST);
  const end = last.at(-1);
  if (!end || last.length < FEWEST || isBeyond(end.value, limits)) return null;
  const { at, rise, times } = lineThrough(last, end.day);
  const limit = isPositive(rise) ? limits.most : isNegative(rise) ? limits.least : null;
  const days = div(sub(mul(limit, times), at), rise);
  if (days === null) return null;
  const left = Math.max(0, daysUp(days));
  return left > FARTHEST ? null : daysAfter(end.day, left);
}
