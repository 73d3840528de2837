import { describe, expect, test } from 'vitest';
import { calledOff, checkContract, crossesAlarm, isBeyond } from './contract.rules.ts';

const fields = (row: Parameters<typeof checkContract>[0]) => checkContract(row).map(({ field }) => field);
const oil = (own: object) => ({ materialId: 1, unitId: 10, listPrice: '2', ...own });

describe('a contract by itself', () => {
  test('does not end before it begins', () => {
    expect(fields({ startDate: '2026-02-01', endDate: '2026-01-31' })).toEqual(['endDate']);
    expect(fields({ startDate: '2026-02-01', endDate: '2026-02-01' })).toEqual([]);
  });

  test('has one price of a material, unit and quantity on a day', () => {
    expect(fields({ prices: [oil({}), oil({ minQty: '2000' }), oil({ unitId: 11 })] })).toEqual([]);
    expect(fields({ prices: [oil({}), oil({ minQty: '0' })] })).toEqual(['prices.1.minQty']);
    expect(fields({ prices: [oil({ validTo: '2026-06-30' }), oil({ validFrom: '2026-07-01' })] })).toEqual([]);
    expect(fields({ prices: [oil({ validTo: '2026-07-01' }), oil({ validFrom: '2026-07-01' })] })).toEqual([
      'prices.1.minQty',
    ]);
  });

  test('has prices above zero that end after they begin, and one charge of a port and material', () => {
    expect(fields({ prices: [oil({ listPrice: '0' })] })).toEqual(['prices.0.listPrice']);
    expect(fields({ prices: [oil({ validFrom: '2026-07-02', validTo: '2026-07-01' })] })).toEqual(['prices.0.validTo']);
    expect(fields({ portCharges: [{ portId: 1 }, { portId: 1, materialId: 2 }, { portId: 1 }] })).toEqual([
      'portCharges.2.portId',
    ]);
  });
});

describe('what is called off', () => {
  test('is the amounts of the lines without what will not come', () => {
    const lines = [
      { qty: '3000', amount: '5910.00' },
      { qty: '3', closedQty: '1', amount: '100.00' },
      { qty: '0', amount: '0.00' },
    ];
    expect(calledOff(lines)).toBe('5976.67');
  });

  test('reaches the ceiling and does not go beyond it', () => {
    expect(isBeyond('4090.00', '5910.00', '10000.00')).toBe(false);
    expect(isBeyond('4090.01', '5910.00', '10000.00')).toBe(true);
  });

  test.each([
    ['0', '8999.99', false],
    ['0', '9000.00', true],
    ['8999.99', '10000.00', true],
    ['9000.00', '10000.00', false],
  ])('from %s to %s of 10,000 tells it once: %s', (before, after, told) => {
    expect(crossesAlarm(before, after, '10000')).toBe(told);
  });
});
