const DAY_MS = 86_400_000;

/** The days that are written with four digits of a year, of which PostgreSQL has no year 0; what would lie beyond is the nearest of them. */
const FIRST_MS = Date.parse('0001-01-01');
const LAST_MS = Date.parse('9999-12-31');

/** The day so many days after another one, before it where that is below zero; both `yyyy-MM-dd`. */
export function daysAfter(day: string, count: number): string {
  const ms = Date.parse(day) + count * DAY_MS;
  return new Date(Math.max(FIRST_MS, Math.min(ms, LAST_MS))).toISOString().slice(0, 10);
}

/** The same day so many months later, before it where that is below zero; where that month has no such day, its last one. */
export function monthsFrom(day: string, count: number): string {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number);
  const at = year * 12 + month - 1 + count;
  const [y, m] = [Math.floor(at / 12), ((at % 12) + 12) % 12];
  if (y < 1) return '0001-01-01';
  if (y > 9999) return '9999-12-31';
  const last = new Date(0);
  last.setUTCFullYear(y, m + 1, 0);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(y).padStart(4, '0')}-${two(m + 1)}-${two(Math.min(date, last.getUTCDate()))}`;
}
