import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gte, lte, mul } from '../../../kernel/value/decimal.ts';
import { adjustedFigure, type VefVoyage, vefOf } from './vef.rules.ts';

const voyage = (ship: string, shore: string | null, more: Partial<VefVoyage> = {}): VefVoyage => ({
  ship,
  shore,
  shipToShip: false,
  shipOnly: false,
  oldTables: false,
  handReason: null,
  ...more,
});

const TWELVE = [
  voyage('39850', '39921'),
  voyage('38420', '38512'),
  voyage('40110', '40188'),
  voyage('37990', '38910'),
  voyage('39205', '39322'),
  voyage('40020', '40085'),
  voyage('38760', '38821'),
  voyage('39510', '39603'),
  voyage('38145', '38410'),
  voyage('40260', '40331'),
  voyage('39075', null),
  voyage('38890', '38979'),
];

test('the worked example of twelve loadings: three are out, each for its reason', () => {
  const { lines, ...result } = vefOf(TWELVE);
  expect(lines.map(({ ratio, state }) => [ratio, state])).toEqual([
    ['0.99822', 'IN'],
    ['0.99761', 'IN'],
    ['0.99806', 'IN'],
    ['0.97636', 'GROSS_ERROR'],
    ['0.99702', 'IN'],
    ['0.99838', 'IN'],
    ['0.99843', 'IN'],
    ['0.99765', 'IN'],
    ['0.99310', 'OUTSIDE'],
    ['0.99824', 'IN'],
    [null, 'NO_SHORE'],
    ['0.99772', 'IN'],
  ]);
  expect(result).toEqual({ mean: '0.99746', low: '0.99447', high: '1.00045', count: 9, vef: '0.99793' });
  expect(adjustedFigure('39850', result.vef)).toBe('39933');
});

test('with four qualifying voyages there is no VEF, with five there is', () => {
  const good = TWELVE.filter((_, i) => vefOf(TWELVE).lines[i]!.state === 'IN');
  expect(vefOf(good.slice(0, 4))).toMatchObject({ count: 4, vef: null });
  expect(vefOf(good.slice(0, 5))).toMatchObject({ count: 5, vef: expect.any(String) });
  expect(vefOf([])).toEqual({ lines: [], mean: null, low: null, high: null, count: 0, vef: null });
});

test.each([
  [{ shipToShip: true }, 'SHIP_TO_SHIP'],
  [{ shipOnly: true }, 'SHIP_ONLY'],
  [{ oldTables: true }, 'OLD_TABLES'],
  [{ handReason: '岸罐计量有争议' }, 'BY_HAND'],
  [{ shore: '0' }, 'NO_SHORE'],
  [{ ship: null }, 'NO_SHORE'],
] as const)('out before anything is averaged: %o', (more, state) => {
  const { lines, count } = vefOf([voyage('40000', '40000', more), ...TWELVE]);
  expect([lines[0]!.state, count]).toEqual([state, 9]);
});

test('the limits belong to what qualifies, and gross errors begin beyond 2 %', () => {
  expect(vefOf([voyage('98000', '100000')]).lines[0]!.state).toBe('IN');
  expect(vefOf([voyage('97999', '100000')]).lines[0]!.state).toBe('GROSS_ERROR');
  expect(vefOf([voyage('102000', '100000')]).lines[0]!.state).toBe('IN');
  expect(vefOf([voyage('102001', '100000')]).lines[0]!.state).toBe('GROSS_ERROR');
});

test('the factor lies within the limits of its series, and the order of voyages changes nothing', () => {
  const anyVoyage = fc
    .tuple(fc.integer({ min: 30_000, max: 60_000 }), fc.integer({ min: 960, max: 1040 }))
    .map(([shore, permille]) => voyage(mul(String(shore), (permille / 1000).toFixed(3)), String(shore)));
  fc.assert(
    fc.property(fc.array(anyVoyage, { maxLength: 20 }), (voyages) => {
      const { vef, low, high, count, mean } = vefOf(voyages);
      if (vef !== null) expect(gte(vef, low) && lte(vef, high)).toBe(true);
      expect(vefOf([...voyages].reverse())).toMatchObject({ vef, count, mean });
    }),
  );
});
