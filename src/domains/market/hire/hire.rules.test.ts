import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter } from '../../../kernel/value/day.ts';
import { add, eq, gte, lte, mul, orZero, round, sub, sum } from '../../../kernel/value/decimal.ts';
import {
  billedTogether,
  type HireTerms,
  hireMoney,
  hireSchedule,
  hoursBetween,
  stateOfHire,
  takeOffHire,
  unsettledHours,
} from './hire.rules.ts';

const TERMS: HireTerms = { periodDays: '40.50', every: 15, deliveryOn: '2026-03-01', inAdvance: true };

test('forty days and a half by fifteen: three periods, the last as long as what is left', () => {
  expect(hireSchedule(TERMS)).toEqual([
    { periodIndex: 1, days: '15.00', fromOn: '2026-03-01', toOn: '2026-03-15', dueOn: '2026-03-01' },
    { periodIndex: 2, days: '15.00', fromOn: '2026-03-16', toOn: '2026-03-30', dueOn: '2026-03-16' },
    { periodIndex: 3, days: '10.50', fromOn: '2026-03-31', toOn: '2026-04-10', dueOn: '2026-03-31' },
  ]);
});

test('in arrears a period is due on the day after its last', () => {
  expect(hireSchedule({ ...TERMS, inAdvance: false }).map(({ dueOn }) => dueOn)).toEqual([
    '2026-03-16',
    '2026-03-31',
    '2026-04-11',
  ]);
  expect(hireSchedule({ ...TERMS, periodDays: '0' })).toEqual([]);
});

test('the worked example: 30 days at 15 500 less 14.4 hours and 3.75 %', () => {
  expect(
    hireMoney({
      before: '0',
      days: '30',
      offHireHours: '14.4',
      rate: '15500',
      commissions: [
        { kind: 'ADDRESS', pct: '3.75' },
        { kind: 'BROKERAGE', pct: '1.25' },
      ],
    }),
  ).toEqual({
    hireAmount: '465000.00',
    offHireAmount: '9300.00',
    commissionAmount: '17088.75',
    netAmount: '438611.25',
  });
});

test('a period takes no more off hire than it has days, and the next takes the rest', () => {
  expect(takeOffHire('14.40', { days: '15', offHireHours: null })).toBe('14.40');
  expect(takeOffHire('400', { days: '15', offHireHours: '0.00' })).toBe('360.00');
  expect(takeOffHire('400', { days: '15', offHireHours: '100.00' })).toBe('260.00');
  expect(takeOffHire('0', { days: '15', offHireHours: '0.00' })).toBe('0.00');
  expect(takeOffHire('3', { days: '0.00', offHireHours: '0.00' })).toBe('0.00');
  expect(hoursBetween('2026-03-03T02:00:00Z', '2026-03-03T16:24:00Z')).toBe('14.40');
  const recorded = [{ hours: '14.40' }, { hours: '3' }];
  expect(unsettledHours(recorded, [{ offHireHours: '14.40' }, { offHireHours: null }])).toBe('3');
});

test('a period is planned, due, billed and received; without days it is not owed', () => {
  const stage = { days: '15.00', toldOn: null, invoiceNo: null, receivedOn: null };
  expect(stateOfHire(stage)).toBe('PLANNED');
  expect(stateOfHire({ ...stage, toldOn: '2026-03-01' })).toBe('DUE');
  expect(stateOfHire({ ...stage, toldOn: '2026-03-01', invoiceNo: 'F1' })).toBe('BILLED');
  expect(stateOfHire({ ...stage, toldOn: '2026-03-01', invoiceNo: 'F1', receivedOn: '2026-03-09' })).toBe('RECEIVED');
  expect(stateOfHire({ ...stage, days: '0.00', toldOn: '2026-03-01' })).toBe('CANCELLED');
});

test('the contract is received when every period that is owed is', () => {
  const period = {
    hireState: 'RECEIVED' as const,
    invoiceNo: 'F1',
    invoiceDate: '2026-03-01',
    invoiceAmount: '100.00',
    invoiceBase: '700.00',
    billedBase: '650.00',
    payBy: '2026-03-16',
    receivedOn: '2026-03-10',
  };
  const open = { ...period, hireState: 'BILLED' as const, invoiceNo: 'F2', payBy: '2026-03-31', receivedOn: null };
  expect(billedTogether([period, open])).toEqual({
    billed: true,
    billedBase: '1300.00',
    invoiceNo: 'F1、F2',
    invoiceDate: '2026-03-01',
    invoiceAmount: '200.00',
    invoiceBase: '1400.00',
    dueOn: '2026-03-31',
    receivedOn: null,
  });
  const many = Array.from({ length: 12 }, (_, i) => ({ ...period, invoiceNo: `CI-26${String(1000 + i)}` }));
  expect(billedTogether(many).invoiceNo).toBe('CI-261000 … CI-261011');
  expect(billedTogether([period]).receivedOn).toBe('2026-03-10');
  expect(billedTogether([])).toMatchObject({ billed: false, invoiceNo: null, receivedOn: null });
});

const terms = fc.record({
  periodDays: fc.integer({ min: 1, max: 200_000 }).map((parts) => (parts / 100).toFixed(2)),
  every: fc.integer({ min: 7, max: 366 }),
  deliveryOn: fc.integer({ min: 0, max: 20_000 }).map((days) => daysAfter('2000-01-01', days)),
  inAdvance: fc.boolean(),
});
const rate = fc.integer({ min: 1, max: 999_999_999 }).map((parts) => (parts / 10_000).toFixed(4));

test('whatever the charter, its periods cover it without a gap, without overlap, to the hundredth of a day', () => {
  fc.assert(
    fc.property(terms, (one) => {
      const periods = hireSchedule(one);
      return (
        eq(sum(periods.map(({ days }) => days)), one.periodDays) &&
        periods[0]?.fromOn === one.deliveryOn &&
        periods.every(({ periodIndex }, i) => periodIndex === i + 1) &&
        periods.slice(1).every(({ fromOn }, i) => fromOn === daysAfter(periods[i]!.toOn, 1))
      );
    }),
  );
});

test('whatever the rate, the hire of all periods is that of the charter to the cent', () => {
  fc.assert(
    fc.property(terms, rate, (one, money) => {
      let before = '0';
      const parts = hireSchedule(one).map(({ days }) => {
        const { hireAmount } = hireMoney({ before, days, offHireHours: '0', rate: money, commissions: [] });
        before = add(before, days);
        return hireAmount;
      });
      return eq(sum(parts), round(mul(one.periodDays, money), 2));
    }),
  );
});

test('whatever was off hire, it is settled once: what periods take and what is left is what was recorded', () => {
  const hours = fc.integer({ min: 0, max: 2_000_000 }).map((parts) => (parts / 100).toFixed(2));
  fc.assert(
    fc.property(terms, hours, (one, recorded) => {
      const periods: { offHireHours: string }[] = [];
      for (const { days } of hireSchedule(one)) {
        const offHireHours = takeOffHire(unsettledHours([{ hours: recorded }], periods), { days, offHireHours: null });
        if (!lte(offHireHours, mul(days, '24'))) return false;
        periods.push({ offHireHours });
      }
      const left = unsettledHours([{ hours: recorded }], periods);
      const taken = orZero(sum(periods.map(({ offHireHours }) => offHireHours)));
      return gte(left, '0') && eq(add(left, taken), recorded) && eq(sub(recorded, taken), left);
    }),
  );
});
