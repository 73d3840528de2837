import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  atOf,
  DAY_MS,
  daysIn,
  HOUR_MS,
  laidOut,
  lanesOf,
  monthsIn,
  rowAt,
  sightOf,
  snapped,
  xOf,
} from './timeline-scale.ts';

const at = (utc: string): number => Date.parse(utc);
/** From a midnight of the office. */
const SCALE = { from: at('2026-02-28T16:00:00Z'), to: at('2026-04-30T16:00:00Z'), perDay: 20 };

test('a moment has a place, and the place is that moment', () => {
  expect(xOf(SCALE, at('2026-03-02T16:00:00Z'))).toBe(40);
  fc.assert(
    fc.property(fc.integer({ min: SCALE.from, max: SCALE.to }), (ms) => {
      expect(Math.abs(atOf(SCALE, xOf(SCALE, ms)) - ms)).toBeLessThan(1);
    }),
  );
});

test('a leg snaps to hours, and to the midnight of the office', () => {
  expect(snapped(at('2026-03-01T02:29:00Z'), HOUR_MS)).toBe(at('2026-03-01T02:00:00Z'));
  expect(snapped(at('2026-03-01T14:00:00Z'), DAY_MS)).toBe(at('2026-03-01T16:00:00Z'));
});

test('months and days are those of the office, weeks begin on Monday', () => {
  expect(monthsIn(SCALE).map(({ text }) => text)).toEqual(['2026-03', '2026-04']);
  const week = { from: at('2026-02-28T16:00:00Z'), to: at('2026-03-07T16:00:00Z') };
  expect(daysIn(week, 20).map(({ text, weekend }) => `${text}${weekend ? '*' : ''}`)).toEqual([
    '1*',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7*',
  ]);
  expect(daysIn(week, 6).map(({ text }) => text)).toEqual(['23', '2']);
  expect(daysIn(week, 1)).toEqual([]);
});

const span = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 30 }))
  .map(([from, long]) => ({ from, to: from + long }));

test('bars of a lane never lie on each other, and no lane is spared that is free', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 40 }), (bars) => {
      const { lanes, count } = lanesOf(bars);
      for (const a of bars)
        for (const b of bars)
          if (a !== b && lanes.get(a) === lanes.get(b)) expect(a.to <= b.from || b.to <= a.from).toBe(true);
      const most = Math.max(1, ...bars.map((a) => bars.filter((b) => b.from <= a.from && a.from < b.to).length));
      expect(count).toBe(most);
    }),
  );
});

test('rows stand under each other, and a place finds its row', () => {
  const { rows, height } = laidOut(
    [{ key: 'a' }, { key: 'b' }],
    [
      { row: 'a', from: 0, to: 10 },
      { row: 'a', from: 5, to: 15 },
      { row: 'b', from: 0, to: 10 },
    ],
  );
  expect(rows.map(({ top, height: high }) => [top, high])).toEqual([
    [0, 68],
    [68, 38],
  ]);
  expect(height).toBe(106);
  expect(rowAt(rows, -5)?.row.key).toBe('a');
  expect(rowAt(rows, 67)?.row.key).toBe('a');
  expect(rowAt(rows, 68)?.row.key).toBe('b');
  expect(rowAt(rows, 999)?.row.key).toBe('b');
});

test('what is drawn holds what is in sight, and stays the same while one scrolls a little', () => {
  const size = { width: 1200, height: 700 };
  expect(sightOf({ left: 10, top: 0 }, size)).toEqual(sightOf({ left: 150, top: 60 }, size));
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(5000), (left, top) => {
      const sight = sightOf({ left, top }, size);
      expect(sight.left).toBeLessThanOrEqual(left);
      expect(sight.right).toBeGreaterThanOrEqual(left + size.width);
      expect(sight.top).toBeLessThanOrEqual(top);
      expect(sight.bottom).toBeGreaterThanOrEqual(top + size.height);
    }),
  );
});
