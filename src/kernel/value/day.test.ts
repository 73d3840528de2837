import { expect, test } from 'vitest';
import { daysAfter, monthsFrom } from './day.ts';

test.each([
  ['2026-03-09', 90, '2026-06-07'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  // No calendar of a database has a year of five digits.
  ['9999-12-31', 90, '9999-12-31'],
  ['0001-01-01', -1, '0001-01-01'],
])('%s and %i days is %s', (day, count, then) => {
  expect(daysAfter(day, count)).toBe(then);
});

test.each([
  ['2025-11-30', 3, '2026-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-01-15', 12, '2027-01-15'],
  ['2028-05-31', -3, '2028-02-29'],
  ['2026-01-31', -13, '2024-12-31'],
  ['0050-03-31', -1, '0050-02-28'],
  ['9999-11-30', 2, '9999-12-31'],
  ['0001-02-01', -2, '0001-01-01'],
])('%s and %i months is the same day, or the last of a shorter month: %s', (day, count, then) => {
  expect(monthsFrom(day, count)).toBe(then);
});
