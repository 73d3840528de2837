import { expect, test } from 'vitest';
import { estimateOf, isHighCommission, shareOf } from './amount.rules.ts';

test.each([
  ['per tonne', { freightType: 'PER_TON', freightRate: '69.2000' }, '8500.000', '588200.00'],
  [
    'worldscale: flat 10.45 at 165 points',
    { freightType: 'WORLDSCALE', wsFlat: '10.4500', wsPoints: '165.00' },
    '37260.000',
    '642455.55',
  ],
  [
    'the minimum is paid for where less is agreed',
    { freightType: 'PER_TON', freightRate: '10', minQty: '38000' },
    '37260',
    '380000.00',
  ],
  ['a lumpsum whatever the quantity', { freightType: 'LUMPSUM', freightRate: '250000' }, null, '250000.00'],
  ['hire by the days', { freightType: 'PER_DAY', freightRate: '15500', periodDays: '30' }, null, '465000.00'],
  ['nothing while the rate is open', { freightType: 'PER_TON' }, '8500', null],
] as const)('%s', (_name, terms, qty, amount) => {
  expect(estimateOf(terms, qty)).toBe(amount);
});

test('commissions of 1.25 and 2.50 % are usual; together above 6.25 % somebody is asked', () => {
  expect(shareOf([{ pct: '1.25' }, { pct: '2.50' }])).toBe('3.75');
  expect([isHighCommission('6.250'), isHighCommission('6.251')]).toEqual([false, true]);
});
