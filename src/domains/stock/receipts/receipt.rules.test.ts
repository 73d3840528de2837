import { expect, test } from 'vitest';
import { checkReceipt, mostOf, rejectedOf, standingOf } from './receipt.rules.ts';

test.each([
  ['all of it accepted', { deliveredQty: '9', acceptedQty: '9' }, []],
  ['one rejected with a reason', { deliveredQty: '9', acceptedQty: '8', rejectReason: '破损' }, []],
  ['one rejected without', { deliveredQty: '9', acceptedQty: '8', rejectReason: ' ' }, ['lines.0.rejectReason']],
  ['more than came', { deliveredQty: '9', acceptedQty: '9.5' }, ['lines.0.acceptedQty']],
])('%s', (_, line, wrong) => {
  expect(checkReceipt({ lines: [line] }).map(({ field }) => field)).toEqual(wrong);
});

test('what was not accepted was rejected', () => {
  expect(rejectedOf({ deliveredQty: '9', acceptedQty: '8' })).toBe('1.0000');
});

test.each([
  ['200', '5', '210.0000'],
  ['200', '0', '200.0000'],
  ['3', null, '3.0000'],
])('of %s at %s %% at most %s', (ordered, pct, most) => {
  expect(mostOf(ordered, pct)).toBe(most);
});

test.each([
  ['10', '0', 'EXPECTED'],
  ['10', null, 'EXPECTED'],
  ['10', '4', 'PART'],
  ['10', '10.0000', 'DONE'],
  ['10', '10.5', 'DONE'],
])('of %s, %s: %s', (ordered, accepted, standing) => {
  expect(standingOf(ordered, accepted)).toBe(standing);
});
