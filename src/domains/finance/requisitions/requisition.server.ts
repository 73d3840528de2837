import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { requisitionFlow } from './requisition.flow.ts';
import { paymentRequisition } from './requisition.resource.ts';
import { reserve } from './reserve.server.ts';
import {
  createRequisition,
  deriveRequisition,
  invoiceRequisitions,
  updateRequisition,
} from './save-requisition.server.ts';

/** The cashier sends back what cannot be paid: what it asked for is free again. */
const acts = serveActs(paymentRequisition, requisitionFlow, {
  return: async (ctx, { row, move }) => {
    const returned = await move();
    await reserve(ctx, row, -1);
    return returned;
  },
});

export const requisitionEndpoints: readonly Endpoint[] = [
  invoiceRequisitions.endpoint,
  ...acts.endpoints,
  ...crudEndpoints(paymentRequisition, {
    omit: ['import'],
    create: createRequisition,
    update: updateRequisition,
    derive: deriveRequisition,
  }),
];
