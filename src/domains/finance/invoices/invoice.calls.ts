import { defineMake } from '../../../kernel/flow/make-from.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
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
  against: ({ openQty }) => (isPositive(openQty) ? undefined : TEXT.nothingOpen),
  first: true,
  done: TEXT.made,
});
