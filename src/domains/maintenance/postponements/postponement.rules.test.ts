import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../../kernel/value/day.ts';
import { againstPostponing, furthestDay, intervalDaysOf, isBeyond, LIMITS } from './postponement.rules.ts';

const none = { intervalMonths: null, intervalDays: null, intervalHours: null, dualRule: 'FIRST' as const };

describe('the interval that ended on a due date', () => {
  test.each([
    ['a month, by the calendar', { ...none, intervalMonths: 1 }, null, 28],
    ['days', { ...none, intervalDays: 90 }, null, 90],
    ['hours as the counter runs', { ...none, intervalHours: 4000 }, '20.00', 200],
    ['hours of a counter that stands still', { ...none, intervalHours: 4000 }, '0.00', null],
    ['the shorter of both', { ...none, intervalMonths: 12, intervalHours: 4000 }, '20.00', 200],
    [
      'the longer of both',
      { ...none, intervalMonths: 12, intervalHours: 4000, dualRule: 'LAST' as const },
      '20.00',
      365,
    ],
    ['none', none, null, null],
  ])('%s', (_name, job, daily, expected) => {
    expect(intervalDaysOf(job, '2026-03-01', daily)).toBe(expected);
  });
});

describe('the furthest day', () => {
  test.each([
    ['a quarter of the interval', 200, '2026-06-20'],
    ['at most 90 days', 1825, '2026-07-30'],
    ['90 days without an interval', null, '2026-07-30'],
    ['none of a daily job', 1, '2026-05-01'],
  ])('is %s', (_name, interval, expected) => {
    expect(furthestDay('2026-05-01', interval, LIMITS)).toBe(expected);
  });
});

test('up to the furthest day and the second time it is within the limits, beyond either it is not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4000 }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 1, max: 5 }),
      (interval, days, times) => {
        const asked = { originalDueDate: '2026-05-01', newDueDate: daysAfter('2026-05-01', days), times, interval };
        expect(isBeyond(asked, LIMITS)).toBe(times > 2 || days > Math.min(90, Math.floor(interval / 4)));
      },
    ),
  );
});

test('what is reported or closed is not postponed', () => {
  const states = ['PLANNED', 'ISSUED', 'DOING', 'REPORTED', 'FINISHED', 'CANCELLED'];
  expect(states.map((woStatus) => againstPostponing({ woStatus }) === undefined)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
