import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { needOrders } from './from-demand.server.ts';
import { purchaseOrder } from './order.resource.ts';
import { orderActs } from './order-acts.server.ts';
import { orderPrepayments } from './prepay-order.server.ts';
import { removeOrder, restoreOrder } from './remove-order.server.ts';
import { createOrder, deriveOrder, updateOrder } from './save-order.server.ts';

export const orderEndpoints: readonly Endpoint[] = [
  needOrders.endpoint,
  orderPrepayments.endpoint,
  ...orderActs.endpoints,
  ...crudEndpoints(purchaseOrder, {
    create: createOrder,
    update: updateOrder,
    derive: deriveOrder,
    remove: removeOrder,
    restore: restoreOrder,
  }),
];
