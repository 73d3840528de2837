import type { Ctx } from '../../../kernel/server/context.ts';
import { outsideAct, outsideEndpoints } from '../../../kernel/server/crud/outside.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { handInInvoice, openToInvoice } from '../../finance/public.server.ts';
import { ownInvoiceFace } from '../../finance/public.ts';
import { orderFace } from '../../purchasing/public.ts';
import { vendorOf } from '../sign-in/vendor-session.server.ts';
import { handInInvoiceCall, openToInvoiceCall } from './invoice.calls.ts';

/** An order that was found to be the caller's own, as finance knows it. */
const ownOrder = (ctx: Ctx, id: number) => ({
  source: orderFace.name,
  sourceId: id,
  partnerId: vendorOf(ctx).partnerId,
});

/** Invoices against one's own orders, and how far they are. */
export const vendorInvoiceEndpoints: readonly Endpoint[] = [
  ...outsideEndpoints(ownInvoiceFace, { calls: ['list'] }),
  outsideAct(orderFace, openToInvoiceCall, async (ctx, { params }) => ({
    lines: await openToInvoice(ctx, ownOrder(ctx, params.id)),
  })),
  outsideAct(orderFace, handInInvoiceCall, (ctx, { params, body }) =>
    handInInvoice(ctx, ownOrder(ctx, params.id), body),
  ),
];
