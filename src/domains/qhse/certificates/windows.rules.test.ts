import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter, monthsFrom } from '../../../kernel/value/day.ts';
import type { Scheme } from './certificate-words.text.ts';
import { type Done, latestExpiry, renewedExpiry, surveyStatusOf, type Terms, windowsOf } from './windows.rules.ts';

const terms = (scheme: Scheme, more: Partial<Terms> = {}): Terms => ({
  validMonths: 60,
  interimMonths: 6,
  scheme,
  beforeMonths: 3,
  afterMonths: 3,
  renewMonths: 3,
  lessOneDay: true,
  ...more,
});

const EXPIRY = '2028-06-14';
const of = (scheme: Scheme, done: readonly Done[] = [], expiryDate: string | null = EXPIRY) =>
  windowsOf(terms(scheme), { certKind: 'FULL', expiryDate, extendedTo: null }, done);
const spans = (scheme: Scheme, done: readonly Done[] = [], expiryDate = EXPIRY) =>
  of(scheme, done, expiryDate).map(
    ({ surveyKind, surveyNo, windowFrom, windowTo }) => `${surveyKind} ${surveyNo} ${windowFrom} .. ${windowTo}`,
  );
const annual = (surveyNo: number, doneDate: string): Done => ({ surveyKind: 'ANNUAL', surveyNo, doneDate });

describe('a certificate issued on 2023-06-15', () => {
  test('holds for five years less a day, an interim one for six months', () => {
    expect(latestExpiry(terms('ANNUAL'), '2023-06-15', 'FULL')).toBe(EXPIRY);
    expect(latestExpiry(terms('ANNUAL'), '2023-06-15', 'INTERIM')).toBe('2023-12-14');
    expect(latestExpiry(terms('ANNUAL', { validMonths: null }), '2023-06-15', 'FULL')).toBeNull();
  });

  test('is surveyed each year within three months of its day', () => {
    expect(spans('ANNUAL')).toEqual([
      'ANNUAL 1 2024-03-14 .. 2024-09-14',
      'ANNUAL 2 2025-03-14 .. 2025-09-14',
      'ANNUAL 3 2026-03-14 .. 2026-09-14',
      'ANNUAL 4 2027-03-14 .. 2027-09-14',
      'RENEWAL 1 2028-03-14 .. 2028-06-14',
    ]);
  });

  test('has its intermediate survey in place of the second or the third annual one', () => {
    expect(spans('ANNUAL_INTERMEDIATE')).toContain('INTERMEDIATE 1 2025-03-14 .. 2026-09-14');
    expect(spans('ANNUAL_PERIODICAL')).toContain('PERIODICAL 1 2025-03-14 .. 2026-09-14');
    const credited = (doneDate: string): number[] =>
      of('ANNUAL_INTERMEDIATE', [{ surveyKind: 'INTERMEDIATE', surveyNo: 1, doneDate }]).flatMap((one) =>
        one.credited ? [one.surveyNo] : [],
      );
    expect(credited('2025-07-01')).toEqual([2]);
    expect(credited('2026-04-01')).toEqual([3]);
    expect(credited('2025-12-01')).toEqual([]);
  });

  test('of management systems has one between the second and the third anniversary', () => {
    expect(spans('INTERMEDIATE_ONLY')).toEqual([
      'INTERMEDIATE 1 2025-06-14 .. 2026-06-14',
      'RENEWAL 1 2028-03-14 .. 2028-06-14',
    ]);
  });

  test('of the bottom has two, not more than 36 months apart', () => {
    expect(spans('BOTTOM', [{ surveyKind: 'BOTTOM', surveyNo: 1, doneDate: '2025-07-01' }])[1]).toMatch(/2028-06-14$/);
    expect(spans('BOTTOM', [{ surveyKind: 'BOTTOM', surveyNo: 1, doneDate: '2024-12-01' }])[1]).toMatch(/2027-12-01$/);
  });

  test('moves its anniversary to three months after a survey that was done too early, and later windows with it', () => {
    expect(spans('ANNUAL', [annual(3, '2026-01-10')]).slice(2)).toEqual([
      'ANNUAL 3 2026-01-10 .. 2026-07-10',
      'ANNUAL 4 2027-01-10 .. 2027-07-10',
      'RENEWAL 1 2028-03-14 .. 2028-06-14',
    ]);
  });
});

