import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

/** A draft of a change of an order in force, with its lines as they are. */
export const changeOrderCall = route({
  method: 'POST',
  path: '/api/purchasing/purchase-orders/:id/change',
  permission: 'purchasing:purchaseOrder:change',
  summary: { zh: '变更订单', en: 'Change an order' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  body: z.object({ version: z.number().int() }),
  reply: z.looseObject({ id: z.number() }),
});
