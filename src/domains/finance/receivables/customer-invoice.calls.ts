import { defineMake } from '../../../kernel/flow/make-from.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
import { customerInvoice } from './customer-invoice.resource.ts';
import { billableOf } from './receivable.rules.ts';
import { RECEIVABLE_TEXT as TEXT } from './receivable.text.ts';
import { receivableLine } from './receivable-line.resource.ts';

/** Lines of one customer and one currency become a draft of an invoice. */
export const billOfLines = defineMake({
  name: 'make',
  label: TEXT.make,
  from: receivableLine,
  to: customerInvoice,
  tail: 'from-lines',
  same: { by: ['partnerId', 'currencyId'], else: TEXT.oneCustomer },
  against: (line) => (isPositive(billableOf(line)) ? undefined : TEXT.nothingOpen),
  first: true,
  done: TEXT.made,
});

const TAKES_BACK: ReadonlySet<string> = new Set(['ISSUED', 'PART_RECEIVED']);

/** An invoice in force is taken back, as a whole or in part, by a red one. */
export const redBill = defineMake({
  name: 'red',
  label: TEXT.red,
  from: customerInvoice,
  to: customerInvoice,
  tail: 'red',
  against: ({ billStatus }) => (TAKES_BACK.has(billStatus ?? '') ? undefined : TEXT.notInForce),
  single: true,
  done: TEXT.redMade,
});
