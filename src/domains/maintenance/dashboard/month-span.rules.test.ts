import { expect, test } from 'vitest';
import { monthSpan } from './month-span.rules.ts';

test.each([
  ['2026-05', '2026-06-20', { from: '2026-05-01', to: '2026-05-31', asOf: '2026-05-31', future: false }],
  ['2026-06', '2026-06-20', { from: '2026-06-01', to: '2026-06-30', asOf: '2026-06-20', future: false }],
  ['2026-07', '2026-06-20', { from: '2026-07-01', to: '2026-07-31', asOf: '2026-06-20', future: true }],
  ['2024-02', '2026-06-20', { from: '2024-02-01', to: '2024-02-29', asOf: '2024-02-29', future: false }],
])('the month %s seen on %s', (month, today, expected) => {
  expect(monthSpan(month, today)).toMatchObject(expected);
});

test('what was approved on the last day that counts, counts', () => {
  expect(monthSpan('2026-05', '2026-06-20').before).toBe('2026-06-01T00:00:00+08:00');
});
