import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { CHANGE_TEXT as TEXT } from './change.text.ts';

const Trade = z.enum(['DOMESTIC', 'FOREIGN']);

/** In which trade each ship is, since when and by which change, and her days in both in a year. */
export const tradeModesCall = route({
  method: 'GET',
  path: '/api/market/trade-modes',
  permission: 'market:tradeModeChange:list',
  summary: TEXT.ships,
  query: z.object({ year: z.coerce.number<number>().int().min(2000).max(2100) }),
  reply: z.object({
    rows: z.array(
      z.object({
        shipId: z.number(),
        ship: z.string(),
        mode: Trade.nullable(),
        since: z.string().nullable(),
        changeId: z.number().nullable(),
        changeNo: z.string().nullable(),
        domesticDays: z.string(),
        foreignDays: z.string(),
        days: z.string(),
      }),
    ),
  }),
});
