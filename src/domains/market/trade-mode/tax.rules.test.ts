import { expect, test } from 'vitest';
import { type TaxedOil, type TaxRates, taxesOf, taxTotals } from './tax.rules.ts';

const RATES: TaxRates = { dutyPct: '1', exciseYuan: '1.2', fuelLitres: '1015', dieselLitres: '1176', vatPct: '13' };
const oil = (over: Partial<TaxedOil> = {}): TaxedOil => ({
  grade: 'VLSFO',
  bonded: true,
  qty: '86.500',
  unitPrice: '3900.00',
  treatment: 'DUTY_PAY',
  paperDuty: null,
  paperExcise: null,
  paperVat: null,
  ...over,
});

test('bonded oil that comes home bears duty, excise and VAT (market 5.10)', () => {
  const taxes = taxesOf('DOMESTIC', oil(), RATES);
  expect(taxes).toEqual({ oilValue: '337350.00', duty: '3373.50', excise: '105357.00', vat: '57990.47' });
  expect(taxTotals([taxes])).toEqual({ costTax: '108730.50', vatTotal: '57990.47', taxTotal: '166720.97' });
});

test('amounts of the customs paper go before what is reckoned, and VAT is on them', () => {
  const taxes = taxesOf('DOMESTIC', oil({ paperDuty: '3400.00', paperExcise: '105000.00' }), RATES);
  // (337 350 + 3 400 + 105 000) x 13 %
  expect(taxes).toMatchObject({ duty: '3400.00', excise: '105000.00', vat: '57947.50' });
  expect(taxesOf('DOMESTIC', oil({ paperVat: '58000.00' }), RATES).vat).toBe('58000.00');
});

test('a tonne of diesel oil has more litres than one of fuel oil, and gas bears no excise', () => {
  expect(taxesOf('DOMESTIC', oil({ grade: 'MGO', qty: '10.000' }), RATES).excise).toBe('14112.00');
  expect(taxesOf('DOMESTIC', oil({ grade: 'LNG', qty: '10.000' }), RATES).excise).toBe('0.00');
});

test.each([
  ['that is not bonded', 'DOMESTIC', oil({ bonded: false, treatment: null })],
  ['that is sealed', 'DOMESTIC', oil({ treatment: 'KEEP_SEALED' })],
  ['that was taken off', 'DOMESTIC', oil({ treatment: 'TRANSFER_OFF' })],
  ['of which nobody said yet what becomes of it', 'DOMESTIC', oil({ treatment: null })],
  ['that goes abroad', 'FOREIGN', oil()],
] as const)('no tax is due on oil %s', (_, toMode, line) => {
  const taxes = taxesOf(toMode, line, RATES);
  expect(taxes).toEqual({ oilValue: '337350.00', duty: null, excise: null, vat: null });
  expect(taxTotals([taxes])).toEqual({ costTax: null, vatTotal: null, taxTotal: null });
});
