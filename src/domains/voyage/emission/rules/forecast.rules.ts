import { add, type Decimal, div, type MaybeDecimal, mul } from '../../../../kernel/value/decimal.ts';

export type Run = { readonly co2: MaybeDecimal; readonly distance: MaybeDecimal };

/**
 * CO2 and miles at the end of the year: what there is, and for the days that are left the mean day of `recent`. A year that is over, or
 * of which nothing is known, has no forecast.
 */
export function forecastRun(of: {
  toDate: Run;
  recent: Run;
  recentDays: number;
  daysLeft: number;
}): { co2: Decimal | null; distance: Decimal | null } | null {
  const { toDate, recent, recentDays, daysLeft } = of;
  if (daysLeft <= 0 || recentDays <= 0) return null;
  const ahead = (value: MaybeDecimal): Decimal | null => div(mul(value, String(daysLeft)), String(recentDays));
  return { co2: add(toDate.co2, ahead(recent.co2)), distance: add(toDate.distance, ahead(recent.distance)) };
}
