import { defineMake } from '../../../kernel/flow/make-from.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
import { undraftedOf } from '../billables/billable.rules.ts';
import { billableLine } from '../billables/billable-line.resource.ts';
import { invoice } from './invoice.resource.ts';
import { INVOICE_TEXT as TEXT } from './invoice.text.ts';

/** Lines of one supplier and one currency become a draft of an invoice. */
export const invoiceOfLines = defineMake({
  name: 'make',
  label: TEXT.make,
  from: billableLine,
  to: invoice,
  tail: 'from-lines',
  same: { by: ['partnerId', 'currencyId'], else: TEXT.oneSeller },
  against: (line) => (isPositive(undraftedOf(line)) ? undefined : TEXT.nothingOpen),
  first: true,
  done: TEXT.made,
});

const TAKES_BACK: ReadonlySet<string> = new Set(['APPROVED', 'PART_PAID', 'PAID']);

/** An invoice in force is taken back, as a whole or in part, by a red one. */
export const redInvoice = defineMake({
  name: 'red',
  label: TEXT.red,
  from: invoice,
  to: invoice,
  tail: 'red',
  against: ({ invoiceStatus }) => (TAKES_BACK.has(invoiceStatus ?? '') ? undefined : TEXT.notInForce),
  single: true,
  done: TEXT.redMade,
});
