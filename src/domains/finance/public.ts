import { defineEvent, definePort } from '../../kernel/ports.ts';
import type { Decimal } from '../../kernel/value/decimal.ts';

/** Of a line that may be invoiced: how much of it is, and of that how much is paid, over all its invoices in force. */
export type Billed = {
  readonly lineId: number;
  readonly lineKind: 'GOODS' | 'CHARGE';
  readonly invoicedQty: Decimal;
  /** With tax, in the currency of the order. */
  readonly invoicedAmount: Decimal;
  readonly paidAmount: Decimal;
};

/**
 * An invoice in force asks other prices than were ordered, and was accepted: in base currency without tax, above zero where it asks more.
 * What was received at the price of the order costs so much more.
 */
export const priceAccepted = defineEvent<{
  readonly source: string;
  readonly sourceId: number;
  readonly invoiceId: number;
  readonly invoiceNo: string;
  readonly lines: readonly { readonly lineId: number; readonly invoiceLineId: number; readonly difference: Decimal }[];
}>('finance.priceAccepted');

/** What of a document may be paid before its invoice, as whoever owns it says now. */
export type Prepayable = {
  readonly documentNo: string;
  readonly partnerId: number;
  readonly currencyId: number;
  /** With tax, in the currency of the document. */
  readonly gross: Decimal;
  readonly invoiced: Decimal;
  /** Percent, 0 to 100; nothing where nothing is prepaid. */
  readonly prepayPct: Decimal | null;
  /** It binds the company, and its goods have not all come. */
  readonly inForce: boolean;
};

/** Answered by each domain whose documents are prepaid, by its kind of record; the document is held to the end of the transaction. */
export const prepayable = definePort<{ terms(sourceId: number): Prepayable | undefined }>('finance.prepayable');

/** Lines of a document were invoiced or paid for; what stands now of each of them. */
export const linesBilled = defineEvent<{
  readonly source: string;
  readonly sourceId: number;
  readonly documentNo: string;
  readonly lines: readonly Billed[];
}>('finance.linesBilled');

/**
 * What of a document is billed to its customer and received now, over all its invoices in force, red ones taken off. Gross with tax, in the
 * currency of the document.
 */
export type CustomerBilled = {
  readonly source: string;
  readonly sourceId: number;
  /** Of the invoice by which it moved. */
  readonly documentNo: string;
  /** Those in force that were not taken back as a whole. */
  readonly invoiceNos: readonly string[];
  readonly invoiceDate: string | null;
  readonly dueOn: string | null;
  readonly gross: Decimal;
  readonly baseNet: Decimal;
  readonly baseGross: Decimal;
  /** The day on which the last of it came; nothing while a part of it is open or not billed. */
  readonly receivedOn: string | null;
};

/** Invoices of a document were issued, taken back, received or open again. */
export const customerBilled = defineEvent<CustomerBilled>('finance.customerBilled');

export { CUSTOMER_DEBTS } from './balances/published-debts.rules.ts';
export { handedInInvoice } from './handed-in/handed-in-invoice.resource.ts';
export { ownInvoiceFace } from './handed-in/own-invoice.resource.ts';
export { paymentRequisition } from './requisitions/requisition.resource.ts';
