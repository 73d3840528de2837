import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, gte, mul, round } from '../../../kernel/value/decimal.ts';
import { checkApplication, duplicateOf, estimateOf, MOST_LINES, partSourceOf } from './application.rules.ts';

const line = (more: object = {}) => ({ materialId: 1, itemName: '缆绳', applyQty: '4', ...more });
const fieldsOf = (application: Parameters<typeof checkApplication>[0]) =>
  checkApplication(application).map(({ field }) => field);

describe('an application by itself', () => {
  test('lubricants, paint and medicine come from the catalogue, stores may be described', () => {
    const free = [line({ materialId: null })];
    expect(fieldsOf({ purchaseType: 'STORES', lines: free })).toEqual([]);
    for (const purchaseType of ['LUBE', 'PAINT', 'MEDICINE'])
      expect(fieldsOf({ purchaseType, lines: free })).toEqual(['lines.0.materialId']);
  });

  test('asks for more than nothing, and is granted no more than it asked for', () => {
    const lines = [line({ applyQty: '0' }), line({ approvedQty: '4.5' }), line({ approvedQty: '4' })];
    expect(fieldsOf({ purchaseType: 'STORES', lines })).toEqual(['lines.0.applyQty', 'lines.1.approvedQty']);
  });

  test('a line of which nothing is granted says why', () => {
    const lines = [line({ approvedQty: '0' }), line({ approvedQty: '0', auditRemark: '船存充足' })];
    expect(fieldsOf({ purchaseType: 'STORES', lines })).toEqual(['lines.0.auditRemark']);
  });

  test('is no longer than an application may be', () => {
    const lines = Array.from({ length: MOST_LINES + 1 }, () => line());
    expect(fieldsOf({ purchaseType: 'STORES', lines })).toEqual(['lines']);
  });

  test('critical items come from their maker unless somebody says otherwise', () => {
    expect([partSourceOf(null, true), partSourceOf(undefined, false), partSourceOf('ANY', true)]).toEqual([
      'OEM',
      'ANY',
      'ANY',
    ]);
  });
});

describe('what an application comes to', () => {
  test('granted quantities before requested ones; lines without a price are counted', () => {
    const lines = [
      { applyQty: '10', approvedQty: '4', price: '12.345678' },
      { applyQty: '3', approvedQty: null, price: '0.005' },
      { applyQty: '7', approvedQty: null, price: null },
    ];
    // 49.382712 and 0.015, each rounded half up.
    expect(estimateOf(lines)).toEqual({ amount: '49.40', unpriced: 1 });
    expect(estimateOf([])).toEqual({ amount: '0.00', unpriced: 0 });
  });

  test('is the sum of its lines, and granting less never costs more', () => {
    const hundredths = fc.integer({ min: 0, max: 1_000_000 }).map((n) => (n / 100).toFixed(2));
    const lines = fc.array(fc.record({ applyQty: hundredths, price: hundredths }), { maxLength: 20 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 100 }), (given, share) => {
        const whole = estimateOf(given).amount;
        const sum = given.reduce((total, one) => add(total, round(mul(one.applyQty, one.price), 2)), '0');
        expect(round(sum, 2)).toBe(whole);
        const less = given.map((one) => ({ ...one, approvedQty: round(mul(one.applyQty, String(share / 100)), 4) }));
        expect(gte(whole, estimateOf(less).amount)).toBe(true);
      }),
    );
  });
});

test('a line looks like one too many where the same is on its way, or more than the ship may keep is asked for', () => {
  expect(duplicateOf({ onOrderQty: '2', maxQty: null }, '1')?.en).toContain('on its way');
  expect(duplicateOf({ onOrderQty: '0', maxQty: '10' }, '10.5')?.en).toContain('More than');
  expect(duplicateOf({ onOrderQty: null, maxQty: '10' }, '10')).toBeUndefined();
  expect(duplicateOf({ onOrderQty: null, maxQty: null }, '1000')).toBeUndefined();
});
