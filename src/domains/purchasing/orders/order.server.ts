import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { orderFromDemand } from './from-demand.server.ts';
import { cancelOrder, closeOrder, confirmOrder, sendOrder } from './move-order.server.ts';
import { cancelCall, closeCall, confirmCall, fromDemandCall, sendCall, shortCloseCall } from './order.calls.ts';
import { purchaseOrder } from './order.resource.ts';
import { removeOrder, restoreOrder } from './remove-order.server.ts';
import { createOrder, updateOrder } from './save-order.server.ts';
import { shortCloseOrder } from './short-close.server.ts';

export const orderEndpoints: readonly Endpoint[] = [
  serve(fromDemandCall, (ctx, { body }) => orderFromDemand(ctx, body)),
  serve(sendCall, (ctx, { params, body }, http) => sendOrder(ctx, http, params.id, body)),
  serve(confirmCall, (ctx, { params, body }) => confirmOrder(ctx, params.id, body)),
  serve(cancelCall, (ctx, { params, body }) => cancelOrder(ctx, params.id, body)),
  serve(closeCall, (ctx, { params, body }) => closeOrder(ctx, params.id, body)),
  serve(shortCloseCall, (ctx, { params, body }) => shortCloseOrder(ctx, params.id, body)),
  ...crudEndpoints(purchaseOrder, {
    create: (ctx, draft) => createOrder(ctx, draft),
    update: updateOrder,
    remove: removeOrder,
    restore: restoreOrder,
  }),
];
