import { expect, test } from 'vitest';
import { billableOf, overBilled, standingOf } from './receivable.rules.ts';

test('what is owed and is on no invoice may be billed', () => {
  expect(Number(billableOf({ amount: '588200.00', billedAmount: '88200.00', heldAmount: '100000.00' }))).toBe(400_000);
  expect(overBilled({ amount: '100.00', billedAmount: '60.00', heldAmount: '40.00' })).toBe(false);
  expect(overBilled({ amount: '99.99', billedAmount: '60.00', heldAmount: '40.00' })).toBe(true);
});

test.each([
  [{ amount: '0' }, 'CANCELLED'],
  [{ amount: '0', billedAmount: '10' }, 'OVER'],
  [{ amount: '9', heldAmount: '10' }, 'OVER'],
  [{ amount: '10', heldAmount: '10' }, 'OPEN'],
  [{ amount: '10', billedAmount: '3' }, 'PART'],
  [{ amount: '10', billedAmount: '10' }, 'DONE'],
] as const)('%o is %s', (line, standing) => {
  expect(standingOf(line)).toBe(standing);
});
