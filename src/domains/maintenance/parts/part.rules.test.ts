import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter } from '../../../kernel/value/day.ts';
import { nextCheck } from './part.rules.ts';

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-01-15', 1, '2026-02-15'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-08-31', 0, null],
  ['2026-08-31', null, null],
  [null, 6, null],
])('a part checked on %s every %s months is checked again on %s', (lastCheckDate, checkPeriod, next) => {
  expect(nextCheck({ lastCheckDate, checkPeriod })).toBe(next);
});

test('the next check is later by at least the days of so many Februaries, and never by more than months of 31 days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 120 }), (days, checkPeriod) => {
      const lastCheckDate = daysAfter('2024-01-01', days);
      const next = nextCheck({ lastCheckDate, checkPeriod }) ?? '';
      expect(next >= daysAfter(lastCheckDate, checkPeriod * 28)).toBe(true);
      expect(next <= daysAfter(lastCheckDate, checkPeriod * 31)).toBe(true);
    }),
  );
});
