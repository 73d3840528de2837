import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../../kernel/value/day.ts';
import { dueAfter, dueDaysIn, keepMoved, type PlannedJob, plannedOf } from './year-draft.rules.ts';

const none = { intervalMonths: null, intervalDays: null, intervalHours: null, dualRule: 'FIRST' as const };
const job: PlannedJob = {
  jobId: 7,
  level: 'C',
  intervalMonths: 1,
  intervalDays: null,
  intervalHours: null,
  dualRule: 'FIRST',
  averageDaily: null,
  nextDueDate: '2027-01-10',
  openDueDate: null,
  known: [],
};
const of = (over: Partial<PlannedJob>): PlannedJob => ({ ...job, ...over });
const days = (over: Partial<PlannedJob>, year = 2027): string[] =>
  plannedOf(of(over), year).map(({ planDate }) => planDate);
const month = (day: string): string => day.slice(0, 7);

describe('what is done on its due day falls due again', () => {
  test.each([
    ['a month later', { ...none, intervalMonths: 1 }, null, '2027-02-28'],
    ['so many days later', { ...none, intervalDays: 7 }, null, '2027-02-07'],
    ['when the hours are run, begun days counted', { ...none, intervalHours: 4000 }, '19.90', '2027-08-21'],
    ['at the earlier of both', { ...none, intervalMonths: 12, intervalHours: 4000 }, '20.00', '2027-08-19'],
    [
      'at the later of both',
      { ...none, intervalMonths: 12, intervalHours: 4000, dualRule: 'LAST' as const },
      '20.00',
      '2028-01-31',
    ],
    [
      'by the calendar where the machine stands still',
      { ...none, intervalMonths: 3, intervalHours: 500 },
      '0.00',
      '2027-04-30',
    ],
    ['never without an interval', none, '20.00', null],
  ])('%s', (_name, interval, daily, expected) => {
    expect(dueAfter('2027-01-31', interval, daily)).toBe(expected);
  });
});

describe('the plan of a year', () => {
  test('of a monthly job has twelve lines', () => {
    expect(days({})).toEqual(Array.from({ length: 12 }, (_, i) => `2027-${String(i + 1).padStart(2, '0')}-10`));
  });

  test('of 12 months or 4,000 h at 20 h a day, due on 2026-07-29, has the days 200 days apart that lie in it', () => {
    const overhaul = {
      intervalMonths: 12,
      intervalHours: 4000,
      averageDaily: '20.00',
      nextDueDate: '2026-07-29',
      level: 'F',
    };
    expect(days(overhaul, 2026)).toEqual(['2026-07-29']);
    expect(days(overhaul, 2027)).toEqual(['2027-02-14', '2027-09-02']);
  });

  test('counts on from its open order, wherever that was moved, and has that order as it was due at first', () => {
    const open = { intervalMonths: 3, nextDueDate: '2027-03-01', openDueDate: '2027-04-15', known: ['2027-03-01'] };
    expect(days(open)).toEqual(['2027-03-01', '2027-07-15', '2027-10-15']);
  });

  test('has what was due earlier in the year once, and what is due now after it', () => {
    const known = ['2027-03-10', '2027-01-10', '2027-02-10', '2027-02-10'];
    expect(days({ known, nextDueDate: '2027-04-12' })).toEqual([
      '2027-01-10',
      '2027-02-10',
      '2027-03-10',
      '2027-04-12',
      '2027-05-12',
      '2027-06-12',
      '2027-07-12',
      '2027-08-12',
      '2027-09-12',
      '2027-10-12',
      '2027-11-12',
      '2027-12-12',
    ]);
  });

  test('of a job that is due nowhere in it is empty', () => {
    expect(days({ nextDueDate: null })).toEqual([]);
    expect(days({ intervalMonths: 60, nextDueDate: '2028-01-01' })).toEqual([]);
  });

  test('of weekly work is one line a month, with how often', () => {
    const weekly = plannedOf(
      of({ level: 'B', intervalMonths: null, intervalDays: 7, nextDueDate: '2027-01-01' }),
      2027,
    );
    expect(weekly.map(({ times }) => times)).toEqual([5, 4, 4, 5, 4, 4, 5, 4, 4, 5, 4, 5]);
    expect(weekly[1]).toEqual({ jobId: 7, dueOn: '2027-02-05', planDate: '2027-02-05', times: 4 });
  });
});

const starts = fc.integer({ min: -800, max: 364 }).map((off) => daysAfter('2027-01-01', off));

test('a monthly job that is due by January misses no month and has none twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: -800, max: 30 }), (off) => {
      const planned = days({ nextDueDate: daysAfter('2027-01-01', off) });
      expect(planned.map(month)).toEqual(
        Array.from({ length: 12 }, (_, i) => `2027-${String(i + 1).padStart(2, '0')}`),
      );
    }),
  );
});

test('every due day of the year is planned once, in order, each the one that follows the day before it', () => {
  fc.assert(
    fc.property(
      starts,
      fc.record({
        intervalMonths: fc.option(fc.integer({ min: 1, max: 24 })),
        intervalHours: fc.option(fc.integer({ min: 50, max: 12_000 })),
        dualRule: fc.constantFrom('FIRST' as const, 'LAST' as const),
      }),
      (start, { intervalMonths, intervalHours, dualRule }) => {
        const interval = { intervalMonths, intervalDays: null, intervalHours, dualRule };
        const next = (day: string): string | null => dueAfter(day, interval, '18.50');
        const planned = dueDaysIn(2027, start, next);
        expect(new Set(planned).size).toBe(planned.length);
        expect(planned).toEqual(planned.toSorted());
        expect(planned.every((day) => day.startsWith('2027-'))).toBe(true);
        for (const [i, day] of planned.slice(1).entries()) expect(day).toBe(next(planned[i]!));
        const last = planned.at(-1);
        const after = last === undefined ? null : next(last);
        expect(after === null || after > '2027-12-31').toBe(true);
        if (start >= '2027-01-01') expect(planned[0]).toBe(start);
      },
    ),
  );
});

test('daily work adds up to the days of the year that are left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 364 }), (off) => {
      const planned = plannedOf(
        of({ level: 'A', intervalMonths: null, intervalDays: 1, nextDueDate: daysAfter('2027-01-01', off) }),
        2027,
      );
      expect(planned.reduce((sum, { times }) => sum + (times ?? 0), 0)).toBe(365 - off);
      expect(new Set(planned.map(({ planDate }) => month(planDate))).size).toBe(planned.length);
    }),
  );
});

test('drawn up anew it keeps the days to which work was moved, of what is due on the same day as before', () => {
  const line = (dueOn: string, planDate = dueOn, moveReason: string | null = null) => ({
    jobId: 7,
    dueOn,
    planDate,
    times: null,
    moveReason,
  });
  const before = [
    line('2027-01-10', '2027-02-01', '靠港'),
    line('2027-02-10', '2027-03-01', '靠港'),
    line('2027-03-10'),
  ];
  const anew = [line('2027-01-10'), line('2027-02-11'), line('2027-03-10')];
  expect(keepMoved(anew, before)).toEqual([
    line('2027-01-10', '2027-02-01', '靠港'),
    line('2027-02-11'),
    line('2027-03-10'),
  ]);
});
