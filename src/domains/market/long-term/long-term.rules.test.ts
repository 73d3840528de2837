import { expect, test } from 'vitest';
import { mul, round } from '../../../kernel/value/decimal.ts';
import { adjustedFreight } from './adjustment.rules.ts';
import { progressOf } from './progress.rules.ts';

const MONTHS = Array.from({ length: 12 }, (_, i) => ({
  month: `2026-${String(i + 1).padStart(2, '0')}`,
  qty: '20000.000',
}));

test('240 000 t over twelve months, 128 400 t done after seven: 53.500 %, 11 600 t behind, 22 320 t a month, amber', () => {
  expect(progressOf({ totalQty: '240000', doneQty: '128400', periods: MONTHS, today: '2026-08-02' })).toEqual({
    donePct: '53.500',
    expectedQty: '140000.000',
    behindQty: '11600.000',
    requiredQty: '22320.000',
    lamp: 'AMBER',
  });
});

test.each([
  ['133000', 'GREEN'],
  ['132999', 'AMBER'],
  ['126000', 'AMBER'],
  ['125999', 'RED'],
  ['150000', 'GREEN'],
])('%s t done after seven months is %s', (doneQty, lamp) => {
  expect(progressOf({ totalQty: '240000', doneQty, periods: MONTHS, today: '2026-08-31' }).lamp).toBe(lamp);
});

const TERMS = {
  baseFreight: '68.00',
  baseFuelPrice: '4500',
  deadBand: '100',
  stepPrice: '100',
  stepFreight: '0.60',
};

test.each([
  ['4830', 2, '69.20'],
  ['4280', -1, '67.40'],
  ['4599', 0, '68.00'],
  ['4400', 0, '68.00'],
  ['4700', 1, '68.60'],
])('at a mean of %s the freight moves %d steps to %s', (averagePrice, steps, freight) => {
  expect(adjustedFreight({ ...TERMS, averagePrice })).toEqual({ steps, freight });
});

test('8 500 t at the adjusted freight come to 588 200.00', () => {
  const { freight } = adjustedFreight({ ...TERMS, averagePrice: '4830' })!;
  expect(round(mul('8500', freight), 2)).toBe('588200.00');
});
