import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../../kernel/value/day.ts';
import {
  doneAt,
  isLate,
  isOutside,
  isRoutine,
  latestOf,
  movesWith,
  openChecks,
  openJobOf,
  reportProblems,
  usedParts,
} from './order.rules.ts';

const TODAY = '2026-05-20';
const row = { dueDate: '2026-05-20', windowDays: 0, byHours: false };
const told = { doneDate: TODAY, result: 'OK' };
const fields = (given: Parameters<typeof reportProblems>) => reportProblems(...given).map(({ field }) => field);

describe('a report of work', () => {
  test.each([
    ['as it should be', row, told, []],
    ['done tomorrow', row, { ...told, doneDate: '2026-05-21' }, ['doneDate']],
    ['without the hours that its job counts', { ...row, byHours: true }, told, ['doneHours']],
    ['with them', { ...row, byHours: true }, { ...told, doneHours: '12000.0' }, []],
    ['with remarks that nobody wrote', row, { ...told, result: 'OK_WITH_REMARK' }, ['conditionFound']],
    ['not in order, and said why', row, { ...told, result: 'NOT_OK', conditionFound: '轴承磨损' }, []],
    ['on the last day', { ...row, dueDate: '2026-05-15', windowDays: 5 }, told, []],
    ['a day late without a reason', { ...row, dueDate: '2026-05-14', windowDays: 5 }, told, ['overdueReason']],
    ['a day late with one', { ...row, dueDate: '2026-05-19' }, { ...told, overdueReason: 'SPARES' }, []],
  ])('%s', (_name, order, report, expected) => {
    expect(fields([order, report, TODAY])).toEqual(expected);
  });
});

test('on its latest day an order is not overdue, on the next one it is, whatever its tolerance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 60 }), (days, windowDays) => {
      const order = { dueDate: daysAfter('2020-01-01', days), windowDays };
      const latest = latestOf(order)!;
      expect([isLate(order, latest), isLate(order, daysAfter(latest, 1))]).toEqual([false, true]);
    }),
  );
});

test('required checks are answered in the column of their kind', () => {
  const checks = [
    { valueType: 'OK', needed: true, finding: 'GOOD' },
    { valueType: 'OK', needed: true, said: '合格' },
    { valueType: 'NUMBER', needed: true },
    { valueType: 'TEXT', needed: true, said: ' ' },
    { valueType: 'TEXT', needed: false },
  ];
  expect(openChecks(checks).map(({ field }) => field)).toEqual([
    'checklist.1.finding',
    'checklist.2.figure',
    'checklist.3.said',
  ]);
});

test.each([
  ['150.000', '120.000', '180.000', false],
  ['119.999', '120.000', '180.000', true],
  ['180.001', '120.000', '180.000', true],
  ['5.000', null, '4.000', true],
  [null, '120.000', '180.000', false],
])('a figure of %s between %s and %s', (figure, least, most, expected) => {
  expect(isOutside({ figure, least, most })).toBe(expected);
});

test('an open order takes the place of its job, a closed one and one without a job do not', () => {
  const states = ['PLANNED', 'ISSUED', 'DOING', 'REPORTED', 'FINISHED', 'CANCELLED'];
  expect(states.map((woStatus) => openJobOf({ woStatus, jobId: 7 }))).toEqual([7, 7, 7, 7, null, null]);
  expect(openJobOf({ woStatus: 'PLANNED', jobId: null })).toBeNull();
});

test.each([
  ['PLANNED', 0, '2026-05-24', true],
  ['PLANNED', 0, '2026-05-16', true],
  ['PLANNED', 0, '2026-05-23', false],
  ['PLANNED', 1, '2026-06-24', false],
  ['ISSUED', 0, '2026-06-24', false],
])('an order that is %s and was postponed %d times follows its job to %s: %s', (woStatus, delays, due, expected) => {
  expect(movesWith({ woStatus, delays, dueDate: '2026-05-20' }, due)).toBe(expected);
});

test('levels up to monthly are routine', () => {
  expect(['A', 'B', 'C', 'D', 'H', null].map(isRoutine)).toEqual([true, true, true, false, false, false]);
});

test('work reported on its own day was done then, else at noon in the office', () => {
  expect(doneAt('2026-05-20', '2026-05-19T17:00:00.000Z')).toBe('2026-05-19T17:00:00.000Z');
  expect(doneAt('2026-05-19', '2026-05-19T17:00:00.000Z')).toBe('2026-05-19T04:00:00.000Z');
  expect(doneAt('2026-05-19', null)).toBe('2026-05-19T04:00:00.000Z');
});

test('parts are used where more than none is said of them', () => {
  const lines = [{ usedQty: null }, { usedQty: '0' }, { usedQty: '0.5' }, {}];
  expect(usedParts(lines)).toEqual([{ usedQty: '0.5' }]);
});
