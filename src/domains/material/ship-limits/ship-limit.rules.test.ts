import { expect, test } from 'vitest';
import { checkCritical, checkShipLimit, limitFor } from './ship-limit.rules.ts';

test.each([
  ['of a ship', { organizationId: 1, shipType: null, minQty: '2', maxQty: '10' }, []],
  ['of a type', { organizationId: null, shipType: 'BULK_CARRIER', minQty: '2', maxQty: '2.0000' }, []],
  ['of nobody', { minQty: '2', maxQty: '10' }, ['organizationId']],
  ['of both', { organizationId: 1, shipType: 'BULK_CARRIER', minQty: '0', maxQty: '1' }, ['shipType']],
  ['with the minimum above', { organizationId: 1, minQty: '10', maxQty: '9' }, ['maxQty']],
])('a limit %s', (_, row, wrong) => {
  expect(checkShipLimit(row).map(({ field }) => field)).toEqual(wrong);
});

test('the minimum of a critical item is above zero', () => {
  expect(checkCritical(true, { minQty: '0.0000' })).toHaveLength(1);
  expect(checkCritical(true, { minQty: null })).toHaveLength(1);
  expect(checkCritical(true, { minQty: '1' })).toEqual([]);
  expect(checkCritical(false, { minQty: '0' })).toEqual([]);
});

test('the limit of a ship stands before that of her type, and that of another type is none', () => {
  const own = { id: 1, organizationId: 7, shipType: null };
  const type = { id: 2, organizationId: null, shipType: 'OIL_TANKER' };
  const pioneer = { organizationId: 7, shipType: 'OIL_TANKER' };
  expect(limitFor([type, own], pioneer)).toBe(own);
  expect(limitFor([type], pioneer)).toBe(type);
  expect(limitFor([type, own], { organizationId: 8, shipType: 'BULK_CARRIER' })).toBeUndefined();
});
