import { expect, test } from 'vitest';
import { branchTaken } from './approval-condition.ts';
import { aboveBranch, restBranch } from './approval-tree.ts';

const taken = (field: string | readonly string[], facts: Record<string, unknown>): string | undefined =>
  branchTaken([aboveBranch({ id: 'above', field, above: '2000000', nodes: [] }), restBranch('rest')], facts)?.id;

test('of several amounts the greatest decides who is asked', () => {
  expect(taken('now', { now: '2000000.01' })).toBe('above');
  expect(taken('now', { now: '2000000.00', before: '9000000' })).toBe('rest');
  expect(taken(['before', 'now'], { now: '1900000', before: '25000000' })).toBe('above');
  expect(taken(['before', 'now'], { now: '2500000', before: '100000' })).toBe('above');
  expect(taken(['before', 'now'], { now: '1900000', before: '2000000' })).toBe('rest');
  expect(taken(['before', 'now'], { now: '1900000', before: null })).toBe('rest');
});
