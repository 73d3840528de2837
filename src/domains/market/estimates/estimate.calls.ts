import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { ESTIMATE_TEXT as TEXT } from './estimate.text.ts';

const Figure = z.string().nullable();
const Fuel = z.object({ fuelId: z.number(), cf: z.string() }).nullable();

/** What an alternative begins with when its ship is chosen. */
export const shipFiguresCall = route({
  method: 'GET',
  path: '/api/market/voyage-estimates/ship-figures',
  permission: 'market:voyageEstimate:list',
  summary: { zh: '船舶近期航速与油耗', en: 'Speed and consumption of a ship of late' },
  query: z.object({ shipId: z.coerce.number<number>().int().positive() }),
  reply: z.object({
    since: z.string(),
    ballastSpeed: Figure,
    ladenSpeed: Figure,
    ballastFuel: Figure,
    ladenFuel: Figure,
    portFuel: Figure,
    seaDiesel: Figure,
    portDiesel: Figure,
    fuel: Fuel,
    diesel: Fuel,
  }),
});

export const estimateSheetCall = route({
  method: 'GET',
  path: '/api/market/voyage-estimates/:id/comparison',
  permission: 'market:voyageEstimate:export',
  summary: TEXT.excel,
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
});
