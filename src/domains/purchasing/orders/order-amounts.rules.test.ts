import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, eq } from '../../../kernel/value/decimal.ts';
import { lineAmounts, orderAmounts, splitTax } from './order-amounts.rules.ts';

test('a line with its tax inside comes apart as the blueprint has it', () => {
  // 40 x 168 x 0.98 with 13 % inside.
  expect(lineAmounts({ qty: '40', unitPrice: '168', discountPct: '2', taxRate: '0.13', taxIncluded: true })).toEqual({
    amount: '6585.60',
    net: '5827.96',
    tax: '757.64',
  });
});

test('a line without its tax bears it on top', () => {
  expect(lineAmounts({ qty: '3', unitPrice: '10.005', taxRate: '0.13', taxIncluded: false })).toEqual({
    amount: '30.02',
    net: '30.02',
    tax: '3.90',
  });
  expect(lineAmounts({ qty: '100', unitPrice: '12.50' })).toEqual({ amount: '1250.00', net: '1250.00', tax: '0.00' });
});

test('an order in dollars in base currency, once rounded at the end', () => {
  const lines = [{ qty: '100', unitPrice: '12.50' }];
  // 100 x 12.50 USD at 7.10 commits 8,875.00.
  expect(orderAmounts(lines, [], '7.10')).toEqual({
    goods: '1250.00',
    charges: '0.00',
    tax: '0.00',
    total: '1250.00',
    base: '8875.00',
  });
  expect(orderAmounts(lines, [{ amount: '150' }], null)).toMatchObject({
    charges: '150.00',
    total: '1400.00',
    base: null,
  });
});

test('net and tax are the amount where it is inside, and the total is the sum of what stands on the order', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((n) => (n / 100).toFixed(2));
  const rate = fc.constantFrom('0', '0.01', '0.03', '0.06', '0.09', '0.13');
  fc.assert(
    fc.property(cents, rate, (amount, taxRate) => {
      const { net, tax } = splitTax(amount, taxRate, true);
      expect(eq(add(net, tax), amount)).toBe(true);
    }),
  );
  const line = fc.record({ qty: cents, unitPrice: cents, taxRate: rate, taxIncluded: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.array(fc.record({ amount: cents, taxRate: rate })),
      (lines, extra) => {
        const { goods, charges, tax, total } = orderAmounts(lines, extra, '1');
        expect(eq(total, add(add(goods, charges), tax))).toBe(true);
        const nets = lines.map((one) => lineAmounts(one).net).reduce((a, b) => add(a, b), '0');
        expect(eq(goods, nets)).toBe(true);
      },
    ),
  );
});
