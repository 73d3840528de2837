import { expect, test } from 'vitest';
import { type Item, sameItems } from './handover.rules.ts';

const order: Item = {
  itemType: 'ORDER',
  docNo: 'WO-PI-202611-0001',
  equipmentId: 7,
  itemName: '海水泵月检',
  qty: null,
  unitId: null,
  onDate: '2026-11-30',
  standing: 'ISSUED',
};
const part: Item = {
  itemType: 'PART',
  docNo: 'PO-1',
  equipmentId: 7,
  itemName: '机械密封',
  qty: '2',
  unitId: 3,
  onDate: '2026-12-04',
  standing: 'AWAITED',
};

test('lists of the same things are the same in whatever order, however a quantity is written', () => {
  expect(sameItems([order, part], [{ ...part, qty: '2.0000' }, order])).toBe(true);
  expect(sameItems([], [])).toBe(true);
});

test.each<[string, readonly Item[]]>([
  ['an order has begun', [{ ...order, standing: 'DOING' }, part]],
  ['its due date moved', [{ ...order, onDate: '2026-12-09' }, part]],
  ['part of the goods came', [order, { ...part, qty: '1' }]],
  ['one came', [order, part, { ...order, docNo: 'WO-PI-202611-0002' }]],
  ['one is gone', [order]],
  ['one took the place of the other', [order, order]],
])('they are others when %s', (_, now) => {
  expect(sameItems([order, part], now)).toBe(false);
});
