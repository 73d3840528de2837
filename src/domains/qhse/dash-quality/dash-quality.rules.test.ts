import { expect, test } from 'vitest';
import { averageOf, periodOf } from './dash-quality.rules.ts';

test.each([
  [9, 4, 2.25],
  [6, 2, 3],
  [0, 3, 0],
  [1, 3, 0.33],
  [5, 0, 0],
])('%i defects of %i inspections: %f', (defects, held, average) => {
  expect(averageOf({ defects, held })).toBe(average);
});

test('the twelve months up to today, or the days that were asked for', () => {
  expect(periodOf({}, '2026-11-26')).toEqual({ beginDate: '2025-11-26', endDate: '2026-11-26' });
  expect(periodOf({ endDate: '2028-02-29' }, '2028-03-01').beginDate).toBe('2027-02-28');
  expect(periodOf({ beginDate: '2026-01-01' }, '2026-11-26').beginDate).toBe('2026-01-01');
});
