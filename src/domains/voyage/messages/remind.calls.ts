import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

/** The office asks a ship for the report that is due; whoever confirms reports may. */
export const remindCall = route({
  method: 'POST',
  path: '/api/voyage/board/:shipId/remind',
  permission: 'voyage:report:confirm',
  summary: { zh: '催报正午报', en: 'Remind a ship of its noon report' },
  params: z.object({ shipId: z.coerce.number<number>().int().positive() }),
  reply: z.object({
    /** Accounts of the ship that were told now; 0 when all of them were told today already. */
    told: z.number(),
  }),
});
