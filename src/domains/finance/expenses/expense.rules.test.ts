import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, gte, lte, sub } from '../../../kernel/value/decimal.ts';
import { boundOf, invoicedAs, invoicedOf, needsPort, needsVoyage, openShare } from './expense.rules.ts';

test.each([
  [null, '1'],
  ['0', '1'],
  ['0.4', '0.6'],
  ['1', '0'],
  ['1.2', '0'],
])('of a line of which %s is invoiced %s is open', (invoicedShare, open) => {
  expect(sub(openShare({ invoicedShare }), open)).toMatch(/^0(\.0+)?$/);
});

test.each([
  ['12000.00', '0.25', '3000.00'],
  ['100.01', '0.3333', '33.33'],
  ['100.00', null, '0.00'],
])('of %s a share of %s is %s', (amount, invoicedShare, invoiced) => {
  expect(invoicedOf({ amount, invoicedShare })).toBe(invoiced);
});

test.each([
  [['0', null], 'OPEN'],
  [['0.5', '0'], 'PART'],
  [['1', '0'], 'PART'],
  [['1', '1.1'], 'DONE'],
] as const)('lines of which %j are invoiced make an expense %s', (shares, stands) => {
  expect(invoicedAs(shares.map((invoicedShare) => ({ amount: '100', invoicedShare })))).toBe(stands);
});

test('port dues name port and voyage, tugs the port alone', () => {
  expect([needsPort({ category: 'PORT_DUES' }), needsVoyage({ category: 'PORT_DUES' })]).toEqual([true, true]);
  expect([needsPort({ category: 'TOWING' }), needsVoyage({ category: 'TOWING' })]).toEqual([true, false]);
  expect([needsPort({ category: 'SURVEY' }), needsVoyage({ category: 'SURVEY' })]).toEqual([false, false]);
});

test('what is bound never grows as more is invoiced, and the last of it frees all', () => {
  const cents = fc.integer({ min: 1, max: 99_999_999 });
  const share = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(cents, share, share, fc.integer({ min: 1, max: 20_000 }), (amount, a, b, rate) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      const line = (of: number) => ({ amount: (amount / 100).toFixed(2), invoicedShare: (of / 10_000).toFixed(4) });
      const at = (rate / 1000).toFixed(3);
      expect(gte(boundOf(line(less), at), boundOf(line(more), at))).toBe(true);
      expect(boundOf(line(10_000), at)).toBe('0.00');
      expect(lte(boundOf(line(less), at), add(boundOf(line(0), at), '0'))).toBe(true);
    }),
  );
});
