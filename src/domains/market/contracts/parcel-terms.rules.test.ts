import { expect, test } from 'vitest';
import { isChanged, termsOf } from './parcel-terms.rules.ts';

const parcel = {
  id: 7,
  customerId: 3,
  name: '甲醇',
  qty: '8500.000',
  minQty: '8075.000',
  maxQty: '8925.000',
  laycanFrom: '2026-03-20',
  laycanTo: '2026-03-23',
  loadPortId: 1,
  dischPortId: 2,
};
const contract = {
  direction: 'OUT',
  customerId: 3,
  cargoes: [{ id: 11, cargoId: 7, ...termsOf(parcel) }],
} as const;

test('a parcel is what was agreed to as long as tonnes, days, ports, name and customer are', () => {
  expect(isChanged(contract, parcel)).toBe(false);
  for (const over of [
    { qty: '85000.000' },
    { maxQty: null },
    { laycanTo: '2026-04-23' },
    { dischPortId: 9 },
    { name: '汽油' },
    { customerId: 4 },
  ])
    expect([over, isChanged(contract, { ...parcel, ...over })]).toEqual([over, true]);
});

test('a charter in takes the parcels of whoever offers them', () => {
  expect(isChanged({ ...contract, direction: 'IN', customerId: null }, parcel)).toBe(false);
});
