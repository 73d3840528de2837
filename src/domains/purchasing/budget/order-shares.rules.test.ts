import { expect, test } from 'vitest';
import { orderShares } from './order-shares.rules.ts';

test('100 pieces at 12.50 dollars and 7.10 cost 8,875.00', () => {
  expect(orderShares([{ qty: '100', unitPrice: '12.50', taxRate: '0', taxIncluded: false }], [], '7.10')).toEqual([
    '8875.00',
  ]);
});

test('tax is no cost; charges go with what they are charged for', () => {
  const line = { qty: '1', unitPrice: '113', taxRate: '0.13', taxIncluded: true };
  expect(orderShares([line, { ...line, unitPrice: '226' }], [{ amount: '30', taxRate: '0.06' }], '1')).toEqual([
    '110.00',
    '220.00',
  ]);
});

test('without a rate nothing is known', () => {
  expect(orderShares([{ qty: '1', unitPrice: '5' }], [], null)).toEqual(['0.00']);
});
