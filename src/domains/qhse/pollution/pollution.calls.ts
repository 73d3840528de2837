import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { POLLUTION_TEXT as TEXT } from './pollution-words.text.ts';

/** What a voyage report says was landed becomes the draft of a reception line with the same receipt. */
export const bookLandingCall = route({
  method: 'POST',
  path: '/api/qhse/pollution-records/from-landing',
  permission: 'qhse:pollutionRecord:add',
  summary: TEXT.take,
  body: z.object({
    /** The row of what was landed. */
    landingId: z.number().int().positive(),
    tankId: z.number().int().positive(),
    portId: z.number().int().positive(),
  }),
  reply: z.object({ id: z.number() }),
});
