import { z } from 'zod';
import { actBody } from '../../../kernel/act.calls.ts';
import { text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
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

/** Why a document should go over its budget. */
export const exceptionForm = defineResource({
  name: 'purchasing.askException',
  label: { zh: '申请超预算', en: 'Ask to go over the budget' },
  fields: { reason: text({ zh: '事由', en: 'Reason' }, { variant: 'long', required: true, max: 1000 }) },
});

const made = z.object({ ids: z.array(z.number()) });

export const orderExceptionCall = route({
  method: 'POST',
  path: '/api/purchasing/purchase-orders/:id/budget-exception',
  permission: 'purchasing:purchaseOrder:edit',
  summary: { zh: '订单申请超预算', en: 'Ask for an order to go over its budget' },
  params: Id,
  body: actBody,
  reply: made,
});

export const applicationExceptionCall = route({
  method: 'POST',
  path: '/api/purchasing/applications/:id/budget-exception',
  permission: 'purchasing:application:audit',
  summary: { zh: '采购申请申请超预算', en: 'Ask for an application to go over its budget' },
  params: Id,
  body: actBody,
  reply: made,
});
