import { z } from 'zod';
import { LARGE_BODY, route } from '../../../kernel/route.ts';

const Id = z.object({ id: z.coerce.number<number>().int().positive() });
const vendor = { permission: 'signedIn', realm: 'vendor' } as const;

/** What of an own order may be invoiced now, line by line. */
export const openToInvoiceCall = route({
  method: 'GET',
  path: '/api/vendor/purchase-orders/:id/to-invoice',
  ...vendor,
  summary: { zh: '订单可开票明细', en: 'What of an order may be invoiced' },
  params: Id,
  reply: z.object({
    lines: z.array(
      z.object({
        billableLineId: z.number(),
        itemName: z.string(),
        openQty: z.string(),
        unitPrice: z.string().nullable(),
        taxRate: z.string().nullable(),
      }),
    ),
  }),
});

/** An invoice as the form holds it; each value is held against the fields that are declared. */
export const handInInvoiceCall = route({
  method: 'POST',
  path: '/api/vendor/purchase-orders/:id/invoices',
  ...vendor,
  summary: { zh: '按订单提交发票', en: 'Hand in an invoice of an order' },
  maxBody: LARGE_BODY,
  params: Id,
  body: z.looseObject({ lines: z.array(z.looseObject({})).max(500) }),
  reply: z.object({ id: z.number() }),
});
