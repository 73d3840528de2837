import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter } from '../../../kernel/value/day.ts';
import { appealUntil, balanceOf, pointsOn } from './violation.rules.ts';

test('a decision may be appealed for fifteen days', () => {
  expect(appealUntil('2026-02-20')).toBe('2026-03-07');
});

test('points count for twelve months from the day of the violation', () => {
  const of = (violateDay: string, points: number) => ({ violateDay, points });
  const some = [of('2025-03-01', 3), of('2025-03-02', 4), of('2026-02-28', 5), of('2026-03-02', 6)];
  expect(pointsOn(some, '2026-03-01')).toBe(9);
  expect(pointsOn(some, '2025-12-31')).toBe(7);
  expect(pointsOn([{ violateDay: '2026-01-01', points: null }], '2026-03-01')).toBe(0);
});

test.each([
  [0, 'CLEAR'],
  [8, 'CLEAR'],
  [9, 'NEAR'],
  [11, 'NEAR'],
  [12, 'LIMIT'],
  [20, 'LIMIT'],
] as const)('%i points are %s', (points, balance) => {
  expect(balanceOf(points)).toBe(balance);
});

test('points never grow while nothing is added', () => {
  const days = fc.integer({ min: 0, max: 700 }).map((n) => daysAfter('2025-01-01', n));
  const some = fc.array(fc.record({ violateDay: days, points: fc.integer({ min: 1, max: 12 }) }), { maxLength: 12 });
  fc.assert(
    fc.property(some, fc.nat(400), (violations, later) => {
      const last = violations.reduce((max, { violateDay }) => (violateDay > max ? violateDay : max), '2025-01-01');
      expect(pointsOn(violations, daysAfter(last, later))).toBeLessThanOrEqual(pointsOn(violations, last));
    }),
  );
});
