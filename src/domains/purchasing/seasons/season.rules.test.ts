import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthsAfter } from '../../../kernel/value/month.ts';
import {
  beginOf,
  CYCLE_MONTHS,
  checkSeason,
  periodName,
  suggestQty,
  suggestSeason,
  windowOf,
  windowOn,
} from './season.rules.ts';
import { CYCLES, type Cycle } from './season-words.text.ts';

const cycle = fc.constantFrom(...(Object.keys(CYCLES) as Cycle[]));
const month = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, m]) => `${year}-${String(m).padStart(2, '0')}`);

test.each([
  ['MONTH', '2027-02', '2027-02', '2027-02'],
  ['QUARTER', '2027-03', '2027-01', '2027-Q1'],
  ['QUARTER', '2027-10', '2027-10', '2027-Q4'],
  ['HALF', '2027-08', '2027-07', '2027-H2'],
  ['YEAR', '2027-12', '2027-01', '2027'],
] as const)('a %s with %s begins in %s and is called %s', (kind, given, begin, name) => {
  expect(beginOf(kind, given)).toBe(begin);
  expect(periodName(kind, begin)).toBe(name);
});

test('periods follow each other: every month lies in one, and its beginning begins itself', () => {
  fc.assert(
    fc.property(cycle, month, (kind, given) => {
      const begin = beginOf(kind, given);
      const next = monthsAfter(begin, CYCLE_MONTHS[kind]);
      expect(begin <= given && given < next).toBe(true);
      expect([beginOf(kind, begin), beginOf(kind, next)]).toEqual([begin, next]);
      expect(periodName(kind, given)).toBe(periodName(kind, begin));
      expect(periodName(kind, next)).not.toBe(periodName(kind, begin));
    }),
  );
});

describe('a window', () => {
  test('opens 45 and closes 30 days before its period begins', () => {
    expect(windowOf('2027-01')).toEqual({ opensOn: '2026-11-17', closesOn: '2026-12-02', deliverBy: '2027-01-01' });
  });

  test('is open from its first day to its last', () => {
    const window = { opensOn: '2026-11-17', closesOn: '2026-12-02' };
    const on = (day: string) => windowOn(day, window);
    expect([on('2026-11-16'), on('2026-11-17'), on('2026-12-02'), on('2026-12-03')]).toEqual([
      'EARLY',
      'OPEN',
      'OPEN',
      'CLOSED',
    ]);
  });

  test('does not close before it opens, and delivery is not before the close', () => {
    const given = { opensOn: '2026-11-17', closesOn: '2026-11-17', deliverBy: '2026-11-17' };
    expect(checkSeason(given)).toEqual([]);
    expect(checkSeason({ ...given, closesOn: '2026-11-16' }).map(({ field }) => field)).toEqual(['closesOn']);
    expect(checkSeason({ ...given, deliverBy: '2026-11-16' }).map(({ field }) => field)).toEqual(['deliverBy']);
  });
});

test('food is asked for monthly, spares by the engine', () => {
  const changed = new Set(['purchaseType']);
  expect(suggestSeason({ purchaseType: 'PROVISION' }, changed)).toEqual({
    seasonCycle: 'MONTH',
    department: 'CATERING',
  });
  expect(suggestSeason({ purchaseType: 'SPARES' }, changed)).toEqual({ seasonCycle: 'QUARTER', department: 'ENGINE' });
  expect(suggestSeason({ purchaseType: 'SPARES' }, new Set())).toEqual({});
});

describe('what is suggested', () => {
  // Blueprint 5.6 with packs of one.
  const held = { stockQty: '30', yearUse: '146', minQty: '24', maxQty: '60' };

  test.each([
    ['what is missing to the most, when less than the least is left', held, '48'],
    ['nothing with as much as the least on its way', { ...held, onOrderQty: '12' }, '0'],
    ['nothing without a limit', { stockQty: '0' }, '0'],
    ['whole units', { stockQty: '0.4', minQty: '1', maxQty: '3' }, '3'],
  ])('is %s', (_, given, expected) => {
    expect(Number(suggestQty(given, 45))).toBe(Number(expected));
  });

  test('never leaves the ship below the most she may keep, by a unit at most above it', () => {
    const units = fc.integer({ min: 0, max: 5000 }).map(String);
    fc.assert(
      fc.property(units, units, units, units, fc.integer({ min: 0, max: 400 }), (stockQty, onOrderQty, a, b, days) => {
        const [minQty, maxQty] = Number(a) < Number(b) ? [a, b] : [b, a];
        const asked = Number(suggestQty({ stockQty, onOrderQty, minQty, maxQty, yearUse: '0' }, days));
        const left = Number(stockQty) + Number(onOrderQty);
        expect(asked).toBe(left < Number(minQty) ? Number(maxQty) - left : 0);
      }),
    );
  });
});
