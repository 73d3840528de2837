import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cycle, calendarDue, generatedFrom, type Hours, hoursDate, monthsOn, nextDue } from './next-due.rules.ts';

const CYCLE: Cycle = {
  intervalMonths: 12,
  intervalDays: null,
  intervalHours: 4000,
  dualRule: 'FIRST',
  baseRule: 'FLOATING',
  lastDoneDate: '2026-01-10',
  lastDoneHours: '12000.0',
  lastDueDate: null,
  startDate: null,
};
/** Read on 2026-05-30 in the office: 14 800, 20 hours a day. */
const HOURS: Hours = { currentTotal: '14800.0', averageDaily: '20.00', lastReadTime: '2026-05-30T00:00:00.000Z' };

describe('the example of the blueprint', () => {
  test('1 200 hours at 20 a day are 60 days: due on 2026-07-29 by the hours', () => {
    expect(nextDue(CYCLE, HOURS)).toEqual({ nextDueDate: '2026-07-29', nextDueHours: '16000.0', dueBy: 'HOURS' });
  });

  test('with a lead of 30 days its order is made on 2026-06-29', () => {
    expect(generatedFrom('2026-07-29', 30)).toBe('2026-06-29');
  });

  test('whichever comes last: a year after it was done', () => {
    expect(nextDue({ ...CYCLE, dualRule: 'LAST' }, HOURS)).toEqual({
      nextDueDate: '2027-01-10',
      nextDueHours: '16000.0',
      dueBy: 'CALENDAR',
    });
  });
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-01-10', 12, '2027-01-10'],
  ['2024-02-29', 12, '2025-02-28'],
])('%s and %i months is %s', (day, months, due) => {
  expect(monthsOn(day, months)).toBe(due);
});

test.each([
  ['from the last done', {}, '2027-01-10'],
  ['by days', { intervalMonths: null, intervalDays: 7 }, '2026-01-17'],
  ['fixed: from the last due', { baseRule: 'FIXED', lastDueDate: '2025-12-20' }, '2026-12-20'],
  ['fixed for the first time: from the last done', { baseRule: 'FIXED' }, '2027-01-10'],
  ['never done: from the start', { lastDoneDate: null, startDate: '2025-03-31' }, '2026-03-31'],
  ['never done and never begun', { lastDoneDate: null }, null],
  ['without a calendar interval', { intervalMonths: null }, null],
] as const)('by the calendar %s', (_, over, due) => {
  expect(calendarDue({ ...CYCLE, ...over })).toBe(due);
});

test.each([
  ['as the machine runs, up to whole days', '14841.0', HOURS, '2026-06-02'],
  ['overrun: the day of the last reading', '14800.0', HOURS, '2026-05-30'],
  ['long overrun: the same', '9000.0', HOURS, '2026-05-30'],
  ['of a machine that stands still: none', '15000.0', { ...HOURS, averageDaily: '0.00' }, null],
  [
    'before the first reading: none',
    '15000.0',
    { currentTotal: null, averageDaily: '12.00', lastReadTime: null },
    null,
  ],
  ['by the day of the office', '14820.0', { ...HOURS, lastReadTime: '2026-05-30T17:00:00.000Z' }, '2026-06-01'],
])('by the hours %s', (_, due, hours, day) => {
  expect(hoursDate(due, hours)).toBe(day);
});

test.each([
  ['the hours stand still: the calendar', CYCLE, { ...HOURS, averageDaily: '0.00' }, '2027-01-10', 'CALENDAR'],
  ['no counter: the calendar', CYCLE, null, '2027-01-10', 'CALENDAR'],
  ['hours alone', { ...CYCLE, intervalMonths: null }, HOURS, '2026-07-29', 'HOURS'],
  ['nobody knows at how many hours: the calendar', { ...CYCLE, lastDoneHours: null }, HOURS, '2027-01-10', 'CALENDAR'],
  ['neither', { ...CYCLE, intervalMonths: null, intervalHours: null }, HOURS, null, null],
])('where %s', (_, cycle, hours, day, by) => {
  const { nextDueDate, dueBy } = nextDue(cycle, hours);
  expect([nextDueDate, dueBy]).toEqual([day, by]);
});

test('whichever comes first is never after the other, and whichever comes last never before', () => {
  const days = fc.integer({ min: 1, max: 2000 });
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 2400 }),
      (intervalDays, hours, daily) => {
        const cycle = { ...CYCLE, intervalMonths: null, intervalDays, intervalHours: hours };
        const counter = { ...HOURS, averageDaily: (daily / 100).toFixed(2) };
        const first = nextDue(cycle, counter).nextDueDate ?? '';
        const last = nextDue({ ...cycle, dualRule: 'LAST' }, counter).nextDueDate ?? '';
        const alone = calendarDue(cycle) ?? '';
        expect(first <= alone && alone <= last).toBe(true);
      },
    ),
  );
});
