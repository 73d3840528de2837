import { expect, test } from 'vitest';
import {
  askedBy,
  claimCommission,
  claimDue,
  claimNet,
  documentsFor,
  interestTo,
  isComplete,
  isLow,
  settledShare,
} from './claim.rules.ts';

test('a statement asks for demurrage less commission, or else for despatch; one that comes to nothing asks for nothing', () => {
  const of = (demurrageAmount: string | null, despatchAmount: string | null) =>
    askedBy({ demurrageAmount, despatchAmount, addressCommission: '0.0125' });
  expect(of('15375.00', '0.00')).toEqual({ kind: 'DEMURRAGE', amount: '15375.00', commissionPct: '0.0125' });
  expect(of('0.00', '800.00')).toEqual({ kind: 'DESPATCH', amount: '800.00', commissionPct: null });
  expect([of('0.00', null), of(null, null)]).toEqual([undefined, undefined]);
});

test('the worked claim: what is due of it, what the commission takes, and the last day', () => {
  const claim = { amount: '15375.00', commissionPct: '0.0125' };
  expect([claimNet(claim), claimCommission(claim)]).toEqual(['15182.81', '192.19']);
  expect(claimDue({ completedOn: '2026-03-09', claimDays: 90 })).toBe('2026-06-07');
  expect(claimDue({ completedOn: '2026-03-09', claimDays: 90, extendedTo: '2026-07-31' })).toBe('2026-07-31');
  expect(claimDue({})).toBeNull();
});

test('a claim is complete when all that is needed is there', () => {
  const documents = documentsFor('DEMURRAGE');
  expect(isComplete(documents)).toBe(false);
  const got = documents.map((one) => ({ ...one, got: one.needed }));
  expect(isComplete(got)).toBe(true);
  // A protest may be wanting.
  expect(got.filter((one) => !one.got).map(({ document }) => document)).toEqual(['PROTEST']);
});

test('nine tenths of the net amount are not low, a cent less is', () => {
  expect(settledShare('13664.53', '15182.81')).toBe('90.00');
  expect([isLow('13664.53', '15182.81'), isLow('13664.52', '15182.81')]).toEqual([false, true]);
  expect(isLow(null, '15182.81')).toBe(false);
});

test('interest is of what was agreed, else of what is claimed, and none where no rate was said', () => {
  const owed = { netAmount: '15182.81', interestRate: '0.0500', interestFrom: '2026-06-07' };
  expect(interestTo(owed, '2026-08-19')).toBe('151.83');
  expect(interestTo({ ...owed, agreedAmount: '10000.00' }, '2026-08-19')).toBe('100.00');
  expect(interestTo(owed, '2026-05-01')).toBe('0.00');
  expect(interestTo({ ...owed, interestRate: null }, '2026-08-19')).toBeNull();
});
