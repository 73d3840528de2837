import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Figure = z.string().nullable();

/** Which ships a berth bears, each by her own measures; with a draft, as if she came with that. */
export const berthShipsCall = route({
  method: 'GET',
  path: '/api/market/berths/:id/ships',
  permission: 'market:berth:list',
  summary: { zh: '泊位可靠船舶', en: 'Ships that may berth' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  query: z.object({
    /** Metres with two decimals. */
    draft: z
      .string()
      .regex(/^\d{1,2}(\.\d{1,2})?$/)
      .optional(),
  }),
  reply: z.object({
    allowedDraft: Figure,
    ships: z.array(
      z.object({
        shipId: z.number(),
        ship: z.string(),
        loa: Figure,
        beam: Figure,
        dwt: z.number().nullable(),
        draft: Figure,
        over: z.array(z.object({ what: z.enum(['loa', 'beam', 'dwt', 'draft']), limit: z.string() })),
      }),
    ),
  }),
});
