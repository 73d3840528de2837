import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const BASE = '/api/partner/partners';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });

export const relatedCall = route({
  method: 'GET',
  path: `${BASE}/:id/related`,
  permission: 'partner:partner:list',
  summary: { zh: '关联客商', en: 'Related partners' },
  params: Id,
  reply: z.object({
    related: z.array(
      z.object({ id: z.number(), partnerNo: z.string(), name: z.string(), nameEn: z.string().nullable() }),
    ),
  }),
});
