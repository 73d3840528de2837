import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Id = z.coerce.number<number>().int().positive();
const Amount = z.string();
const Rate = z.string().nullable();

const query = z.object({
  year: z.coerce.number<number>().int().min(2000).max(2100),
  month: z.coerce.number<number>().int().min(1).max(12),
  organizationId: Id.optional(),
  systemId: Id.optional(),
  subjectId: Id.optional(),
  by: z.enum(['subject', 'organization']).default('subject'),
});

export type AchievementQuery = z.output<typeof query>;

const Figures = {
  monthBudget: Amount,
  monthActual: Amount,
  monthRate: Rate,
  toDateBudget: Amount,
  toDateActual: Amount,
  toDateHeld: Amount,
  toDateRate: Rate,
  deviation: Amount,
  yearBudget: Amount,
  yearRate: Rate,
  forecast: Amount,
  light: z.enum(['green', 'amber', 'red']).nullable(),
};

/** Budget, actual and forecast of a month, to date and of the year, in base currency; rates in percent. */
export const achievementCall = route({
  method: 'GET',
  path: '/api/finance/budget/achievement',
  permission: 'finance:achievement:list',
  summary: { zh: '预算达成', en: 'Budget achievement' },
  query,
  reply: z.object({
    rows: z.array(
      z.object({ id: z.number(), parentId: z.number().nullable(), code: z.string(), name: z.string(), ...Figures }),
    ),
    total: z.object(Figures),
  }),
});

export const achievementSheet = route({
  method: 'GET',
  path: '/api/finance/budget/achievement/export',
  permission: 'finance:achievement:export',
  summary: { zh: '导出预算达成', en: 'Export the budget achievement' },
  query,
});

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
