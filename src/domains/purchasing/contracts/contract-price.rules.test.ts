import { describe, expect, test } from 'vitest';
import { lineAmounts } from '../orders/order-amounts.rules.ts';
import { contractPriceOf, departureOf, discounted, inTermsOf, isInForce } from './contract-price.rules.ts';

const [OIL, GREASE, LITRE, DRUM, SINGAPORE, NINGBO] = [1, 2, 10, 11, 20, 21];
const DAY = '2026-05-01';

/** Purchasing blueprint 5.8: 2.05 USD a litre, from 2,000 L on 1.92, and 0.05 more in one port. */
const LUBES = {
  contractStatus: 'ACTIVE',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  ships: [] as number[],
  ports: [] as number[],
  prices: [
    { materialId: OIL, unitId: LITRE, minQty: '2000', listPrice: '1.92' },
    { materialId: OIL, unitId: LITRE, listPrice: '2.05' },
    { materialId: GREASE, unitId: LITRE, listPrice: '8', discountPct: '12.5', validTo: '2026-06-30' },
    { materialId: GREASE, unitId: LITRE, listPrice: '8', discountPct: '10', validFrom: '2026-07-01' },
  ],
  portCharges: [
    { portId: SINGAPORE, addPerUnit: '0.05' },
    { portId: SINGAPORE, materialId: GREASE, addPerUnit: '0.20' },
  ],
};
const asked = { materialId: OIL, unitId: LITRE, portId: SINGAPORE, day: DAY };

describe('a contract price', () => {
  test('3,000 L are called off at 1.97, which comes to 5,910.00 (5.8)', () => {
    const unitPrice = contractPriceOf(LUBES, { ...asked, qty: '3000' });
    expect(unitPrice).toBe('1.970000');
    expect(lineAmounts({ qty: '3000', unitPrice }).amount).toBe('5910.00');
  });

  test.each([
    ['1999.9999', SINGAPORE, '2.100000'],
    ['2000', SINGAPORE, '1.970000'],
    ['2000', NINGBO, '1.920000'],
    ['1', null, '2.050000'],
  ])('%s L to port %s cost %s', (qty, portId, price) => {
    expect(contractPriceOf(LUBES, { ...asked, qty, portId })).toBe(price);
  });

  test('of a material goes before what its port adds to all, and follows the day', () => {
    const grease = { ...asked, materialId: GREASE, qty: '5' };
    expect(contractPriceOf(LUBES, grease)).toBe('7.200000');
    expect(contractPriceOf(LUBES, { ...grease, day: '2026-07-01' })).toBe('7.400000');
  });

  test('is none in another unit, of another material, below the first band', () => {
    expect(contractPriceOf(LUBES, { ...asked, qty: '10', unitId: DRUM })).toBeNull();
    expect(contractPriceOf(LUBES, { ...asked, qty: '10', materialId: 99 })).toBeNull();
    const [first] = LUBES.prices;
    expect(contractPriceOf({ ...LUBES, prices: [first!] }, { ...asked, qty: '1999' })).toBeNull();
  });

  test('is a list price less its discount, six places', () => {
    expect(discounted({ listPrice: '8', discountPct: '12.5' })).toBe('7.000000');
    expect(discounted({ listPrice: '0.333333', discountPct: '33.33' })).toBe('0.222233');
  });

  test('is compared in the tax terms of the line', () => {
    const [inside, apart] = [
      { taxRate: '0.13', taxIncluded: true },
      { taxRate: '0.13', taxIncluded: false },
    ];
    expect(inTermsOf('113', inside, apart)).toBe('100.000000');
    expect(inTermsOf('100', apart, inside)).toBe('113.000000');
    expect(inTermsOf('113', inside, inside)).toBe('113');
  });
});

describe('a contract', () => {
  test.each([
    ['on its first day', { day: '2026-01-01' }, {}, true],
    ['on its last day', { day: '2026-12-31' }, {}, true],
    ['before it begins', { day: '2025-12-31' }, {}, false],
    ['after it has ended', { day: '2027-01-01' }, {}, false],
    ['while it is suspended', { day: DAY }, { contractStatus: 'SUSPENDED' }, false],
    ['for a ship it names', { day: DAY, vesselId: 5 }, { ships: [5, 6] }, true],
    ['for a ship it does not name', { day: DAY, vesselId: 7 }, { ships: [5, 6] }, false],
    ['for a unit ashore where it names ships', { day: DAY, vesselId: null }, { ships: [5] }, false],
    ['for a port it does not name', { day: DAY, portId: NINGBO }, { ports: [SINGAPORE] }, false],
  ])('%s', (_name, place, change, binds) => {
    expect(isInForce({ ...LUBES, ...change }, place)).toBe(binds);
  });
});

describe('a line departs from its contract', () => {
  test.each([
    ['1.97', null, '0', null],
    ['2.00', null, '0', '1.52'],
    ['2.00', null, '1.52', null],
    ['2.00', null, '1.51', '1.52'],
    ['1.90', null, '2', '-3.55'],
    ['2.00', '1.5', '0', null],
    ['2.00', '10', null, '-8.63'],
  ])('%s less %s %% with a tolerance of %s %%: %s', (unitPrice, discountPct, tolerance, pct) => {
    expect(departureOf({ unitPrice, discountPct }, '1.97', tolerance)).toBe(pct);
  });

  test('not where no contract names it', () => {
    expect(departureOf({ unitPrice: '5' }, null, '0')).toBeNull();
  });
});
