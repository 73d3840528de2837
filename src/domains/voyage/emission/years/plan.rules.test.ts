import { expect, test } from 'vitest';
import { needsPlan, planDueOf } from './plan.rules.ts';

test.each([
  [['E'], true],
  [['D', 'D', 'D'], true],
  [['D', 'D'], false],
  [['D', 'D', 'C'], false],
  [['C', 'E', 'E'], false],
  [[null, 'D', 'D'], false],
  [[], false],
] as const)('ratings %o, newest first, ask for a plan: %s', (ratings, asked) => {
  expect(needsPlan(ratings)).toBe(asked);
});

test('the plan is due by the end of April after the year', () => {
  expect(planDueOf(2025)).toBe('2026-04-30');
});
