import { expect, test } from 'vitest';
import { checkCustomerInvoice, deriveBillLine, dueOf, receivedAs } from './customer-invoice.rules.ts';

test.each([
  [{ grossTotal: '109.00' }, '109.00', 'ISSUED'],
  [{ grossTotal: '109.00', receivedAmount: '9.00' }, '100.00', 'PART_RECEIVED'],
  [{ grossTotal: '109.00', receivedAmount: '9.00', redAmount: '100.00' }, '0.00', 'RECEIVED'],
  [{ grossTotal: '109.00', redAmount: '109.00' }, '0.00', 'TAKEN_BACK'],
  [{ grossTotal: '109.00', redAmount: '9.00', redHeld: '10.00' }, '90.00', 'ISSUED'],
] as const)('of %o %s is open, and it is %s', (invoice, open, state) => {
  expect([dueOf(invoice), receivedAs(invoice)]).toEqual([open, state]);
});

test('tax follows from net and rate', () => {
  const row = { netAmount: '1000.05', taxRate: '0.0900' };
  expect(deriveBillLine(row, new Set(['netAmount']))).toEqual({ taxAmount: '90.00' });
  expect(deriveBillLine(row, new Set(['taxAmount']))).toBeUndefined();
});

test.each([
  ['below zero on an invoice', {}, [{ netAmount: '-1', taxAmount: '0' }], ['lines.0.netAmount']],
  ['above zero on a red one', { redOfId: 1 }, [{ netAmount: '-1', taxAmount: '0.09' }], ['lines.0.taxAmount']],
  [
    'twice of one line',
    {},
    [
      { netAmount: '1', taxAmount: '0', receivableLineId: 7 },
      { netAmount: '1', taxAmount: '0', receivableLineId: 7 },
    ],
    ['lines.1.receivableLineId'],
  ],
  ['as it should be', {}, [{ netAmount: '1', taxAmount: '0.09' }], []],
])('%s', (_name, head, lines, fields) => {
  expect(checkCustomerInvoice({ ...head, lines }).map(({ field }) => field)).toEqual(fields);
});
