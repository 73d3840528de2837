import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Id = z.number().int().positive();

/** What a request would meet; nothing is written. Amounts in the currency that is named, CNY without one. */
export const checkBudgetCall = route({
  method: 'POST',
  path: '/api/finance/budget/check',
  permission: 'finance:achievement:list',
  summary: { zh: '检查预算', en: 'Check the budget' },
  body: z.object({
    date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    lines: z
      .array(
        z.object({
          organizationId: Id,
          subjectId: Id,
          amount: z.string().regex(/^-?\d{1,12}(\.\d{1,6})?$/),
          currency: z
            .string()
            .regex(/^[A-Z]{3}$/)
            .optional(),
        }),
      )
      .min(1)
      .max(500),
    sourceType: z.string().max(60).optional(),
    sourceId: Id.optional(),
  }),
  reply: z.object({
    result: z.enum(['PASS', 'WARN', 'BLOCK']),
    lines: z.array(
      z.object({
        organizationId: z.number(),
        subjectId: z.number(),
        budget: z.string(),
        used: z.string(),
        available: z.string(),
        percent: z.string().nullable(),
        result: z.enum(['PASS', 'WARN', 'BLOCK']),
      }),
    ),
  }),
});
