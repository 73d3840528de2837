import { expect, test } from 'vitest';
import { changesBetween } from './addendum.rules.ts';

test('an addendum lists old and new of what differs, and a figure written another way is no difference', () => {
  const before = { freightRate: '68.0000', demurrageRate: '18000.00', claimDays: 90, clauses: null };
  const after = { freightRate: '69.2', demurrageRate: '18000', claimDays: 60, clauses: '经停舟山补给' };
  expect(changesBetween(before, after)).toEqual([
    { term: 'freightRate', before: '68.0000', after: '69.2' },
    { term: 'claimDays', before: '90', after: '60' },
    { term: 'clauses', before: null, after: '经停舟山补给' },
  ]);
});
