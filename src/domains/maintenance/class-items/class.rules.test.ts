import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../../kernel/value/day.ts';
import {
  checkItem,
  confirmProblems,
  creditsItem,
  cycleEndOf,
  dueOf,
  suggestItem,
  surveyProblems,
} from './class.rules.ts';

const fields = (errors: readonly { field: string }[]) => errors.map(({ field }) => field);

test.each([
  ['continuous survey: 60 months after the last', { lastSurveyDate: '2024-05-31', cycleMonths: 60 }, '2029-05-31'],
  ['the end of a month stays one', { lastSurveyDate: '2023-08-31', cycleMonths: 30 }, '2026-02-28'],
  [
    'never surveyed: as it was entered',
    { lastSurveyDate: null, firstDue: '2027-01-01', cycleMonths: 60 },
    '2027-01-01',
  ],
  [
    'surveyed: no more as it was entered',
    { lastSurveyDate: '2026-01-01', firstDue: '2027-01-01', cycleMonths: 60 },
    '2031-01-01',
  ],
  ['nothing is known', {}, null],
])('%s', (_name, row, due) => {
  expect(dueOf(row)).toBe(due);
});

test('a class cycle ends five years after it began', () => {
  expect(cycleEndOf({ cycleBegin: '2024-02-29' })).toBe('2029-02-28');
  expect(cycleEndOf({})).toBeNull();
});

test('continuous survey runs over 60 months, and each kind suggests its own', () => {
  expect(fields(checkItem({ surveyKind: 'CMS', cycleMonths: 48 }))).toEqual(['cycleMonths']);
  expect(checkItem({ surveyKind: 'CMS', cycleMonths: 60 })).toEqual([]);
  expect(checkItem({ surveyKind: 'BOILER', cycleMonths: 30 })).toEqual([]);
  expect(suggestItem({ surveyKind: 'BOILER' }, new Set(['surveyKind']))).toEqual({ cycleMonths: 30 });
  expect(suggestItem({ surveyKind: 'BOILER' }, new Set(['name']))).toEqual({});
});

describe('a survey', () => {
  const today = '2026-06-15';

  test('is not to come, and later than the last one', () => {
    expect(fields(surveyProblems('2026-06-16', null, today))).toEqual(['doneDate']);
    expect(fields(surveyProblems('2026-06-15', '2026-06-15', today))).toEqual(['doneDate']);
    expect(surveyProblems('2026-06-15', '2026-06-14', today)).toEqual([]);
    expect(surveyProblems('2026-06-15', null, today)).toEqual([]);
  });

  test('is confirmed when it was done or later, until today', () => {
    expect(fields(confirmProblems('2026-06-16', '2026-06-01', today))).toEqual(['confirmDate']);
    expect(fields(confirmProblems('2026-05-31', '2026-06-01', today))).toEqual(['confirmDate']);
    expect(confirmProblems('2026-06-01', '2026-06-01', today)).toEqual([]);
  });
});

test.each([
  ['done in order', { doneDate: '2026-06-01', result: 'OK' }, '2025-01-01', true],
  ['done with remarks', { doneDate: '2026-06-01', result: 'OK_WITH_REMARK' }, null, true],
  ['not in order', { doneDate: '2026-06-01', result: 'NOT_OK' }, null, false],
  ['surveyed since', { doneDate: '2026-06-01', result: 'OK' }, '2026-06-01', false],
  ['not done', { doneDate: null, result: null }, null, false],
])('an order credits: %s', (_name, order, last, credits) => {
  expect(creditsItem(order, last)).toBe(credits);
});

test('what is surveyed later is never due earlier', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4000 }),
      fc.integer({ min: 0, max: 800 }),
      fc.integer({ min: 1, max: 120 }),
      (from, more, cycleMonths) => {
        const first = daysAfter('2020-01-01', from);
        const due = (lastSurveyDate: string): string => dueOf({ lastSurveyDate, cycleMonths }) ?? '';
        expect(due(daysAfter(first, more)) >= due(first)).toBe(true);
        expect(due(first) > first).toBe(true);
      },
    ),
  );
});
