import { describe, expect, test } from 'vitest';
import { checkProposedPaper, notSendable } from './proposed-paper.rules.ts';

const fieldsOf = (errors: readonly { field: string }[]): string[] => errors.map(({ field }) => field);

describe('a paper that a supplier hands in', () => {
  test.each([
    ['2026-01-01', '2027-01-01', []],
    ['2026-01-01', '2026-01-01', []],
    [null, '2027-01-01', []],
    ['2026-01-01', null, []],
    ['2026-01-02', '2026-01-01', ['validTo']],
  ])('from %s to %s: %j', (validFrom, validTo, wrong) => {
    expect(fieldsOf(checkProposedPaper({ validFrom, validTo }))).toEqual(wrong);
  });

  test.each([
    ['is as it should be', { validTo: '2027-05-01', attachment: 3 }, undefined, []],
    ['without an end lasts', { validTo: null, attachment: 3 }, { validTo: '2026-12-31' }, []],
    ['has no scan', { validTo: '2027-05-01', attachment: null }, undefined, ['attachment']],
    ['ended yesterday', { validTo: '2026-06-14', attachment: 3 }, undefined, ['validTo']],
    ['ends today', { validTo: '2026-06-15', attachment: 3 }, undefined, []],
    ['ends later than what it renews', { validTo: '2027-01-01', attachment: 3 }, { validTo: '2026-12-31' }, []],
    ['ends with what it renews', { validTo: '2026-12-31', attachment: 3 }, { validTo: '2026-12-31' }, ['validTo']],
    ['renews one without an end', { validTo: '2026-12-31', attachment: 3 }, { validTo: null }, []],
    ['is wrong in both', { validTo: '2026-06-14', attachment: null }, undefined, ['attachment', 'validTo']],
  ])('%s', (_name, sent, replaced, wrong) => {
    expect(fieldsOf(notSendable(sent, replaced, '2026-06-15'))).toEqual(wrong);
  });
});
