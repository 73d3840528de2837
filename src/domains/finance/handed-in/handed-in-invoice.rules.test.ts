import { expect, test } from 'vitest';
import { askedFor, grossOf, saysOther } from './handed-in-invoice.rules.ts';

const LINES = [
  { quantity: '98', unitPrice: '250', taxRate: '0.13' },
  { quantity: '3', unitPrice: '1.115', taxRate: null },
];

test('a line asks for quantity times price and its tax, each to the cent', () => {
  expect(askedFor(LINES[0]!)).toEqual({ netAmount: '24500.00', taxAmount: '3185.00' });
  expect(askedFor(LINES[1]!)).toEqual({ netAmount: '3.35', taxAmount: '0.00' });
  expect(grossOf(LINES)).toBe('27688.35');
});

test.each([
  ['27688.35', false],
  ['27688.37', false],
  ['27688.33', false],
  ['27688.38', true],
  ['27688.32', true],
  ['27685.00', true],
])('a paper of %s for 27688.35 on two lines says another sum: %s', (paperGross, other) => {
  expect(saysOther(paperGross, LINES)).toBe(other);
});
