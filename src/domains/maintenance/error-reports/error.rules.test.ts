import { expect, test } from 'vitest';
import { isDone, mustBeCritical } from './error.rules.ts';

test.each([
  [true, 'STOPPED', false, true],
  [true, 'REDUCED', false, false],
  [false, 'STOPPED', false, false],
  [null, 'NONE', true, true],
  [null, null, null, false],
])('critical equipment %s, impact %s, function lost %s: critical %s', (keyFlag, impact, functionLost, critical) => {
  expect(mustBeCritical({ keyFlag, impact, functionLost })).toBe(critical);
});

test('an order is done once it is finished or cancelled', () => {
  expect(['PLANNED', 'ISSUED', 'DOING', 'REPORTED', 'FINISHED', 'CANCELLED'].filter(isDone)).toEqual([
    'FINISHED',
    'CANCELLED',
  ]);
});
