import { defineMake } from '../../../kernel/flow/make-from.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { isAbroad } from '../invoices/invoice.rules.ts';
import { RED_INK_TEXT as TEXT } from './red-ink.text.ts';
import { redInkInvoice } from './red-ink-invoice.resource.ts';

const IN_FORCE: ReadonlySet<string> = new Set(['APPROVED', 'PART_PAID', 'PAID']);

/** What is left of an invoice in force is asked to be taken back. */
export const redInkOfInvoice = defineMake({
  name: 'redInk',
  label: TEXT.ask,
  from: invoice,
  to: redInkInvoice,
  tail: 'from-invoice',
  against: ({ invoiceStatus, invoiceType }) => {
    if (!IN_FORCE.has(invoiceStatus ?? '')) return TEXT.onlyInForce;
    return isAbroad(invoiceType) ? TEXT.abroad : undefined;
  },
  single: true,
  done: TEXT.asked,
});
