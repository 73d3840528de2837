import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

export const returnCall = route({
  method: 'POST',
  path: '/api/purchasing/demand-lines/:id/return',
  permission: 'purchasing:demandLine:return',
  summary: { zh: '退回需求', en: 'Return a need' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  body: z.object({ version: z.number().int(), reason: z.string().trim().min(1).max(500) }),
});