test('months end on the last day of a shorter month', () => {
  expect(spans('NONE', [], '2028-05-31')).toEqual(['RENEWAL 1 2028-02-29 .. 2028-05-31']);
});

test('what never expires, and what holds for some months, has no surveys but its renewal', () => {
  expect(of('ANNUAL', [], null)).toEqual([]);
  const short = windowsOf(terms('ANNUAL'), { certKind: 'INTERIM', expiryDate: EXPIRY, extendedTo: null });
  expect(short.map(({ surveyKind }) => surveyKind)).toEqual(['RENEWAL']);
});

test.each([
  ['in the window', '2028-05-01', '2033-06-14'],
  ['earlier', '2028-02-20', '2033-02-19'],
  ['after it ended', '2028-07-01', '2033-06-14'],
])('a renewal that is done %s gives the next expiry', (_when, doneDate, expiry) => {
  expect(renewedExpiry(terms('ANNUAL'), EXPIRY, doneDate)).toBe(expiry);
});

const days = fc.integer({ min: 0, max: 20_000 }).map((n) => daysAfter('2000-01-01', n));
const schemes = fc.constantFrom<Scheme>(
  'NONE',
  'ANNUAL',
  'ANNUAL_PERIODICAL',
  'ANNUAL_INTERMEDIATE',
  'INTERMEDIATE_ONLY',
  'DOC_ANNUAL',
  'BOTTOM',
);

test('windows keep their order whatever annual surveys come early', () => {
  fc.assert(
    fc.property(days, fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 4, maxLength: 4 }), (expiry, early) => {
      const done: Done[] = [];
      for (const [i, by] of early.entries()) {
        const rows = windowsOf(terms('ANNUAL'), { certKind: 'FULL', expiryDate: expiry, extendedTo: null }, done);
        const annuals = rows.filter(({ surveyKind }) => surveyKind === 'ANNUAL');
        const own = annuals.find(({ surveyNo }) => surveyNo === i + 1)!;
        const former = annuals.find(({ surveyNo }) => surveyNo === i);
        const doneDate = daysAfter(own.windowTo, -by);
        // What the rules refuse (`endorseProblem`): not before the anniversary of the one before it.
        if (former?.anniversary && doneDate <= former.anniversary) return;
        if (!former && doneDate <= monthsFrom(expiry, -60)) return;
        done.push({ surveyKind: 'ANNUAL', surveyNo: i + 1, doneDate });
        const after = windowsOf(terms('ANNUAL'), { certKind: 'FULL', expiryDate: expiry, extendedTo: null }, done);
        const numbers = after.filter(({ surveyKind }) => surveyKind === 'ANNUAL').map(({ surveyNo }) => surveyNo);
        expect(numbers).toEqual([1, 2, 3, 4]);
        for (const [at, one] of after.entries()) {
          expect(one.windowFrom <= one.windowTo).toBe(true);
          const next = after[at + 1];
          if (next?.surveyKind === 'ANNUAL') expect(one.windowTo < next.windowTo).toBe(true);
        }
      }
    }),
  );
});

test('a survey has one status a day, and goes from to come over its window to overdue', () => {
  const rank = { FUTURE: 0, OPEN: 1, OVERDUE: 2, DONE: 3, CREDITED: 3 };
  fc.assert(
    fc.property(days, schemes, days, fc.integer({ min: 0, max: 900 }), (expiry, scheme, today, later) => {
      for (const one of of(scheme, [], expiry)) {
        const [now, then] = [surveyStatusOf(one, today), surveyStatusOf(one, daysAfter(today, later))];
        expect(rank[now] <= rank[then]).toBe(true);
      }
    }),
  );
});
