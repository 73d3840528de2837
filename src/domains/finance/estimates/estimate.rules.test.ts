import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, eq, gte, isNegative, lte, mul, neg, orZero, round, sub, sum } from '../../../kernel/value/decimal.ts';
import {
  baseOf,
  estimatedOf,
  freedBy,
  lastDayOf,
  needsReason,
  reversalDayOf,
  standingOf,
  totalsOf,
} from './estimate.rules.ts';

test.each([
  ['2026-02', '2026-02-28', '2026-03-01'],
  ['2028-02', '2028-02-29', '2028-03-01'],
  ['2026-12', '2026-12-31', '2027-01-01'],
])('%s is posted on %s and taken back on %s', (month, last, next) => {
  expect([lastDayOf(month), reversalDayOf(month)]).toEqual([last, next]);
});

test.each([
  // The worked examples of purchasing 5.12 and of finance C6a.
  [{ acceptedQty: '35', invoicedQty: '0', unitPrice: '12.50', rate: '7.12' }, '437.50', '3115.00'],
  [{ acceptedQty: '98', invoicedQty: '0', unitPrice: '250.00', rate: '1' }, '24500.00', '24500.00'],
  [{ acceptedQty: '100', invoicedQty: '65', unitPrice: '12.50', rate: '7.12' }, '437.50', '3115.00'],
  [{ acceptedQty: '2', invoicedQty: '3', unitPrice: '10', rate: '1' }, '0.00', '0.00'],
])('%o comes to %s in its currency and %s in base currency', (line, amount, base) => {
  const estimateAmount = estimatedOf(line);
  expect([estimateAmount, baseOf({ ...line, estimateAmount })]).toEqual([amount, base]);
});

const quantity = fc.integer({ min: 0, max: 9_999_999 }).map((n) => (n / 1000).toFixed(3));
const price = fc.integer({ min: 0, max: 2_000_000_000 }).map((n) => (n / 1_000_000).toFixed(6));

test('whatever came and is invoiced: both together are what was accepted at its price, to the cent', () => {
  fc.assert(
    fc.property(quantity, quantity, price, (some, more, unitPrice) => {
      const line = { acceptedQty: add(some, more), invoicedQty: some, unitPrice };
      const invoiced = round(mul(some, unitPrice), 2);
      expect(eq(add(estimatedOf(line), invoiced), round(mul(line.acceptedQty, unitPrice), 2))).toBe(true);
    }),
  );
});

test.each([
  ['1000.00', '1100.00', false],
  ['1000.00', '900.00', false],
  ['1000.00', '1100.01', true],
  ['1000.00', '0', true],
  ['0.00', '0.01', true],
])('of %s changed to %s one says why: %s', (systemAmount, estimateAmount, asked) => {
  expect(needsReason({ systemAmount, estimateAmount })).toBe(asked);
});

test.each([
  [null, '300.00'],
  ['4', '180.00'],
  ['10', '0.00'],
  ['12', '0.00'],
])('of ten pieces of which %s are invoiced in the same month after all %s stands', (laterQty, stands) => {
  const line = { acceptedQty: '15', invoicedQty: '5', estimateAmount: '300.00', rate: '1', laterQty };
  expect(standingOf(line)).toBe(stands);
  expect(totalsOf([line, { estimateAmount: '10', rate: '7.1' }])).toEqual({
    baseTotal: '371.00',
    standingTotal: round(add(stands, '71'), 2),
  });
});

const PLACE = { source: 'purchasing.purchaseOrder', sourceId: 1, organizationId: 2, subjectId: 3 };

test('what is estimated is bound no more, the earliest month first, and no more than is bound', () => {
  const bound = [
    { ...PLACE, month: '2026-06', amount: '100.00' },
    { ...PLACE, month: '2026-05', amount: '40.00' },
    { ...PLACE, subjectId: 4, month: '2026-05', amount: '40.00' },
  ];
  expect(freedBy([{ ...PLACE, amount: '60.00' }], bound)).toEqual([
    { organizationId: 2, subjectId: 3, month: '2026-05', amount: '-40.00' },
    { organizationId: 2, subjectId: 3, month: '2026-06', amount: '-20.00' },
  ]);
  expect(freedBy([{ ...PLACE, amount: '900.00' }], bound)).toHaveLength(2);
  expect(freedBy([{ ...PLACE, sourceId: 9, amount: '900.00' }], bound)).toEqual([]);
});

test('whatever is estimated and bound: never more is freed than either', () => {
  const amount = fc.integer({ min: 1, max: 90_000 }).map((cents) => (cents / 100).toFixed(2));
  const bound = fc.record({ month: fc.constantFrom('2026-04', '2026-05', '2026-06'), amount });
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 4 }), fc.array(bound, { maxLength: 4 }), (asked, binds) => {
      const freed = freedBy(
        asked.map((one) => ({ ...PLACE, amount: one })),
        binds.map((one) => ({ ...PLACE, ...one })),
      );
      const all = neg(orZero(sum(freed.map((one) => one.amount))));
      const [whole, most] = [orZero(sum(asked)), orZero(sum(binds.map((one) => one.amount)))];
      expect(lte(all, whole) && lte(all, most)).toBe(true);
      expect(gte(all, whole) || gte(all, most)).toBe(true);
      expect(freed.every((one) => isNegative(one.amount))).toBe(true);
      expect(isNegative(sub(whole, all))).toBe(false);
    }),
  );
});
