import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAccount } from './accounts/bank-account.rules.ts';
import { creditCheck, isCreditCode } from './partners/credit-code.rules.ts';
import { checkPartner, nameKeyOf, notQuotable, qualifiedUntil } from './partners/partner.rules.ts';

describe('a credit code', () => {
  test('ends with the check character of the standard', () => {
    // The worked example of the blueprint.
    expect(creditCheck('91350100M000100Y4')).toBe('3');
    expect(isCreditCode('91350100M000100Y43')).toBe(true);
    expect(isCreditCode('91350100M000100Y44')).toBe(false);
    expect([creditCheck('9135'), creditCheck('91350100M000100I4')]).toEqual([undefined, undefined]);
  });

  test('one wrong sign is always found', () => {
    const alphabet = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];
    const signs = fc.array(fc.constantFrom(...alphabet), { minLength: 17, maxLength: 17 });
    fc.assert(
      fc.property(signs, fc.nat(16), fc.constantFrom(...alphabet), (first, at, other) => {
        const code = first.join('') + creditCheck(first.join(''))!;
        expect(isCreditCode(code)).toBe(true);
        const wrong = code.slice(0, at) + other + code.slice(at + 1);
        expect(isCreditCode(wrong)).toBe(other === code[at]);
      }),
    );
  });
});

test('a name is the same in other brackets, widths, blanks and case', () => {
  expect(nameKeyOf('上海远帆（集团）有限公司')).toBe(nameKeyOf('上海远帆 (集团)有限公司'));
  expect(nameKeyOf('Straits Marine Pte. Ltd.')).toBe(nameKeyOf('STRAITS MARINE PTE LTD'));
  expect(nameKeyOf('Ａ Ｂ')).toBe('AB');
  expect(nameKeyOf('上海远帆')).not.toBe(nameKeyOf('上海远航'));
});

describe('a partner by itself', () => {
  const fields = (row: Parameters<typeof checkPartner>[0]) => checkPartner(row).map(({ field }) => field);

  test('has one primary contact, addresses that are addresses, papers that end after they begin', () => {
    expect(fields({ contacts: [] })).toEqual([]);
    expect(fields({ contacts: [{ primary: true }, { primary: true }] })).toEqual(['contacts']);
    expect(fields({ contacts: [{ primary: false }] })).toEqual(['contacts']);
    expect(fields({ email: 'nobody', contacts: [{ primary: true, email: 'a@b' }] })).toEqual([
      'email',
      'contacts.0.email',
    ]);
    expect(fields({ email: 'sales@yard.example.com' })).toEqual([]);
    expect(fields({ papers: [{ validFrom: '2026-02-01', validTo: '2026-01-01' }] })).toEqual(['papers.0.validTo']);
    expect(fields({ creditCode: '91350100M000100Y44' })).toEqual(['creditCode']);
  });

  test('may be asked to quote while it is qualified or on trial, for what it delivers, with its papers in force', () => {
    const fit = {
      qualifyStatus: 'QUALIFIED',
      validTo: '2027-01-01',
      purchaseTypes: ['STORES'],
      papers: [{ mandatory: true, validTo: '2026-12-31' }],
    } as const;
    const why = (more: object, type?: 'STORES' | 'LUBE') => notQuotable({ ...fit, ...more }, '2026-11-21', type).length;
    expect(why({}, 'STORES')).toBe(0);
    expect(why({ qualifyStatus: 'TRIAL' })).toBe(0);
    for (const qualifyStatus of ['PROSPECT', 'SUSPENDED', 'BLACKLISTED', 'INACTIVE'])
      expect([qualifyStatus, why({ qualifyStatus })]).toEqual([qualifyStatus, 1]);
    expect(why({ validTo: '2026-11-20' })).toBe(1);
    expect(why({}, 'LUBE')).toBe(1);
    expect(why({ papers: [{ mandatory: true, validTo: '2026-11-20' }] })).toBe(1);
    expect(why({ papers: [{ mandatory: false, validTo: '2020-01-01' }] })).toBe(0);
  });

  test('stays qualified for two years', () => {
    expect([qualifiedUntil('2026-11-21'), qualifiedUntil('2028-02-29')]).toEqual(['2028-11-21', '2030-02-28']);
  });
});

test('an account names its bank by CNAPS or SWIFT, of the right form', () => {
  const fields = (row: Parameters<typeof checkAccount>[0]) => checkAccount(row).map(({ field }) => field);
  expect(fields({ cnaps: '102290000002' })).toEqual([]);
  expect(fields({ swift: 'HCBKSGSG' })).toEqual([]);
  expect(fields({})).toEqual(['cnaps']);
  expect(fields({ cnaps: '10229000000' })).toEqual(['cnaps']);
  expect(fields({ swift: 'hcbk' })).toEqual(['swift']);
});
