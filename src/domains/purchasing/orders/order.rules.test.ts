import { expect, test } from 'vitest';
import { checkOrder, deliveryOf } from './order.rules.ts';

const none = [{ qty: '10', acceptedQty: null }];

test.each([
  ['nothing came of what was agreed', { lines: none }, 'APPROVED'],
  ['nor of what was sent', { lines: none, sentAt: '2026-01-01T00:00:00Z' }, 'SENT'],
  ['nor of what was confirmed', { lines: none, sentAt: 'x', promisedDate: '2026-02-01' }, 'CONFIRMED'],
  [
    'some of one line',
    { lines: [{ qty: '10', acceptedQty: '4' }, ...none], promisedDate: '2026-02-01' },
    'PART_DELIVERED',
  ],
  ['all of one of two', { lines: [{ qty: '10', acceptedQty: '10' }, ...none] }, 'PART_DELIVERED'],
  ['some, and nothing more comes', { lines: [{ qty: '10', acceptedQty: '4', closedQty: '6' }] }, 'DELIVERED'],
  ['all, and a little more of one', { lines: [{ qty: '10', acceptedQty: '10.5' }] }, 'DELIVERED'],
])('%s: %s', (_, order, state) => {
  expect(deliveryOf(order)).toBe(state);
});

test('a need stands on one line, and a quantity is above zero', () => {
  const lines = [
    { demandLineId: 1, qty: '1' },
    { demandLineId: 1, qty: '0' },
  ];
  expect(checkOrder({ lines }).map(({ field }) => field)).toEqual(['lines.1.qty', 'lines.1.demandLineId']);
});
