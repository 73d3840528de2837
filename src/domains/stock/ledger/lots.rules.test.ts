import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, eq, isNegative } from '../../../kernel/value/decimal.ts';
import { type Lot, type Named, takeLots } from './lots.rules.ts';

const TODAY = '2026-11-18';
const lot = (locationId: number | null, batchNo: string | null, expiryDate: string | null, qty: string): Lot => ({
  locationId,
  batchNo,
  expiryDate,
  qty,
});
/** In the order in which they are read: the earliest expiry first. */
const LOTS = [
  lot(1, 'OLD', '2026-11-17', '4'),
  lot(1, 'A', '2026-11-18', '2'),
  lot(2, 'B', '2027-06-30', '5'),
  lot(1, null, null, '3'),
];

test.each<[string, string, Named, boolean, string[]]>([
  ['the earliest expiry first, what has expired never', '3', {}, false, ['A 2', 'B 1']],
  ['what has expired where that is allowed', '5', {}, true, ['OLD 4', 'A 1']],
  ['the named batch alone', '9', { batchNo: 'B' }, false, ['B 5']],
  ['the named location alone', '4', { locationId: 1 }, false, ['A 2', 'null 2']],
  [
    'what has neither batch nor expiry, where exactly that is meant',
    '5',
    { locationId: 1, exact: true },
    false,
    ['null 3'],
  ],
  ['nothing where what has no place is meant', '5', { exact: true }, true, []],
  ['all that serves, and no more', '99', {}, false, ['A 2', 'B 5', 'null 3']],
])('%s', (_, wanted, named, expired, expected) => {
  const { taken } = takeLots(LOTS, { wanted, named, today: TODAY, expired });
  expect(taken.map(({ batchNo, qty }) => `${batchNo} ${qty}`)).toEqual(expected);
});

test('nothing is lost or made: what is taken and what is left come to what was there', () => {
  const qty = fc.integer({ min: 0, max: 50 }).map(String);
  const lots = fc.array(
    fc.record({
      locationId: fc.constantFrom(null, 1, 2),
      batchNo: fc.constantFrom(null, 'A', 'B'),
      expiryDate: fc.constantFrom(null, '2026-01-01', '2027-01-01'),
      qty,
    }),
    { maxLength: 8 },
  );
  const total = (list: readonly Lot[]) => list.reduce((sum, one) => add(sum, one.qty), '0');
  fc.assert(
    fc.property(lots, qty, fc.boolean(), (given, wanted, expired) => {
      const { taken, left, found } = takeLots(given, { wanted, named: {}, today: TODAY, expired });
      expect([eq(add(total(taken), total(left)), total(given)), eq(total(taken), found)]).toEqual([true, true]);
      expect(left.some((one) => isNegative(one.qty))).toBe(false);
    }),
  );
});
