const DAY_MS = 86_400_000;

/** The days that are written with four digits of a year, of which PostgreSQL has no year 0; what would lie beyond is the nearest of them. */
const FIRST_MS = Date.parse('0001-01-01');
const LAST_MS = Date.parse('9999-12-31');

/** The day so many days after another one, before it where that is below zero; both `yyyy-MM-dd`. */
export function daysAfter(day: string, count: number): string {
  const ms = Date.parse(day) + count * DAY_MS;
  return new Date(Math.max(FIRST_MS, Math.min(ms, LAST_MS))).toISOString().slice(0, 10);
}
