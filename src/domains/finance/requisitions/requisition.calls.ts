import { z } from 'zod';
import { defineMake } from '../../../kernel/flow/make-from.ts';
import { route } from '../../../kernel/route.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { requestableOf } from '../payments/payment.rules.ts';
import { PAYMENT_TEXT as TEXT } from '../payments/payment.text.ts';
import { paymentRequisition } from './requisition.resource.ts';

const BASE = '/api/finance/payment-requisitions';

/** Invoices of one partner and currency, what is open of each. */
export const requisitionOfInvoices = defineMake({
  name: 'ask',
  label: TEXT.ask,
  from: invoice,
  to: paymentRequisition,
  tail: 'from-invoices',
  same: { by: ['partnerId', 'currencyId'], else: TEXT.onePayee },
  against: (row) =>
    (row.invoiceStatus === 'APPROVED' || row.invoiceStatus === 'PART_PAID') && isPositive(requestableOf(row))
      ? undefined
      : TEXT.nothingToAsk,
  first: true,
  done: TEXT.asked,
});

/** Not paid: what it asked for may be asked for again. */
export const returnCall = route({
  method: 'POST',
  path: `${BASE}/:id/return`,
  permission: 'finance:paymentRequisition:return',
  summary: { zh: '退回付款申请', en: 'Return a requisition' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  body: z.object({ version: z.number().int(), reason: z.string().trim().min(1).max(500) }),
});
