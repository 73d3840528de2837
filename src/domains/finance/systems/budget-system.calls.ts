import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Id = z.object({ id: z.coerce.number<number>().int().positive() });

/** The same system, with its settings, for the year after. */
export const nextYearCall = route({
  method: 'POST',
  path: '/api/finance/budget-systems/:id/next-year',
  permission: 'finance:budgetSystem:add',
  summary: { zh: '复制预算体系到下一年', en: 'Copy a budget system to the next year' },
  params: Id,
  reply: z.looseObject({ id: z.number() }),
});
