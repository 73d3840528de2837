import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Id = z.number().int().positive();

/** Another interval for several jobs, all or none of them. */
export const setIntervalCall = route({
  method: 'POST',
  path: '/api/maintenance/jobs/interval',
  permission: 'maintenance:job:edit',
  summary: { zh: '批量改周期', en: 'Set the interval of jobs' },
  body: z.object({
    jobs: z
      .array(z.object({ id: Id, version: z.number().int().positive() }))
      .min(1)
      .max(200),
    intervalMonths: z.number().int().min(1).max(240).nullable().optional(),
    intervalDays: z.number().int().min(1).max(3650).nullable().optional(),
    intervalHours: z.number().int().min(1).max(200_000).nullable().optional(),
  }),
  reply: z.object({ changed: z.number() }),
});
