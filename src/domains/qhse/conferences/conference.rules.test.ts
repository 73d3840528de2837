import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSettled, periodsOf } from './conference.rules.ts';
import { FREQUENCIES, type Frequency } from './conference-words.text.ts';

test.each([
  ['MONTHLY', 12, '2026-01', '2026-01-10'],
  ['QUARTERLY', 4, '2026-Q1', '2026-03-10'],
  ['HALF_YEAR', 2, '2026-H1', '2026-06-10'],
  ['YEARLY', 1, '2026', '2026-12-10'],
  ['ONCE', 1, '2026', '2026-12-10'],
  ['WEEKLY', 53, '2026-W01', '2026-01-02'],
] as const)('a conference that is held %s has %i times in 2026, first %s on %s', (frequency, count, key, planDate) => {
  const periods = periodsOf(frequency, 2026, 10);
  expect([periods.length, periods[0]]).toEqual([count, { key, planDate }]);
});

test('where a month is too short its last day counts', () => {
  expect(periodsOf('MONTHLY', 2027, 31)[1]).toEqual({ key: '2027-02', planDate: '2027-02-28' });
  expect(periodsOf('MONTHLY', 2028, 31)[1]).toEqual({ key: '2028-02', planDate: '2028-02-29' });
});

test('each time of a year has a key of its own, and they follow one another', () => {
  const frequencies = fc.constantFrom(...(Object.keys(FREQUENCIES) as Frequency[]));
  fc.assert(
    fc.property(
      frequencies,
      fc.integer({ min: 2000, max: 2100 }),
      fc.integer({ min: 1, max: 31 }),
      (one, year, day) => {
        const periods = periodsOf(one, year, day);
        expect(new Set(periods.map(({ key }) => key)).size).toBe(periods.length);
        expect(periods.map(({ planDate }) => planDate).toSorted()).toEqual(periods.map(({ planDate }) => planDate));
      },
    ),
  );
});

test('it is settled once all is verified or cancelled', () => {
  expect(isSettled([])).toBe(true);
  expect(isSettled([{ actionStatus: 'VERIFIED' }, { actionStatus: 'CANCELLED' }])).toBe(true);
  expect(isSettled([{ actionStatus: 'VERIFIED' }, { actionStatus: 'DONE' }])).toBe(false);
});
