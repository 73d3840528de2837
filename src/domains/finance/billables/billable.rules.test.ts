import { expect, test } from 'vitest';
import { billingOf, invoiceableOf, overInvoiced } from './billable.rules.ts';

test('what was accepted and is on no invoice may be invoiced', () => {
  expect(Number(invoiceableOf({ acceptedQty: '98', invoicedQty: '60', heldQty: '3' }))).toBe(35);
  expect(Number(invoiceableOf({ acceptedQty: '98' }))).toBe(98);
  expect(overInvoiced({ acceptedQty: '59', invoicedQty: '60' })).toBe(true);
  expect(overInvoiced({ acceptedQty: '60', invoicedQty: '60' })).toBe(false);
});

test.each([
  [{ acceptedQty: '0', ended: false }, 'WAITING'],
  [{ acceptedQty: '0', ended: true }, 'CANCELLED'],
  [{ acceptedQty: '4', ended: false }, 'OPEN'],
  [{ acceptedQty: '4', invoicedQty: '3', ended: true }, 'PART'],
  [{ acceptedQty: '4', invoicedQty: '4', ended: false }, 'WAITING'],
  [{ acceptedQty: '4', invoicedQty: '4', ended: true }, 'DONE'],
] as const)('%o is %s', (line, status) => {
  expect(billingOf(line)).toBe(status);
});
