import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, gte, lte, mul, round, sub } from '../../../kernel/value/decimal.ts';
import {
  adjustedFreight,
  commissionOf,
  deadfreightOf,
  type FreightTerms,
  freightOf,
  hireOf,
  ratePerTonne,
} from './freight.rules.ts';
import { daysUntil, despatchOf, interestOf, netOf, tceOf, timeBar, voyageResult } from './settlement.rules.ts';

const WS: FreightTerms = { freightType: 'WORLDSCALE', wsFlat: '10.45', wsPoints: '165', minQty: '38000' };

/** Cents as a decimal. */
const money = fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => (cents / 100).toFixed(2));
const tonnes = fc.integer({ min: 1, max: 400_000_000 }).map((kg) => (kg / 1000).toFixed(3));
const share = fc.integer({ min: 0, max: 10_000 }).map((parts) => (parts / 10_000).toFixed(4));

test('freight by Worldscale, deadfreight below the least quantity, and both commissions', () => {
  expect(ratePerTonne(WS)).toBe('17.2425');
  expect(freightOf(WS, { qty: '37260' })).toBe('642455.55');
  expect(deadfreightOf(WS, '37260')).toEqual({ tonnes: '740', amount: '12759.45' });
  const gross = add(add('642455.55', '12759.45'), '15375.00');
  expect(round(gross, 2)).toBe('670590.00');
  expect([commissionOf(gross, '0.0125'), commissionOf(gross, '0.0250')]).toEqual(['8382.38', '16764.75']);
});

test('freight a tonne, a lump sum and by the day; what is missing stays unknown', () => {
  expect(freightOf({ freightType: 'PER_TON', rate: '69.20' }, { qty: '8500' })).toBe('588200.00');
  expect(freightOf({ freightType: 'LUMPSUM', rate: '420000' }, { qty: '8500' })).toBe('420000.00');
  expect(freightOf({ freightType: 'PER_DAY', rate: '15500' }, { days: '29.4' })).toBe('455700.00');
  expect(freightOf({ freightType: 'PER_TON' }, { qty: '8500' })).toBeNull();
  expect(deadfreightOf(WS, '38000.001')).toEqual({ tonnes: '0', amount: '0.00' });
});

test('hire of thirty days less the hours off hire and the commission', () => {
  expect(hireOf({ days: '30', offHireHours: '14.4', rate: '15500', commission: '0.0375' })).toBe('438611.25');
});

test('freight of a long-term contract moves by whole steps beyond the dead band', () => {
  const terms = { freight: '68.00', baseFuelPrice: '4500', deadBand: '100', stepPrice: '100', stepFreight: '0.60' };
  expect(adjustedFreight(terms, '4830')).toEqual({ steps: 2, freight: '69.20' });
  expect(adjustedFreight(terms, '4280')).toEqual({ steps: -1, freight: '67.40' });
  expect(adjustedFreight(terms, '4600')).toEqual({ steps: 0, freight: '68.00' });
  expect(adjustedFreight(terms, '4699.99')).toEqual({ steps: 0, freight: '68.00' });
  expect(adjustedFreight(terms, '4700')).toEqual({ steps: 1, freight: '68.60' });
});

test('despatch of the days saved, demurrage less the address commission, the day of the time bar', () => {
  expect(despatchOf({ qty: '55000', ratePerDay: '12000', usedDays: '3.75', despatchRate: '6000' })).toEqual({
    allowedDays: '4.58333',
    savedDays: '0.83333',
    amount: '5000.00',
  });
  expect(despatchOf({ qty: '55000', ratePerDay: '12000', usedDays: '5', despatchRate: '6000' }).amount).toBe('0.00');
  expect(netOf('15375.00', '0.0125')).toBe('15182.81');
  expect(timeBar('2026-03-09', 90)).toBe('2026-06-07');
  expect([daysUntil('2026-05-31', '2026-06-07'), daysUntil('2026-06-08', '2026-06-07')]).toEqual([7, -1]);
});

test('interest is simple, by a year of 365 days, and none before the day', () => {
  expect(interestOf('15182.81', '0.0500', 73)).toBe('151.83');
  expect(interestOf('15182.81', '0.0500', -3)).toBe('0.00');
});

test('the result of the worked voyage, and what it is a day', () => {
  const net = voyageResult({
    gross: '670590.00',
    commissions: ['0.0125', '0.0250'],
    bunkers: '113905',
    portCosts: '96500',
    otherCosts: '8200',
  });
  expect(net).toBe('426837.87');
  expect(tceOf(net, '15.5')).toBe('27537.93');
});

test('two ships for one cargo: the quicker and the thriftier one earns more a day', () => {
  const ship = (bunkers: string) =>
    voyageResult({ gross: '588200', commissions: [], bunkers, portCosts: '86000', otherCosts: null });
  const [a, b] = [ship('148500'), ship('171200')];
  expect([a, b]).toEqual(['353700.00', '331000.00']);
  expect([tceOf(a, '6.5'), tceOf(b, '7.0')]).toEqual(['54415.38', '47285.71']);
  expect(tceOf(a, '0')).toBeNull();
});

test('whatever the figures, freight and deadfreight together pay for the least quantity to the cent', () => {
  fc.assert(
    fc.property(money, tonnes, tonnes, (rate, loaded, minQty) => {
      const terms: FreightTerms = { freightType: 'PER_TON', rate, minQty };
      const paid = add(freightOf(terms, { qty: loaded })!, deadfreightOf(terms, loaded).amount!);
      const least = round(mul(minQty, rate), 2);
      // Both parts are rounded: a cent at most lies between.
      return gte(add(paid, '0.01'), least);
    }),
  );
});

test('whatever the figures, a net amount and its commission are the amount, and neither is below zero', () => {
  fc.assert(
    fc.property(money, share, (amount, part) => {
      const net = netOf(amount, part)!;
      return gte(net, '0') && lte(net, amount) && lte(sub(sub(amount, net), commissionOf(amount, part)!), '0.01');
    }),
  );
});

test('whatever the price of fuel, a step more never lowers the freight', () => {
  const terms = { freight: '68.00', baseFuelPrice: '4500', deadBand: '100', stepPrice: '100', stepFreight: '0.60' };
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9000 }), fc.integer({ min: 0, max: 900 }), (price, more) =>
      gte(adjustedFreight(terms, String(price + more)).freight, adjustedFreight(terms, String(price)).freight),
    ),
  );
});
