import { expect, test } from 'vitest';
import { checkJob, checkWindow, suggestJob } from './job.rules.ts';

const fieldsOf = (errors: readonly { field: string }[]): string[] => errors.map(({ field }) => field);

test.each([
  ['of months', { intervalMonths: 3 }, []],
  ['of days', { intervalDays: 7 }, []],
  ['of months and of hours', { intervalMonths: 12, intervalHours: 6000 }, []],
  ['of months and of days', { intervalMonths: 3, intervalDays: 7 }, ['intervalDays']],
  ['of nothing', {}, ['intervalMonths']],
  ['of nothing, replaced on condition', { jobType: 'REPLACE', onCondition: true }, []],
  ['of months, tested on condition', { intervalMonths: 3, jobType: 'TEST', onCondition: true }, ['onCondition']],
  ['with a tenth of tolerance', { intervalMonths: 12, windowDays: 36 }, []],
  ['with more than a tenth of tolerance', { intervalMonths: 12, windowDays: 37 }, ['windowDays']],
  [
    'with a tolerance of the shorter interval',
    { intervalMonths: 12, intervalHours: 1200, windowDays: 11 },
    ['windowDays'],
  ],
])('a job %s', (_, row, wrong) => {
  expect(fieldsOf(checkJob(row))).toEqual(wrong);
});

test('critical equipment has no tolerance', () => {
  expect(fieldsOf(checkWindow(true, 5))).toEqual(['windowDays']);
  expect(checkWindow(true, 0)).toEqual([]);
  expect(checkWindow(false, 5)).toEqual([]);
});

test.each([
  ['the lead follows from the level', { level: 'E' }, ['level'], { leadDays: 30 }],
  ['class items are counted from the last due', { jobType: 'CLASS' }, ['jobType'], { baseRule: 'FIXED' }],
  ['all others from the last done', { jobType: 'TEST' }, ['jobType'], { baseRule: 'FLOATING' }],
  ['what was not changed says nothing', { level: 'E', jobType: 'CLASS' }, ['name'], {}],
])('%s', (_, row, changed, values) => {
  expect(suggestJob(row, new Set(changed))).toEqual(values);
});
