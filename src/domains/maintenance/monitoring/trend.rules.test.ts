import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../../kernel/value/day.ts';
import { daysBetween } from '../postponements/postponement.rules.ts';
import { crossingDay, type Measured } from './trend.rules.ts';

const END = '2026-06-30';
/** Measured every so many days, the last time on the last day of June. */
const every = (days: number, ...values: string[]): Measured[] =>
  values.map((value, i) => ({ day: daysAfter(END, -days * (values.length - 1 - i)), value }));
const atMost = (most: string) => ({ least: null, most });
const atLeast = (least: string) => ({ least, most: null });

describe('the worked examples', () => {
  test('rising 0.01 a day, 1.1 below its limit: 110 days after the last', () => {
    expect(crossingDay(every(30, '2.0', '2.3', '2.6', '2.9'), atMost('4.0'))).toBe('2026-10-18');
  });

  test('2.0, 2.4, 2.5, 2.9 every 30 days, 4.0 at most: by the nearest line 121.07 days, so on the 122nd', () => {
    expect(crossingDay(every(30, '2.0', '2.4', '2.5', '2.9'), atMost('4.0'))).toBe(daysAfter(END, 122));
  });

  test('a wall that wears from 8.0 to 7.4 reaches 7.0 at least in 120 days', () => {
    expect(crossingDay(every(60, '8.0', '7.8', '7.6', '7.4'), atLeast('7.0'))).toBe(daysAfter(END, 120));
  });
});

test.each([
  ['two measurements tell no trend', every(30, '1.0', '2.0'), atMost('3.0')],
  ['what stands still crosses nothing', every(30, '2.0', '2.0', '2.0'), { least: '1.0', most: '3.0' }],
  ['what falls does not cross what it may at most be', every(30, '3.0', '2.0', '1.0'), atMost('4.0')],
  ['what rises does not cross what it is at least', every(30, '1.0', '2.0', '3.0'), atLeast('0.5')],
  ['what lies outside has crossed already', every(30, '2.0', '3.0', '4.1'), atMost('4.0')],
  ['what takes more than five years is not told', every(30, '2.000', '2.001', '2.002'), atMost('4.0')],
  ['without limits nothing is crossed', every(30, '1.0', '2.0', '3.0'), {}],
])('%s', (_name, measured, limits) => {
  expect(crossingDay(measured, limits)).toBeNull();
});

test('only the last six measurements count', () => {
  const late = every(10, '1.0', '1.1', '1.2', '1.3', '1.4', '1.5');
  const before = { day: daysAfter(END, -200), value: '9.0' };
  expect(crossingDay([before, ...late], atMost('2.0'))).toBe(crossingDay(late, atMost('2.0')));
});

test('on its limit and rising it is expected there at once', () => {
  expect(crossingDay(every(10, '1.0', '2.0', '3.0'), atMost('3.0'))).toBe(END);
});

const places = (n: number): string => (n / 1000).toFixed(3);
const series = fc
  .array(fc.integer({ min: -5000, max: 5000 }), { minLength: 3, maxLength: 9 })
  .map((values) => every(15, ...values.map(places)));

describe('whatever was measured', () => {
  test('nothing is expected to cross before it was measured last', () => {
    fc.assert(
      fc.property(series, fc.integer({ min: -6000, max: 6000 }), (measured, limit) => {
        for (const limits of [atMost(places(limit)), atLeast(places(limit))]) {
          const day = crossingDay(measured, limits);
          expect(day === null || day >= END).toBe(true);
        }
      }),
    );
  });

  test('what is flat crosses nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: 3, max: 9 }), (value, count) => {
        const flat = every(15, ...Array.from({ length: count }, () => places(value)));
        expect(crossingDay(flat, { least: places(value - 10), most: places(value + 10) })).toBeNull();
      }),
    );
  });

  test('what moves away from its one limit crosses nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5000, max: 5000 }),
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 3, maxLength: 9 }),
        (from, steps) => {
          // Where it stands after each step.
          const sums = steps.map((_, i) => steps.slice(0, i + 1).reduce((sum, step) => sum + step, 0));
          const falling = every(15, ...sums.map((sum) => places(from - sum)));
          expect(crossingDay(falling, atMost(places(from)))).toBeNull();
          const rising = every(15, ...sums.map((sum) => places(from + sum)));
          expect(crossingDay(rising, atLeast(places(from)))).toBeNull();
        },
      ),
    );
  });

  test('on a straight line it is the first day on which the line has reached its limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5000, max: 5000 }),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 3, max: 8 }),
        fc.integer({ min: 0, max: 20_000 }),
        (from, step, count, left) => {
          const values = Array.from({ length: count }, (_, i) => from + i * step * 10);
          const limit = values.at(-1)! + left;
          const day = crossingDay(every(10, ...values.map(places)), atMost(places(limit)));
          const days = Math.ceil(left / step);
          expect(day).toBe(days > 1826 ? null : daysAfter(END, days));
        },
      ),
    );
  });

  test('upside down it is the same day, in another unit too, and later by as much as it is measured later', () => {
    fc.assert(
      fc.property(series, fc.integer({ min: -6000, max: 6000 }), (measured, limit) => {
        const most = places(limit);
        const day = crossingDay(measured, atMost(most));
        const turned = measured.map((one) => ({ day: one.day, value: places(-Math.round(Number(one.value) * 1000)) }));
        expect(crossingDay(turned, atLeast(places(-limit)))).toBe(day);
        const tenfold = measured.map((one) => ({ day: one.day, value: (Number(one.value) * 10).toFixed(2) }));
        expect(crossingDay(tenfold, atMost((limit / 100).toFixed(2)))).toBe(day);
        const later = measured.map((one) => ({ day: daysAfter(one.day, 40), value: one.value }));
        const then = crossingDay(later, atMost(most));
        expect(then === null ? null : daysBetween(END, then) - 40).toBe(day === null ? null : daysBetween(END, day));
      }),
    );
  });
});
