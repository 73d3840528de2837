import { expect, test } from 'vitest';
import { DAYS } from './days.ts';

const inBeijing = (at: string): Date => new Date(Date.parse(at) + 8 * 3_600_000);

test('twenty-four different moments, among them every weekday, ends of months and of a year, and leap days', () => {
  expect(new Set(DAYS.map(({ at }) => at)).size).toBe(24);
  expect(new Set(DAYS.map(({ at }) => inBeijing(at).getUTCDay())).size).toBe(7);
  const days = DAYS.flatMap(({ at }) => [at.slice(5, 10), inBeijing(at).toISOString().slice(5, 10)]);
  for (const day of ['02-28', '02-29', '04-30', '05-31', '11-22', '11-30', '12-31', '01-01', '03-01'])
    expect(days).toContain(day);
  for (const { at, why } of DAYS)
    expect([new Date(at).toISOString().slice(0, 19), why.length > 5]).toEqual([at.slice(0, 19), true]);
});

test('six of them are the hard ones: a Sunday, a second before midnight, the ends of a month and of a year, a leap day, a change of the clock', () => {
  expect(DAYS.filter(({ hard }) => hard).map(({ at }) => at.slice(0, 10))).toEqual([
    '2026-11-22',
    '2026-11-26',
    '2026-12-31',
    '2028-02-29',
    '2027-03-28',
    '2027-04-30',
  ]);
});
