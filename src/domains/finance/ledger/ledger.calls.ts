import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

/** What was written by hand is taken back by an entry of its own. */
export const reverseCall = route({
  method: 'POST',
  path: '/api/finance/budget-entries/:id/reverse',
  permission: 'finance:budgetEntry:add',
  summary: { zh: '冲销台账', en: 'Reverse an entry of the ledger' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  body: z.object({ version: z.number().int(), reason: z.string().trim().min(1).max(200) }),
});
