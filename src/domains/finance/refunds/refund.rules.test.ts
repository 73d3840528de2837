import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eq, gte, isZero, lte, sub, sum } from '../../../kernel/value/decimal.ts';
import { creditAs, prepayableOf, remainingOf } from '../prepayments/prepayment.rules.ts';
import { counted, isFarFrom, refundOf } from './refund.rules.ts';

test.each([
  ['700.00', '700.00', false],
  ['735.00', '700.00', false],
  ['735.01', '700.00', true],
  ['664.99', '700.00', true],
])('%s where the rates make it %s is far off: %s', (received, byRates, far) => {
  expect(isFarFrom(received, byRates)).toBe(far);
});

const PREPAID = { amount: '300.00', baseAmount: '2154.75', used: '0.00', usedBase: '0.00' };

test.each([
  // USD 300.00 was prepaid at 7.1825 and a third of it came back at 7.20: a gain.
  [PREPAID, '100.00', '720.00', '718.25', '-1.75'],
  [PREPAID, '300.00', '2154.75', '2154.75', '0.00'],
  // What is left takes what is left of its cost, whatever was rounded before.
  [{ ...PREPAID, used: '200.00', usedBase: '1436.51' }, '100.00', '700.00', '718.24', '18.24'],
  [{ ...PREPAID, refunded: '200.00', refundedBase: '1436.51' }, '100.00', '718.24', '718.24', '0.00'],
])('of %j %s comes back as %s: it cost %s, a difference of %s', (credit, amount, received, costBase, exchangeDiff) => {
  expect(refundOf(credit, amount, received)).toEqual({ costBase, exchangeDiff });
});

test('what came back may be prepaid anew, and is not owed any more', () => {
  const credit = { limitAmount: '300.00', askedAmount: '0', amount: '300.00', used: '100.00', refunded: '120.00' };
  expect([prepayableOf(credit), remainingOf(credit), creditAs(credit)]).toEqual(['120.00', '80.00', 'OPEN']);
  expect(creditAs({ ...credit, refunded: '200.00' })).toBe('USED');
});

const cents = (most: number) => fc.integer({ min: 1, max: most }).map((n) => (n / 100).toFixed(2));

test('parts that come back, or did not after all, never cost more than was prepaid, and all of them cost all of it', () => {
  fc.assert(
    fc.property(
      cents(900_000),
      cents(6_000_000),
      fc.array(fc.tuple(cents(400_000), fc.boolean())),
      (amount, baseAmount, steps) => {
        let credit: Parameters<typeof counted>[0] = { amount, baseAmount, used: '0.00', usedBase: '0.00' };
        const live: { amount: string; costBase: string }[] = [];
        const back = (part: string) => {
          const refund = { amount: part, costBase: refundOf(credit, part, '0').costBase };
          live.push(refund);
          credit = { ...credit, ...counted(credit, refund) };
        };
        for (const [part, voids] of steps) {
          const gone = voids ? live.shift() : undefined;
          if (gone)
            credit = {
              ...credit,
              ...counted(credit, { amount: sub('0', gone.amount), costBase: sub('0', gone.costBase) }),
            };
          else if (lte(part, remainingOf(credit))) back(part);
          expect(gte(credit.refundedBase ?? '0', '0') && lte(credit.refundedBase ?? '0', baseAmount)).toBe(true);
        }
        const rest = remainingOf(credit);
        if (!isZero(rest)) back(rest);
        expect(creditAs(credit)).toBe('USED');
        expect(eq(sum(live.map(({ costBase }) => costBase)) ?? '0', baseAmount)).toBe(true);
        expect(eq(credit.refunded ?? '0', amount)).toBe(true);
      },
    ),
  );
});
