import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imoCheckDigit, isImoNumber } from './imo.rules.ts';

test.each(['9074729', '9991006', '9991123', '9991197'])('%s is an IMO number', (imo) =>
  expect(isImoNumber(imo)).toBe(true),
);

test.each(['9074728', '907472', '90747290', 'IMO9074729', ''])('%j is none', (imo) =>
  expect(isImoNumber(imo)).toBe(false),
);

test('every other last digit is refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100000, max: 999999 }), fc.integer({ min: 1, max: 9 }), (six, off) => {
      const digit = imoCheckDigit(String(six));
      return isImoNumber(`${six}${digit}`) && !isImoNumber(`${six}${(digit + off) % 10}`);
    }),
  );
});
