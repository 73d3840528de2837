import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Id = z.object({ id: z.coerce.number<number>().int().positive() });

const Effect = z.object({
  organizationId: z.number(),
  subjectId: z.number(),
  subject: z.string(),
  subjectEn: z.string(),
  from: z.string(),
  to: z.string(),
  /** Amounts only to those who may see prices. */
  budget: z.string().optional(),
  available: z.string().optional(),
  request: z.string().optional(),
  used: z.string().optional(),
  percent: z.string().nullish(),
  result: z.enum(['PASS', 'WARN', 'BLOCK']),
  excepted: z.boolean(),
});

const reply = z.object({ rows: z.array(Effect) });

/** What an order asks of its budget, control node by control node. */
export const orderBudgetCall = route({
  method: 'GET',
  path: '/api/purchasing/purchase-orders/:id/budget',
  permission: 'purchasing:purchaseOrder:list',
  summary: { zh: '订单的预算影响', en: 'What an order asks of its budget' },
  params: Id,
  reply,
});

/** The same of an application. */
export const applicationBudgetCall = route({
  method: 'GET',
  path: '/api/purchasing/applications/:id/budget',
  permission: 'purchasing:application:list',
  summary: { zh: '采购申请的预算影响', en: 'What an application asks of its budget' },
  params: Id,
  reply,
});
