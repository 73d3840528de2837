import { nextState } from '../../../kernel/flow/flow.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { returnCall } from './requisition.calls.ts';
import { requisitionFlow } from './requisition.flow.ts';
import { type PaymentRequisition, paymentRequisition } from './requisition.resource.ts';
import {
  createRequisition,
  deriveRequisition,
  invoiceRequisitions,
  requisitions,
  reserve,
  updateRequisition,
} from './save-requisition.server.ts';

/** The cashier sends back what cannot be paid: what it asked for is free again. */
async function returnRequisition(
  ctx: Ctx,
  id: number,
  { version, reason }: { version: number; reason: string },
): Promise<PaymentRequisition> {
  const row = await requisitions.get(ctx, id);
  const payStatus = nextState(requisitionFlow, 'return', row.payStatus);
  const { row: returned } = await requisitions.patch(ctx, id, { payStatus }, { action: 'return', version, reason });
  await reserve(ctx, row, -1);
  return returned;
}

export const requisitionEndpoints: readonly Endpoint[] = [
  invoiceRequisitions.endpoint,
  serve(returnCall, (ctx, { params, body }) => returnRequisition(ctx, params.id, body)),
  ...crudEndpoints(paymentRequisition, {
    omit: ['import'],
    create: createRequisition,
    update: updateRequisition,
    derive: deriveRequisition,
  }),
];
