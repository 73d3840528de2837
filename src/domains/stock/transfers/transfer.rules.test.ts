import { expect, test } from 'vitest';
import { checkArrival, checkTransfer, openOf } from './transfer.rules.ts';

test.each([
  ['an item', [{ poolId: 1, qty: '1' }], []],
  ['nothing of it', [{ poolId: 1, qty: '0' }], ['lines.0.qty']],
  [
    'one item twice',
    [
      { poolId: 1, qty: '1' },
      { poolId: 1, qty: '2' },
    ],
    ['lines.1.poolId'],
  ],
  [
    'one item of two batches',
    [
      { poolId: 1, qty: '1', batchNo: 'A' },
      { poolId: 1, qty: '2', batchNo: 'B' },
    ],
    [],
  ],
])('sent: %s', (_, lines, wrong) => {
  expect(checkTransfer({ lines }).map(({ field }) => field)).toEqual(wrong);
});

test.each([
  ['all of it', { openQty: '4', arrivedQty: '4' }, []],
  ['more than is on its way', { openQty: '4', arrivedQty: '5' }, ['lines.0.arrivedQty']],
  [
    'whole and damaged are more than is on its way',
    { openQty: '4', arrivedQty: '3', damagedQty: '2', note: '破' },
    ['lines.0.arrivedQty'],
  ],
  ['damaged without a word', { openQty: '4', arrivedQty: '3', damagedQty: '1' }, ['lines.0.note']],
  ['damaged, and how', { openQty: '4', arrivedQty: '3', damagedQty: '1', note: '外箱破裂' }, []],
])('came: %s', (_, line, wrong) => {
  expect(checkArrival({ lines: [line] }).map(({ field }) => field)).toEqual(wrong);
});

test('what has neither arrived nor been written off is open; what came damaged is', () => {
  expect([
    openOf({ qty: '4' }),
    openOf({ qty: '4', arrivedQty: '3' }),
    openOf({ qty: '4', arrivedQty: '3', lostQty: '1' }),
  ]).toEqual(['4.0000', '1.0000', '0.0000']);
});
