import { expect, test } from 'vitest';
import { checkEquipment, checkPlace, counterOf, isMachine } from './equipment.rules.ts';

/** A line of eight levels, and a group beside it. */
const all = [
  ...Array.from({ length: 8 }, (_, i) => ({ id: i + 1, parentId: i || null })),
  { id: 20, parentId: null },
  { id: 21, parentId: 20 },
];

test.each([
  ['at the top', { parentId: null }, []],
  ['at the eighth level', { parentId: 7 }, []],
  ['at a ninth level', { parentId: 8 }, ['parentId']],
  ['below what is not on the ship', { parentId: 99 }, ['parentId']],
  ['below itself', { id: 2, parentId: 2 }, ['parentId']],
  ['below what hangs on it', { id: 2, parentId: 5 }, ['parentId']],
  ['with all that hangs on it deeper than eight levels', { id: 20, parentId: 7 }, ['parentId']],
  ['with all that hangs on it to the eighth level', { id: 20, parentId: 6 }, []],
])('an equipment put %s', (_, row, wrong) => {
  expect(checkPlace(all, row).map(({ field }) => field)).toEqual(wrong);
});

test('nothing is commissioned before it is installed', () => {
  expect(checkEquipment({ installDate: '2020-05-02', commissionDate: '2020-05-01' })).toHaveLength(1);
  expect(checkEquipment({ installDate: '2020-05-01', commissionDate: '2020-05-01' })).toEqual([]);
  expect(checkEquipment({ installDate: null, commissionDate: '2020-05-01' })).toEqual([]);
});

test.each([
  ['its own', 3, 101],
  ['that of the nearest above', 5, 101],
  ['none beside', 21, null],
])('a machine goes by %s counter', (_, equipmentId, found) => {
  const counters = [
    { id: 100, equipmentId: 1 },
    { id: 101, equipmentId: 3 },
    { id: 102, equipmentId: 3 },
  ];
  expect(counterOf(all, counters, equipmentId)).toBe(found);
});

test('groups and systems are no machines', () => {
  expect(['GROUP', 'SYSTEM', 'EQUIPMENT', 'COMPONENT', null].map(isMachine)).toEqual([false, false, true, true, false]);
});
