import { expect, test } from 'vitest';
import { isMet, lineOf, quantile, summary } from './figures.ts';

const list = { name: 'list / bare', value: 0.8, unit: 'x', atLeast: 0.75 } as const;
const save = { name: 'save, p95', value: 61, unit: 'ms', atMost: 50 } as const;

test('a figure is judged by its budget, and one without a budget is not judged', () => {
  expect(isMet(list)).toBe(true);
  expect(isMet(save)).toBe(false);
  expect(isMet({ name: 'first start', value: 5, unit: 's' })).toBeUndefined();
  expect(lineOf(save)).toMatch(/save, p95 +61\.00 ms +<= 50\.00 ms +MISSED/);
});

test('the summary counts what was judged and names what was missed', () => {
  expect(summary([list, save])).toBe('1 of 2 budgets met\n  missed: save, p95');
});

test('the 95th percentile leaves one value of twenty above it', () => {
  const times = Array.from({ length: 20 }, (_, i) => i + 1);
  expect(quantile(times, 0.95)).toBe(20);
  expect(quantile(times, 0.5)).toBe(11);
});
