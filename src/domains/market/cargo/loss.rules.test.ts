import { expect, test } from 'vitest';
import { limitsOf, lossOf } from './loss.rules.ts';

test('the worked example: 37.700 t are missing, 12.200 t beyond the allowance are paid at 6 800', () => {
  expect(lossOf({ blQty: '8500.000', outturnQty: '8462.300', allowance: '0.300', price: '6800.00' })).toEqual({
    lossQty: '37.700',
    lossRate: '0.444',
    lossPermille: '4.435',
    payableQty: '12.200',
    payableAmount: '82960.00',
  });
});

test.each([
  ['within the allowance nothing is paid', '8500', '8474.500', '25.500', '0.000', '0.00'],
  ['more received than billed is a loss below zero and no claim', '8500', '8510.000', '-10.000', '0.000', '0.00'],
])('%s', (_name, blQty, outturnQty, lossQty, payableQty, payableAmount) => {
  expect(lossOf({ blQty, outturnQty, allowance: '0.300', price: '6800' })).toMatchObject({
    lossQty,
    payableQty,
    payableAmount,
  });
});

test('as long as the outturn is not known there is no loss, and without a price no amount', () => {
  expect(lossOf({ blQty: '8500', outturnQty: null, allowance: '0.300', price: '6800' }).lossQty).toBeNull();
  const { payableQty, payableAmount } = lossOf({ blQty: '8500', outturnQty: '8462.3', allowance: '0.3', price: null });
  expect([payableQty, payableAmount]).toEqual(['12.200', null]);
});

test('a tolerance of 5 % goes both ways; without one the quantity is exact', () => {
  expect(limitsOf({ qty: '40000.000', tolerancePct: '5.00' })).toEqual({ minQty: '38000.000', maxQty: '42000.000' });
  expect(limitsOf({ qty: '8500.000', tolerancePct: null })).toEqual({ minQty: '8500.000', maxQty: '8500.000' });
});
