import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { shipNumCall, shipTrendCall } from './ship-counts.calls.ts';
import { type CountedShip, shipNumber, shipTrend } from './ship-counts.rules.ts';

/** Every ship that the user may see, sold ones too: the trend looks back. */
function countedShips(ctx: Ctx): Promise<readonly CountedShip[]> {
  return vesselsOf(ctx, { disposed: true });
}

export const shipCountEndpoints: readonly Endpoint[] = [
  serve(shipNumCall, async (ctx) => shipNumber(await countedShips(ctx), officeDay(ctx.now))),
  serve(shipTrendCall, async (ctx) => shipTrend(await countedShips(ctx), officeDay(ctx.now))),
];
