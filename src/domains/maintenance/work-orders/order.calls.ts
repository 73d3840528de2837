import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Count = z.number().int().nonnegative();

/** The nightly run at once, of a ship or of all that the caller sees. */
export const generateCall = route({
  method: 'POST',
  path: '/api/maintenance/jobs/generate',
  permission: 'maintenance:workOrder:generate',
  summary: { zh: '生成到期工单', en: 'Make the orders that are due' },
  body: z.object({ shipId: z.number().int().positive().optional() }),
  reply: z.object({ created: Count, moved: Count }),
});
