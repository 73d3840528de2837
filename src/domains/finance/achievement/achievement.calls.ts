import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

/** `yyyy-M` or `yyyy-MM`, the month of today without one (specification, sections 6 and 8). */
export const shipBudgetsCall = route({
  method: 'GET',
  path: '/api/budgetCountByShipAndDate',
  permission: 'finance:achievement:list',
  summary: { zh: '各船预算与实际', en: 'Budget and actual of each ship' },
  query: z.object({
    month: z
      .string()
      .max(7)
      .regex(/^\d{4}-\d{1,2}$/)
      .optional(),
  }),
  reply: z.array(
    z.object({
      shipName: z.string(),
      realTotal: z.number(),
      budgetTotal: z.number(),
      percentage: z.number().nullable(),
    }),
  ),
});
