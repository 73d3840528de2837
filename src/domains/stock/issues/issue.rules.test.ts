import { expect, test } from 'vitest';
import { checkIssue } from './issue.rules.ts';

test.each([
  ['what is there', [{ poolId: 1, onHand: '5', qty: '5' }], []],
  ['more than is there', [{ poolId: 1, onHand: '5', qty: '5.5' }], ['lines.0.qty']],
  ['nothing', [{ poolId: 1, onHand: '5', qty: '0' }], ['lines.0.qty']],
  [
    'one item twice',
    [
      { poolId: 1, qty: '1' },
      { poolId: 1, qty: '1' },
    ],
    ['lines.1.poolId'],
  ],
  [
    'one item of two batches',
    [
      { poolId: 1, qty: '1', batchNo: 'A' },
      { poolId: 1, qty: '1', batchNo: 'B' },
    ],
    [],
  ],
])('%s', (_, lines, wrong) => {
  expect(checkIssue({ lines }).map(({ field }) => field)).toEqual(wrong);
});
