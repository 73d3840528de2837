import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, eq, lte, mul, round, sub } from '../../../kernel/value/decimal.ts';
import { basePart, byDueDate, crossed, receiptDifference, unallocatedOf } from './receipt.rules.ts';

test('the exchange difference is that of payments with the sign turned', () => {
  // 50,000 USD booked at 7.1825; 30,000 come at 7.1650, a loss of 525.00, and 20,000 at 7.2010, a gain of 370.00.
  const first = basePart('0', '30000', '7.1825', '0');
  const second = basePart('30000', '20000', '7.1825', first);
  expect([first, second]).toEqual(['215475.00', '143650.00']);
  expect(receiptDifference(first, round(mul('30000', '7.1650'), 2))).toBe('525.00');
  expect(receiptDifference(second, round(mul('20000', '7.2010'), 2))).toBe('-370.00');
});

test('1,000.00 at 7.1825 in three parts is 7,182.50 to the cent', () => {
  const a = basePart('0', '333.33', '7.1825', '0');
  const b = basePart('333.33', '333.33', '7.1825', a);
  const c = basePart('666.66', '333.34', '7.1825', add(a, b));
  expect([a, b, c]).toEqual(['2394.14', '2394.15', '2394.21']);
});

test.each([
  [{ amount: '100.00', allocatedAmount: '30.00' }, '70.00'],
  [{ amount: '100.00', allocatedAmount: '100.00' }, '0.00'],
  [{ amount: '100.00' }, '100.00'],
])('%o leaves %s', (receipt, left) => {
  expect(unallocatedOf(receipt)).toBe(left);
});

test('an amount is in another currency what both come to in the base currency', () => {
  expect(crossed('1000.00', '7.1825', '1')).toBe('7182.50');
  expect(crossed('7182.50', '1', '7.1825')).toBe('1000.00');
});

const cents = (most: number) => fc.integer({ min: 0, max: most }).map((n) => (n / 100).toFixed(2));

test('whatever is received and released in whatever order, the parts that stand add up to the whole at the rate', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ release: fc.boolean(), at: fc.nat(9), amount: cents(999_999) }), { maxLength: 20 }),
      fc.integer({ min: 1, max: 99_999_999 }),
      (steps, n) => {
        const rate = (n / 10_000_000).toFixed(7);
        const live: { amount: string; base: string }[] = [];
        let [taken, counted] = ['0', '0'];
        for (const { release, at, amount } of steps) {
          const gone = release ? live.splice(at, 1)[0] : undefined;
          if (gone) [taken, counted] = [sub(taken, gone.amount), sub(counted, gone.base)];
          if (release) continue;
          const base = basePart(taken, amount, rate, counted);
          live.push({ amount, base });
          [taken, counted] = [add(taken, amount), add(counted, base)];
          expect(eq(counted, round(mul(taken, rate), 2))).toBe(true);
        }
      },
    ),
  );
});

test('money goes to the earliest due first, to none more than is open, and is used up before a later one gets any', () => {
  fc.assert(
    fc.property(
      cents(1_000_000),
      fc.array(fc.record({ day: fc.integer({ min: 10, max: 28 }), open: cents(300_000) }), { maxLength: 8 }),
      (money, rows) => {
        const dues = rows.map(({ day, open }, i) => ({ id: i + 1, dueDate: `2026-03-${day}`, open }));
        const parts = byDueDate(money, dues);
        const spent = parts.reduce((all, { amount }) => add(all, amount), '0');
        const owed = dues.reduce((all, { open }) => add(all, open), '0');
        expect(eq(spent, lte(owed, money) ? owed : money)).toBe(true);
        for (const { id, amount } of parts) expect(lte(amount, dues[id - 1]!.open)).toBe(true);
        const last = parts.at(-1);
        if (!last) return;
        // All that is due before the last that got something is received in full.
        for (const due of dues)
          if (due.dueDate < dues[last.id - 1]!.dueDate && Number(due.open) > 0)
            expect(parts.find(({ id }) => id === due.id)?.amount).toBe(due.open);
      },
    ),
  );
});
