import { instant, toLocal } from '../../../kernel/value/zone.ts';
import { SHORE_ZONE } from '../ship-time.rules.ts';

/** A stretch of the office's calendar: its name, and its first and last millisecond in UTC. */
export type Period = { readonly name: string; readonly from: string; readonly to: string };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Midnight of the office's day `yyyy-MM-dd`. */
const midnight = (day: string): number => instant(`${day}T00:00:00.000Z`) - SHORE_ZONE * HOUR_MS;
const utc = (ms: number): string => new Date(ms).toISOString();
const today = (now: string): string => toLocal({ utc: now, zone: SHORE_ZONE }).slice(0, 10);

/** The last `count` days of the office, oldest first, today included. */
export function lastDays(now: string, count: number): Period[] {
  const start = midnight(today(now));
  return Array.from({ length: count }, (_, i) => {
    const from = start - (count - 1 - i) * DAY_MS;
    return { name: utc(from + SHORE_ZONE * HOUR_MS).slice(0, 10), from: utc(from), to: utc(from + DAY_MS - 1) };
  });
}

/** The last `count` months of the office, oldest first, the present one included. */
export function lastMonths(now: string, count: number): Period[] {
  const [year = 0, month = 1] = today(now).split('-').map(Number);
  const first = (ahead: number): string => utc(Date.UTC(year, month - 1 + ahead, 1)).slice(0, 10);
  return Array.from({ length: count }, (_, i) => {
    const back = i - count + 1;
    return {
      name: first(back).slice(0, 7),
      from: utc(midnight(first(back))),
      to: utc(midnight(first(back + 1)) - 1),
    };
  });
}
