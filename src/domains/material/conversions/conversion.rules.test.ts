import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abs, add, div, lte, sub } from '../../../kernel/value/decimal.ts';
import {
  checkConversion,
  closesRing,
  convert,
  generalRatio,
  inverse,
  ratioToBase,
  type Step,
  shownFactor,
} from './conversion.rules.ts';

const [KG, TON, L, M3, DRUM, HR, DAY, PCS] = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const general: readonly Step[] = [
  { fromUnitId: TON, toUnitId: KG, factor: '1000' },
  { fromUnitId: M3, toUnitId: L, factor: '1000' },
  { fromUnitId: DAY, toUnitId: HR, factor: '24' },
];

describe('a material in its base unit', () => {
  const oil = { baseUnitId: L, own: [{ fromUnitId: DRUM, factor: '209' }], general };
  const paint = { baseUnitId: L, own: [{ fromUnitId: KG, factor: '0.8' }], general };

  test.each([
    ['its packaging: 3 drums of 209 L', oil, DRUM, '3', '627.00'],
    ['its base unit is itself', oil, L, '17.25', '17.25'],
    ['what holds for all: 1.5 m³ in litres', oil, M3, '1.5', '1500.00'],
    ['what holds for all and its own behind it: 0.25 t of 0.8 L a kg', paint, TON, '0.25', '200.00'],
    ['a binary float would say 0.30000000000000004', paint, KG, '0.375', '0.30'],
  ])('%s', (_, material, unitId, quantity, expected) => {
    expect(convert(quantity, ratioToBase(material, unitId)!, 2)).toBe(expected);
  });

  test('has no quantity in a unit that nothing joins to it', () => {
    expect(ratioToBase(oil, PCS)).toBeUndefined();
    expect(ratioToBase(oil, KG)).toBeUndefined();
  });
});

test('a general conversion holds both ways, as a fraction that loses nothing', () => {
  const hours = generalRatio(general, HR, DAY)!;
  expect(hours).toEqual({ numerator: '1', denominator: '24' });
  expect(shownFactor(hours)).toBe('0.04166667');
  // 0.04166667 × 36 would be 1.50000012.
  expect(convert('36', hours, 4)).toBe('1.5000');
  expect(convert('1', hours, 4)).toBe('0.0417');
});

test('a quantity is rounded half up, once, at the end', () => {
  const third = { numerator: '1', denominator: '3' };
  expect([convert('1', third, 4), convert('2', third, 4)]).toEqual(['0.3333', '0.6667']);
  expect(convert('0.125', { numerator: '1', denominator: '1' }, 2)).toBe('0.13');
});

test('a ring is refused: neither back at once nor by others', () => {
  expect(closesRing(general, { fromUnitId: KG, toUnitId: TON })).toBe(true);
  const longer = [...general, { fromUnitId: KG, toUnitId: PCS, factor: '10' }];
  expect(closesRing(longer, { fromUnitId: PCS, toUnitId: TON })).toBe(true);
  expect(closesRing(general, { fromUnitId: L, toUnitId: KG })).toBe(false);
});

test('a factor is above zero, and a unit is not converted into itself', () => {
  expect(checkConversion({ fromUnitId: KG, toUnitId: KG, factor: '0' }).map(({ field }) => field)).toEqual([
    'factor',
    'toUnitId',
  ]);
  expect(checkConversion({ fromUnitId: TON, toUnitId: KG, factor: '1000' })).toEqual([]);
});

const factor = fc.integer({ min: 1, max: 1_000_000_000 }).map((n) => (n / 1000).toFixed(3));
const quantity = fc.integer({ min: 0, max: 100_000_000 }).map((n) => (n / 10_000).toFixed(4));

test('there and back differs by no more than both roundings: half a place there, seen in the unit left, and half a place back', () => {
  fc.assert(
    fc.property(quantity, factor, (q, f) => {
      const ratio = { numerator: f, denominator: '1' };
      const back = convert(convert(q, ratio, 4), inverse(ratio), 4);
      const most = add('0.00005', div('0.00005', f) ?? '0');
      expect(lte(abs(sub(back, q)), most)).toBe(true);
    }),
  );
});

test('whole packagings come back exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 5_000 }), (packs, size) => {
      const ratio = { numerator: String(size), denominator: '1' };
      expect(convert(convert(String(packs), ratio, 4), inverse(ratio), 0)).toBe(String(packs));
    }),
  );
});

test('whatever is saved without closing a ring leaves one ratio between any two units, and its inverse back', () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), factor), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(pairs, (tried) => {
      const kept: Step[] = [];
      for (const [fromUnitId, toUnitId, f] of tried) {
        const taken = fromUnitId === toUnitId || kept.some((one) => one.fromUnitId === fromUnitId);
        if (!taken && !closesRing(kept, { fromUnitId, toUnitId })) kept.push({ fromUnitId, toUnitId, factor: f });
      }
      for (let a = 1; a <= 8; a += 1)
        for (let b = 1; b <= 8; b += 1) {
          const there = generalRatio(kept, a, b);
          expect(generalRatio(kept, b, a)).toEqual(there && inverse(there));
        }
    }),
  );
});
