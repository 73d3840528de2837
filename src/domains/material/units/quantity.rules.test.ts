import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, round } from '../../../kernel/value/decimal.ts';
import { fitsUnit, tooFine } from './quantity.rules.ts';

const piece = { name: '个', nameEn: 'Piece', decimals: 0 };
const litre = { name: '升', nameEn: 'Litre', decimals: 2 };

test.each([
  ['12', 0, true],
  ['12.0000', 0, true],
  ['12.5', 0, false],
  ['0.0001', 0, false],
  ['12.55', 2, true],
  ['12.555', 2, false],
  ['12.3456', 4, true],
  [null, 0, true],
] as const)('%s in a unit of %i decimals fits: %s', (quantity, decimals, fits) => {
  expect(fitsUnit(quantity, { decimals })).toBe(fits);
});

test('each quantity that is too fine is named, with what its unit allows', () => {
  expect(tooFine({ minQty: '1.5', maxQty: '3' }, ['minQty', 'maxQty'], piece)).toEqual([
    { field: 'minQty', message: { zh: '单位“个”的数量须为整数', en: 'Quantities in piece are whole' } },
  ]);
  expect(tooFine({ minQty: '1.505', maxQty: '3.25' }, ['minQty', 'maxQty'], litre)).toEqual([
    {
      field: 'minQty',
      message: { zh: '单位“升”的数量最多 2 位小数', en: 'Quantities in litre have at most 2 decimals' },
    },
  ]);
});

test('what is rounded to a unit fits it, and so does the sum of two', () => {
  const quantity = fc.integer({ min: 0, max: 10_000_000 }).map((n) => (n / 10_000).toFixed(4));
  fc.assert(
    fc.property(quantity, quantity, fc.integer({ min: 0, max: 4 }), (a, b, decimals) => {
      const [x, y] = [round(a, decimals), round(b, decimals)];
      expect(fitsUnit(x, { decimals }) && fitsUnit(add(x, y), { decimals })).toBe(true);
    }),
  );
});
