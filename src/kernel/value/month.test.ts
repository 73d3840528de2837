import { expect, test } from 'vitest';
import { monthsAfter } from './month.ts';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-02', -14, '2024-12'],
  ['2026-02', 0, '2026-02'],
])('%s and %d months are %s', (month, count, expected) => {
  expect(monthsAfter(month, count)).toBe(expected);
});
