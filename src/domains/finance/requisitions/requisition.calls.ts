import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const BASE = '/api/finance/payment-requisitions';

/** Invoices of one partner and currency, what is open of each. */
export const fromInvoicesCall = route({
  method: 'POST',
  path: `${BASE}/from-invoices`,
  permission: 'finance:paymentRequisition:add',
  summary: { zh: '由发票生成付款申请', en: 'Ask for the payment of invoices' },
  body: z.object({ invoiceIds: z.array(z.number().int().positive()).min(1).max(200) }),
  reply: z.looseObject({ id: z.number() }),
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
