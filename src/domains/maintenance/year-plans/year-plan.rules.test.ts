import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currentKeyOf, draftKeyOf, lineStateOf, mayPlan, moveProblems, ratiosOf } from './year-plan.rules.ts';
import type { LineState } from './year-plan.text.ts';

const NONE = { orders: 0, finished: 0, late: 0, putOff: 0, cancelled: 0 };
const TODAY = '2027-06-15';

describe('what became of planned work', () => {
  test.each([
    ['without an order it is planned', {}, 'PLANNED'],
    ['with its order open in time it is planned', { orders: 1 }, 'PLANNED'],
    ['with its order finished it is done', { orders: 1, finished: 1 }, 'DONE'],
    ['past the latest day of its order it is overdue', { orders: 1, late: 1 }, 'OVERDUE'],
    ['put off and in time it is postponed', { orders: 1, putOff: 1 }, 'POSTPONED'],
    ['put off and late all the same it is overdue', { orders: 1, putOff: 1, late: 1 }, 'OVERDUE'],
    ['with its order cancelled it is cancelled', { cancelled: 1 }, 'CANCELLED'],
  ] as const)('%s', (_name, over, expected) => {
    expect(lineStateOf({ ...NONE, ...over }, { planDate: '2027-06-10', times: null }, TODAY)).toBe(expected);
  });

  test.each([
    ['this month goes on as long as some of it is to come', '2027-06-01', { orders: 2, finished: 2 }, 'PLANNED'],
    ['this month is done as all of it is', '2027-06-01', { orders: 4, finished: 4 }, 'DONE'],
    ['a past month is done when nothing of it is open', '2027-05-01', { orders: 3, finished: 3 }, 'DONE'],
    ['a past month with an open order is not done', '2027-05-01', { orders: 3, finished: 2 }, 'PLANNED'],
    ['one that is late makes the month overdue', '2027-05-01', { orders: 3, finished: 2, late: 1 }, 'OVERDUE'],
  ] as const)('of weekly work: %s', (_name, planDate, over, expected) => {
    expect(lineStateOf({ ...NONE, ...over }, { planDate, times: 4 }, TODAY)).toBe(expected);
  });
});

describe('the ratios of a plan', () => {
  const line = (planDate: string, lineState: LineState) => ({ planDate, lineState });

  test('count what was planned up to today, cancelled work left out', () => {
    const lines = [
      line('2027-01-10', 'DONE'),
      line('2027-02-10', 'DONE'),
      line('2027-03-10', 'OVERDUE'),
      line('2027-04-10', 'CANCELLED'),
      line('2027-12-10', 'DONE'),
      line('2027-12-11', 'PLANNED'),
    ];
    expect(ratiosOf(lines, TODAY)).toEqual({
      lines: 6,
      due: 3,
      done: 2,
      overdue: 1,
      completion: '66.67',
      overdueRate: '33.33',
    });
  });

  test('are 0.00 where nothing is due', () => {
    expect(ratiosOf([line('2027-12-11', 'PLANNED')], TODAY)).toMatchObject({ completion: '0.00', overdueRate: '0.00' });
  });
});

describe('planned work is moved', () => {
  const line = { jobId: 7, dueOn: '2027-06-10', planDate: '2027-06-10', times: null };
  const move = (planDate: string, over: Partial<Parameters<typeof moveProblems>[0]> = {}) =>
    moveProblems({ line, planDate, reason: null, windowDays: 5, planYear: 2027, taken: [], ...over }).map(
      ({ field }) => field,
    );

  test.each([
    ['within the tolerance without a reason', move('2027-06-15'), []],
    ['beyond it with one', move('2027-07-01', { reason: '靠港' }), []],
    ['beyond it never without one', move('2027-06-16'), ['reason']],
    ['earlier by the same rule', move('2027-06-04'), ['reason']],
    [
      'of critical equipment, without tolerance, by a day with a reason alone',
      move('2027-06-11', { windowDays: 0 }),
      ['reason'],
    ],
    ['never out of its year', move('2028-01-01', { reason: '靠港' }), ['planDate']],
    ['never onto a day on which it is planned already', move('2027-06-12', { taken: ['2027-06-12'] }), ['planDate']],
    ['never where it is one line a month', move('2027-06-11', { line: { ...line, times: 4 } }), ['planDate']],
  ])('%s', (_name, found, expected) => {
    expect(found).toEqual(expected);
  });

  test('a reason is asked for exactly beyond the tolerance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 28 }), (windowDays, date) => {
        const asked = move(`2027-06-${String(date).padStart(2, '0')}`, { windowDays });
        expect(asked).toEqual(Math.abs(date - 10) > windowDays ? ['reason'] : []);
      }),
    );
  });
});

test('a plan is of this year or one of the next two', () => {
  expect([2026, 2027, 2028, 2029, 2030].map((year) => mayPlan(year, TODAY))).toEqual([false, true, true, true, false]);
});

test('one plan of a ship and year is open, and one in force', () => {
  const of = { shipId: 3, planYear: 2027 };
  expect(['USE', 'IN_AUDIT', 'APPROVE', 'REJECT'].map((status) => draftKeyOf({ ...of, status }))).toEqual([
    '3-2027',
    '3-2027',
    null,
    null,
  ]);
  expect([true, false, null].map((inForce) => currentKeyOf({ ...of, inForce }))).toEqual(['3-2027', null, null]);
});
