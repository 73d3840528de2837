import { defineMake } from '../../../kernel/flow/make-from.ts';
import { isZero } from '../../../kernel/value/decimal.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { requestableOf } from '../payments/payment.rules.ts';
import { PAYMENT_TEXT as TEXT } from '../payments/payment.text.ts';
import { paymentRequisition } from './requisition.resource.ts';

/** In force, and not settled; of a red one what lessens the others. */
export const PAYABLE: ReadonlySet<string> = new Set(['APPROVED', 'PART_PAID', 'CREDIT']);

/** Invoices of one partner and currency, what is open of each. */
export const requisitionOfInvoices = defineMake({
  name: 'ask',
  label: TEXT.ask,
  from: invoice,
  to: paymentRequisition,
  tail: 'from-invoices',
  same: { by: ['partnerId', 'currencyId'], else: TEXT.onePayee },
  against: (row) =>
    PAYABLE.has(row.invoiceStatus ?? '') && !isZero(requestableOf(row)) ? undefined : TEXT.nothingToAsk,
  first: true,
  done: TEXT.asked,
});
