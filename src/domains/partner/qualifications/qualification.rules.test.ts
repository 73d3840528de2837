import { describe, expect, test } from 'vitest';
import {
  backFrom,
  checkQualification,
  isTechnical,
  notReady,
  outcomeOf,
  scopeAfter,
  standardChecks,
} from './qualification.rules.ts';

const fieldsOf = (errors: readonly { field: string }[]): string[] => errors.map(({ field }) => field);

describe('where an approval leads', () => {
  test.each([
    ['ADMISSION', 'PROSPECT', null, 'QUALIFIED'],
    ['ADMISSION', 'PROSPECT', 3, 'TRIAL'],
    ['ADMISSION', 'PROSPECT', 0, 'QUALIFIED'],
    ['ADMISSION', 'QUALIFIED', null, undefined],
    ['SCOPE', 'TRIAL', null, 'TRIAL'],
    ['SCOPE', 'QUALIFIED', null, 'QUALIFIED'],
    ['SCOPE', 'SUSPENDED', null, undefined],
    ['ANNUAL', 'TRIAL', null, 'QUALIFIED'],
    ['ANNUAL', 'QUALIFIED', null, 'QUALIFIED'],
    ['ANNUAL', 'SUSPENDED', null, 'QUALIFIED'],
    ['ANNUAL', 'BLACKLISTED', null, undefined],
    ['REINSTATE', 'SUSPENDED', null, 'QUALIFIED'],
    ['REINSTATE', 'BLACKLISTED', null, 'TRIAL'],
    ['REINSTATE', 'QUALIFIED', null, undefined],
    ['SUSPEND', 'TRIAL', null, 'SUSPENDED'],
    ['SUSPEND', 'PROSPECT', null, undefined],
    ['BLACKLIST', 'INACTIVE', null, 'BLACKLISTED'],
    ['BLACKLIST', 'BLACKLISTED', null, undefined],
  ] as const)('%s of a partner that is %s, %s trial orders: %s', (kind, standing, trial, to) => {
    expect(outcomeOf(kind, standing, trial)).toBe(to);
  });

  test('superintendents decide of spares, repair, lubricants and chemicals', () => {
    for (const type of ['SPARES', 'REPAIR', 'LUBE', 'CHEMICAL']) expect(isTechnical(['STORES', type])).toBe(true);
    expect([isTechnical([]), isTechnical(['STORES', 'PROVISION', 'FUEL'])]).toEqual([false, false]);
  });

  test('a scope asked for takes the place of its type alone', () => {
    const present = [
      { purchaseType: 'STORES', brands: 'A' },
      { purchaseType: 'PAINT', brands: 'B' },
    ];
    expect(scopeAfter(present, [{ purchaseType: 'PAINT', brands: 'C' }])).toEqual([
      { purchaseType: 'STORES', brands: 'A' },
      { purchaseType: 'PAINT', brands: 'C' },
    ]);
    expect(scopeAfter(present, [])).toEqual(present);
  });
});

describe('what speaks against a request', () => {
  const met = standardChecks().map((one) => ({ ...one, finding: one.mandatory ? 'PASS' : null }));
  const scopes = [{ purchaseType: 'STORES' }];
  const prospect = { qualifyStatus: 'PROSPECT', since: '2026-01-01' } as const;
  const asked = (more: object = {}) => ({ kind: 'ADMISSION' as const, scopes, checklist: met, ...more });
  const wrong = (given: object = {}, partner: Parameters<typeof notReady>[1] = prospect, today = '2026-06-15') =>
    fieldsOf(notReady(asked(given), partner, today));

  test('nothing, where the mandatory checks are met', () => {
    expect(wrong()).toEqual([]);
  });

  test.each(['FAIL', 'NA', null])('a mandatory check that is %s', (finding) => {
    expect(wrong({ checklist: met.map((one, i) => (i === 2 ? { ...one, finding } : one)) })).toEqual([
      'checklist.2.finding',
    ]);
  });

  test('a mandatory check is so whatever the line says, and may not be left out', () => {
    const loose = met.map((one, i) => (i === 0 ? { ...one, mandatory: false, finding: 'FAIL' } : one));
    expect(wrong({ checklist: loose })).toEqual(['checklist.0.finding']);
    expect(wrong({ checklist: met.slice(1) })).toEqual(['checklist']);
    expect(wrong({ checklist: [] })).toEqual(['checklist']);
  });

  test('a check of one’s own fails the request only where it is mandatory', () => {
    const at = met.findIndex(({ item }) => item === 'REFERENCES');
    const with_ = (mandatory: boolean) =>
      met.map((one, i) => (i === at ? { ...one, mandatory, finding: 'FAIL' } : one));
    expect([wrong({ checklist: with_(false) }), wrong({ checklist: with_(true) })]).toEqual([
      [],
      [`checklist.${at}.finding`],
    ]);
  });

  test('no scope, of an admission and a change of scope', () => {
    expect([wrong({ scopes: [] }), wrong({ kind: 'SCOPE', scopes: [] })]).toEqual([['scopes'], ['scopes']]);
    expect(wrong({ kind: 'ANNUAL', scopes: [] })).toEqual([]);
  });

  test('a suspension and a blacklisting ask for no checks', () => {
    for (const kind of ['SUSPEND', 'BLACKLIST']) expect(wrong({ kind, scopes: [], checklist: [] })).toEqual([]);
  });

  test('twelve months on the blacklist, to the day', () => {
    const barred = { qualifyStatus: 'BLACKLISTED', since: '2028-02-29' } as const;
    expect(backFrom('2028-02-29')).toBe('2029-02-28');
    expect(wrong({ kind: 'REINSTATE' }, barred, '2029-02-27')).toEqual(['kind']);
    expect(wrong({ kind: 'REINSTATE' }, barred, '2029-02-28')).toEqual([]);
  });

  test('a type named twice, and trial orders of anything but an admission', () => {
    expect(fieldsOf(checkQualification({ scopes: [...scopes, ...scopes] }))).toEqual(['scopes.1.purchaseType']);
    expect(fieldsOf(checkQualification({ kind: 'ANNUAL', trialOrders: 2 }))).toEqual(['trialOrders']);
    expect(checkQualification({ kind: 'ADMISSION', trialOrders: 2, scopes })).toEqual([]);
  });
});
