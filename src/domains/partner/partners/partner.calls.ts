import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { partnerFlow } from './partner.flow.ts';
import type { StandingAct } from './standing-acts.rules.ts';

const BASE = '/api/partner/partners';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });

export const relatedCall = route({
  method: 'GET',
  path: `${BASE}/:id/related`,
  permission: 'partner:partner:list',
  summary: { zh: '关联客商', en: 'Related partners' },
  params: Id,
  reply: z.object({
    related: z.array(
      z.object({ id: z.number(), partnerNo: z.string(), name: z.string(), nameEn: z.string().nullable() }),
    ),
  }),
});

/** One call for each step of a partner's standing. */
export const standingCalls = (Object.keys(partnerFlow.transitions) as StandingAct[]).map((act) => ({
  act,
  call: route({
    method: 'POST',
    path: `${BASE}/:id/${act}`,
    permission: `partner:partner:${act}`,
    summary: partnerFlow.transitions[act].label,
    params: Id,
    body: z.object({ version: z.number().int(), reason: z.string().trim().min(1).max(500) }),
  }),
}));

export const closeAccountCall = route({
  method: 'POST',
  path: '/api/partner/bank-accounts/:id/close',
  permission: 'partner:bankAccount:close',
  summary: { zh: '停用银行账户', en: 'Close a bank account' },
  params: Id,
  body: z.object({ version: z.number().int(), reason: z.string().trim().min(1).max(500) }),
});
