import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { CHECK_TEXT as TEXT } from './contract-check.text.ts';

/** What a contract asks of the papers of a ship, kind by kind, and what is found: its own ship, or another that may take its place. */
export const contractCheckCall = route({
  method: 'POST',
  path: '/api/market/contracts/:id/check',
  permission: 'market:contract:list',
  summary: TEXT.check,
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  body: z.object({ shipId: z.number().int().positive().nullish() }),
  reply: z.object({
    /** Nothing where no ship is named yet. */
    shipId: z.number().nullable(),
    /** The day until which papers have to hold: the end of discharge, or today where nobody said it. */
    until: z.string(),
    waived: z.boolean(),
    lacking: z.number(),
    rows: z.array(
      z.object({
        certKind: z.string(),
        name: z.string(),
        found: z.enum(['VALID', 'SHORT', 'EXPIRED', 'REFUSED', 'MISSING']),
        passes: z.boolean(),
        certificateId: z.number().nullable(),
        validTo: z.string().nullable(),
      }),
    ),
  }),
});
