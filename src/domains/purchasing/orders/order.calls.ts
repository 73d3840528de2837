import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

/** Several needs of one ship or unit become one draft. */
export const fromDemandCall = route({
  method: 'POST',
  path: '/api/purchasing/purchase-orders/from-demand',
  permission: 'purchasing:purchaseOrder:add',
  summary: { zh: '由需求生成订单', en: 'Make an order of needs' },
  body: z.object({
    partnerId: z.number().int().positive(),
    demandLineIds: z.array(z.number().int().positive()).min(1).max(500),
  }),
  reply: z.looseObject({ id: z.number() }),
});
