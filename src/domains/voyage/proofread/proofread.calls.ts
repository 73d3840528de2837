import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Day = z.iso.date();

/** Runs every rule over the reports of some ships and a time, or of some voyages, as a task. */
export const proofreadCall = route({
  method: 'POST',
  path: '/api/voyage/proofread',
  permission: 'voyage:proofFinding:run',
  summary: { zh: '航次数据校对', en: 'Proofread voyage data' },
  body: z.object({
    /** None: every ship that one sees. */
    shipIds: z.array(z.number().int().positive()).max(200).optional(),
    voyageIds: z.array(z.number().int().positive()).max(200).optional(),
    from: Day.optional(),
    to: Day.optional(),
  }),
  reply: z.object({ taskId: z.number() }),
});
