import { expect, test } from 'vitest';
import { openShares, orderShares } from './order-shares.rules.ts';

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

const LINE = { qty: '10', unitPrice: '100', taxRate: '0', taxIncluded: false };
const FREIGHT = { amount: '30', taxRate: '0.06' };
const OPEN: readonly (readonly [string, object, object, object, string[]])[] = [
  ['nothing is invoiced', {}, {}, {}, ['1010.00', '2020.00']],
  ['goods are invoiced in part', { invoicedQty: '4' }, {}, {}, ['610.00', '2020.00']],
  ['all goods are invoiced', { invoicedQty: '10' }, { invoicedQty: '10' }, {}, ['10.00', '20.00']],
  ['the freight is invoiced before the goods', {}, {}, { invoicedQty: '1' }, ['1000.00', '2000.00']],
  ['all of it is invoiced', { invoicedQty: '10' }, { invoicedQty: '10' }, { invoicedQty: '1' }, ['0.00', '0.00']],
  ['a line is closed short', { closedQty: '5', invoicedQty: '5' }, {}, {}, ['10.00', '2020.00']],
  ['more is invoiced than was ordered', { invoicedQty: '11' }, { invoicedQty: '10' }, {}, ['10.00', '20.00']],
];

test.each(OPEN)('goods are free with their invoice and freight with its own: %s', (_, one, two, freight, shares) => {
  const lines = [
    { ...LINE, ...one },
    { ...LINE, unitPrice: '200', ...two },
  ];
  expect(openShares(lines, [{ ...FREIGHT, ...freight }], '1')).toEqual(shares);
});
