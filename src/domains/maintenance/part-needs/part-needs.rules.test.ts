import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, type Decimal, eq, gte, lte, sub, sum } from '../../../kernel/value/decimal.ts';
import {
  byMonth,
  firstShort,
  lastDayAhead,
  MONTHS_AHEAD,
  monthsAhead,
  needsOf,
  partDays,
  type Standing,
  spareOf,
} from './part-needs.rules.ts';

const total = (values: readonly Decimal[]): Decimal => sum(values) ?? '0';
const upTo = (values: readonly Decimal[], i: number): Decimal => total(values.slice(0, i + 1));

/** Six rings are used every three months, four lie there, eight come in June, and two must always stay. */
const rings: Standing = {
  onHand: '4',
  minimum: '2',
  demands: ['0', '0', '6', '0', '0', '6'],
  arriving: ['0', '0', '0', '0', '0', '8'],
};

describe('what must be bought of a part', () => {
  test('is what a month lacks of its demand and the minimum, after what lies there and what comes until then', () => {
    // 4 - 6 = -2, which lacks 4 of the minimum; then 2 + 8 - 6 = 4.
    expect(needsOf(rings)).toEqual(['0', '0', '4', '0', '0', '0']);
  });

  test('is the minimum where nothing lies there, at once', () => {
    expect(needsOf({ onHand: '0', minimum: '2', demands: ['0', '1'], arriving: ['0', '0'] })).toEqual(['2', '1']);
  });

  test('is ordered by the first of the first short month less the lead time', () => {
    expect(firstShort(needsOf(rings), '2027-01', 60)).toEqual({ month: '2027-03', orderBy: '2026-12-31' });
    expect(firstShort(['0', '0'], '2027-01', 60)).toBeNull();
  });
});

describe('what a ship can give', () => {
  const none = ['0', '0'];
  test.each([
    ['what lies above her minimum where she uses none', '5', none, none, '3'],
    ['not what she uses herself', '5', ['0', '2'], none, '1'],
    ['not what only comes', '2', none, ['9', '0'], '0'],
    ['nothing where she is short herself', '1', none, none, '0'],
  ])('is %s', (_name, onHand, demands, arriving, spare) => {
    expect(spareOf({ onHand, minimum: '2', demands, arriving })).toBe(spare);
  });
});

describe('the days on which a job takes parts', () => {
  const job = {
    intervalMonths: 3,
    intervalDays: null,
    intervalHours: null,
    dualRule: 'FIRST' as const,
    averageDaily: null,
    nextDueDate: '2027-02-10',
    openDueDate: null,
  };
  const span = { today: '2027-01-15', last: '2027-12-31' };

  test('are its due days from the next one on', () => {
    expect(partDays(job, span)).toEqual(['2027-02-10', '2027-05-10', '2027-08-10', '2027-11-10']);
  });

  test('follow its open order, which takes its own parts', () => {
    expect(partDays({ ...job, openDueDate: '2027-03-01' }, span)).toEqual(['2027-06-01', '2027-09-01', '2027-12-01']);
  });

  test('are today and on where it is overdue: what was missed is done once', () => {
    expect(partDays({ ...job, nextDueDate: '2025-01-01' }, span)).toEqual([
      '2027-01-15',
      '2027-04-15',
      '2027-07-15',
      '2027-10-15',
    ]);
  });

  test('are none where it is due on no day', () => {
    expect(partDays({ ...job, nextDueDate: null }, span)).toEqual([]);
  });

  test('go by the hours that its machine runs', () => {
    const byHours = { ...job, intervalMonths: null, intervalHours: 3000, averageDaily: '20.00' };
    expect(partDays(byHours, span)).toEqual(['2027-02-10', '2027-07-10', '2027-12-07']);
  });
});

test('what was due before is of the first month, what lies beyond two years of none', () => {
  const found = byMonth(
    [
      { day: '2026-11-30', qty: '1' },
      { day: '2027-01-31', qty: '2' },
      { day: '2028-12-31', qty: '4' },
      { day: '2029-01-01', qty: '8' },
    ],
    '2027-01',
  );
  expect([found.length, found[0], found.at(-1), total(found)]).toEqual([MONTHS_AHEAD, '3', '4', '7']);
  expect([monthsAhead('2027-01').at(-1), lastDayAhead('2027-01')]).toEqual(['2028-12', '2028-12-31']);
});

const amount = fc.integer({ min: 0, max: 50_000 }).map((n): Decimal => (n / 1000).toFixed(3));
const months = fc.array(amount, { minLength: MONTHS_AHEAD, maxLength: MONTHS_AHEAD });
const standings = fc.record({ onHand: amount, minimum: amount, demands: months, arriving: months });

test('needs are never negative, and with them every month holds its demand and the minimum', () => {
  fc.assert(
    fc.property(standings, (standing) => {
      const needs = needsOf(standing);
      for (const [i, need] of needs.entries()) {
        expect(gte(need, '0')).toBe(true);
        const there = add(add(standing.onHand, upTo(standing.arriving, i)), upTo(needs, i));
        expect(gte(there, add(upTo(standing.demands, i), standing.minimum))).toBe(true);
      }
    }),
  );
});

test('needs are no more than the first shortage asks: the month in which something is bought ends at the minimum', () => {
  fc.assert(
    fc.property(standings, (standing) => {
      const needs = needsOf(standing);
      for (const [i, need] of needs.entries())
        if (gte(need, '0.001')) {
          const there = add(add(standing.onHand, upTo(standing.arriving, i)), upTo(needs, i));
          expect(Number(sub(there, upTo(standing.demands, i)))).toBe(Number(standing.minimum));
        }
    }),
  );
});

test('with more on hand no month needs more', () => {
  fc.assert(
    fc.property(standings, amount, (standing, more) => {
      const before = needsOf(standing);
      const after = needsOf({ ...standing, onHand: add(standing.onHand, more) });
      expect(after.every((need, i) => lte(need, before[i]))).toBe(true);
    }),
  );
});

test('a ship that gives what she can spare needs no more than before', () => {
  fc.assert(
    fc.property(standings, (standing) => {
      const left = sub(standing.onHand, spareOf(standing));
      expect(eq(total(needsOf({ ...standing, onHand: left })), total(needsOf(standing)))).toBe(true);
    }),
  );
});
