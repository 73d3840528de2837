import { expect, test } from 'vitest';
import { daysAfter } from './day.ts';

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
