import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runsOf } from '../../../kernel/testing/runs.ts';
import { compare, gte } from '../../../kernel/value/decimal.ts';
import { type Bid, pricePointsOf, scoreBids } from './bid-score.rules.ts';

const WEIGHTS = { priceWeight: 50, techWeight: 35, serviceWeight: 15, deliveryWeight: 0 };

const bid = (id: number, total: string, technical: readonly string[], service: string): Bid => ({
  id,
  total,
  given: technical.map((one) => ({ technical: one, service, delivery: null })),
});
const P = bid(1, '1180000', ['78', '82', '80'], '70');
const Q = bid(2, '1250000', ['88', '90', '86'], '85');
const R = bid(3, '1420000', ['92', '90', '94'], '90');

const told = (bids: readonly Bid[], least: number) =>
  scoreBids(bids, WEIGHTS, least).map(({ id, pricePoints, technical, totalPoints, placeNo }) => [
    id,
    pricePoints,
    technical,
    totalPoints,
    placeNo,
  ]);

describe('the example of purchasing 5.9', () => {
  test('ranks Q, P, R', () => {
    expect(told([P, Q, R], 60)).toEqual([
      [1, '100.00', '80.00', '88.50', 2],
      [2, '94.40', '88.00', '90.75', 1],
      [3, '83.10', '92.00', '87.25', 3],
    ]);
  });

  test('a bid below the technical threshold has no place, and its price is not the lowest of the others', () => {
    expect(told([P, Q, R], 85)).toEqual([
      [1, null, '80.00', null, null],
      [2, '100.00', '88.00', '93.55', 1],
      [3, '88.03', '92.00', '89.72', 2],
    ]);
    expect(scoreBids([P], WEIGHTS, 81)[0]?.qualified).toBe(false);
  });
});

test('of equal points the lower price comes first', () => {
  const weights = { priceWeight: 0, techWeight: 100, serviceWeight: 0, deliveryWeight: 0 };
  const scored = scoreBids([bid(1, '200', ['80'], '0'), bid(2, '100', ['80'], '0')], weights, 60);
  expect(scored.map(({ id, placeNo }) => [id, placeNo])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('a price of nothing has all points, and any other beside it none', () => {
  expect([pricePointsOf('0', '0'), pricePointsOf('0', '5')]).toEqual(['100.00', '0.00']);
});

const points = fc.integer({ min: 0, max: 10_000 }).map((n) => (n / 100).toFixed(2));
const bids = fc
  .array(
    fc.record({
      total: fc.integer({ min: 1, max: 900_000_000 }).map((n) => (n / 100).toFixed(2)),
      given: fc.array(fc.record({ technical: points, service: points, delivery: points }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) => rows.map((row, i) => ({ ...row, id: i + 1 })));
const weights = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map((cuts) => cuts.toSorted((a, b) => a - b))
  .map(([a = 0, b = 0, c = 0]) => ({
    priceWeight: a,
    techWeight: b - a,
    serviceWeight: c - b,
    deliveryWeight: 100 - c,
  }));
const least = fc.integer({ min: 0, max: 100 });

test('places are 1, 2, 3 … of those that reach the threshold, by their points; nobody has more than a hundred', () => {
  fc.assert(
    fc.property(bids, weights, least, (given, shares, threshold) => {
      const scored = scoreBids(given, shares, threshold);
      const placed = scored.filter(({ placeNo }) => placeNo !== null).toSorted((a, b) => a.placeNo! - b.placeNo!);
      expect(placed.map(({ placeNo }) => placeNo)).toEqual(placed.map((_, i) => i + 1));
      for (const one of scored) {
        if (one.qualified !== gte(one.technical, String(threshold))) return false;
        if ((one.placeNo !== null) !== one.qualified) return false;
        if (one.qualified && !(gte('100', one.totalPoints) && gte(one.totalPoints, '0'))) return false;
      }
      return placed.every((one, i) => i === 0 || gte(placed[i - 1]!.totalPoints, one.totalPoints));
    }),
    { numRuns: runsOf(2_000) },
  );
});

test('who asks less has no fewer points for the price, and the lowest has them all', () => {
  fc.assert(
    fc.property(bids, weights, (given, shares) => {
      const points = scoreBids(given, shares, 0).map(({ pricePoints }) => pricePoints);
      const dearer = given.toSorted((a, b) => compare(a.total, b.total) ?? 0).map(({ id }) => points[id - 1]);
      return dearer[0] === '100.00' && dearer.every((own, i) => i === 0 || gte(dearer[i - 1], own));
    }),
    { numRuns: runsOf(2_000) },
  );
});

test('in which order bids were handed in changes no points', () => {
  fc.assert(
    fc.property(bids, weights, least, (given, shares, threshold) => {
      const forth = scoreBids(given, shares, threshold);
      const back = scoreBids(given.toReversed(), shares, threshold);
      return JSON.stringify(back.toReversed()) === JSON.stringify(forth);
    }),
    { numRuns: runsOf(2_000) },
  );
});
