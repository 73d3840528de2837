import fc from 'fast-check';
import { expect, test } from 'vitest';
import { abs, add, gte, isNegative, lte, sub, sum } from '../../../kernel/value/decimal.ts';
import { creditAs, creditPart, limitOf, prepayableOf, proposeCredits, remainingOf } from './prepayment.rules.ts';

test.each([
  ['1000.00', '0', '30', '300.00'],
  ['1000.00', '0', null, '0.00'],
  ['1000.00', '800.00', '30', '200.00'],
  ['1000.00', '1000.00', '30', '0.00'],
  ['1000.00', '1200.00', '30', '0.00'],
  ['28127.96', '0', '30', '8438.39'],
  ['100.01', '0', '100', '100.01'],
])('of %s, invoiced %s, at %s %% at most %s is prepaid', (gross, invoiced, prepayPct, limit) => {
  expect(limitOf({ gross, invoiced, prepayPct })).toBe(limit);
});

test.each([
  [{ limitAmount: '300.00', askedAmount: '0', amount: '0' }, '300.00'],
  [{ limitAmount: '300.00', askedAmount: '100.00', amount: '150.00' }, '50.00'],
  // The order was changed to less than was paid of it.
  [{ limitAmount: '100.00', askedAmount: '0', amount: '150.00' }, '0.00'],
])('of %j %s may be asked for', (credit, left) => {
  expect(prepayableOf(credit)).toBe(left);
});

test.each([
  [{ amount: null }, 'WAITING', '0.00'],
  [{ amount: '300.00', used: '0', heldAmount: '0' }, 'OPEN', '300.00'],
  [{ amount: '300.00', used: '100.00', heldAmount: '200.00' }, 'OPEN', '0.00'],
  [{ amount: '300.00', used: '300.00' }, 'USED', '0.00'],
])('a prepayment of %j is %s, and %s of it remains', (credit, stands, left) => {
  expect([creditAs(credit), remainingOf(credit)]).toEqual([stands, left]);
});

test('red invoices come first as a whole, then prepayments up to all that is left', () => {
  const reds = [
    { invoiceId: 1, amount: '-30.00' },
    { invoiceId: 2, amount: '-90.00' },
  ];
  const prepaid = [
    { creditId: 7, left: '50.00' },
    { creditId: 8, left: '100.00' },
  ];
  expect(proposeCredits('100.00', { reds, prepaid })).toEqual([
    { invoiceId: 1, creditId: null, amount: '-30.00' },
    { invoiceId: null, creditId: 7, amount: '-50.00' },
    { invoiceId: null, creditId: 8, amount: '-20.00' },
  ]);
  // A red invoice of all that is asked would leave nothing to pay.
  expect(proposeCredits('30.00', { reds, prepaid: [] })).toEqual([]);
});

const cents = (most: number) => fc.integer({ min: 1, max: most }).map((n) => (n / 100).toFixed(2));

test('what is proposed is never more than is asked, nor more of a credit than it has', () => {
  fc.assert(
    fc.property(cents(1_000_000), fc.array(cents(400_000)), fc.array(cents(400_000)), (total, taken, left) => {
      const lines = proposeCredits(total, {
        reds: taken.map((amount, i) => ({ invoiceId: i + 1, amount: `-${amount}` })),
        prepaid: left.map((amount, i) => ({ creditId: i + 1, left: amount })),
      });
      expect(gte(add(total, sum(lines.map(({ amount }) => amount)) ?? '0'), '0')).toBe(true);
      for (const { invoiceId, creditId, amount } of lines) {
        expect(isNegative(amount)).toBe(true);
        const most = creditId ? left[creditId - 1] : taken[(invoiceId ?? 0) - 1];
        expect(lte(abs(amount), most ?? '0')).toBe(true);
      }
    }),
  );
});

test('parts of a prepayment that are offset add up to what it cost', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 99_999 }), (shares, rate) => {
      const whole = shares.reduce((all, part) => all + part, 0);
      const amount = (whole / 100).toFixed(2);
      const baseAmount = ((whole * rate) / 1_000_000).toFixed(2);
      let [used, usedBase] = ['0.00', '0.00'];
      for (const share of shares) {
        const part = (share / 100).toFixed(2);
        usedBase = add(usedBase, creditPart({ amount, baseAmount, used, usedBase }, part));
        used = add(used, part);
      }
      expect(Number(sub(usedBase, baseAmount))).toBe(0);
    }),
  );
});
