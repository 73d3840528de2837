import type { Reply } from '../../../kernel/route.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { add, round } from '../../../kernel/value/decimal.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { type ToldVoyage, tradeModeDecided } from '../../voyage/public.ts';
import { changes } from './change.server.ts';
import { daysByTrade, turnAt } from './trade-days.rules.ts';
import { tradeFacts, tradeFactsOf } from './trade-facts.server.ts';
import { tradeModesCall } from './trade-mode.calls.ts';

type Rows = Reply<typeof tradeModesCall>['rows'];

/** The ships that the user sees, each with her trade now and her days of a year. */
async function tradesOf(ctx: Ctx, year: number): Promise<Rows> {
  const ships = await vesselsOf(ctx);
  const facts = await tradeFactsOf(
    ctx,
    ships.map(({ id }) => id),
  );
  const now = ctx.now.toISOString();
  return ships.map((ship) => {
    const { turns, changes: own } = facts.get(ship.id)!;
    const present = turnAt(turns, now);
    const change = own.at(-1);
    const days = daysByTrade(turns, year, now);
    return {
      shipId: ship.id,
      ship: (ctx.lang === 'en' && ship.nameEn) || ship.name,
      mode: present?.mode ?? null,
      since: present?.at ?? null,
      changeId: change?.id ?? null,
      changeNo: change?.changeNo ?? null,
      domesticDays: days.DOMESTIC,
      foreignDays: days.FOREIGN,
      days: round(add(days.DOMESTIC, days.FOREIGN), 2),
    };
  });
}

export const tradesEndpoint: Endpoint = serve(tradeModesCall, async (ctx, { query: { year } }) => ({
  rows: await tradesOf(ctx, year),
}));

/** What voyages ask before they open. */
export const tradeModeFill = fill(tradeModeDecided, 'market.tradeModeChange', {
  of: async (ctx, shipId) => {
    const last = (await tradeFacts(ctx, shipId)).changes.at(-1);
    return last && { mode: last.mode, changeNo: last.changeNo };
  },
});

const SAILED = '转换后首航次';

/** The first voyage that a ship opens after her change is the one behind it. */
export async function firstVoyageAfter(ctx: Ctx, told: ToldVoyage & { readonly reopened: boolean }): Promise<void> {
  if (told.reopened) return;
  const last = (await tradeFacts(ctx, told.shipId)).changes.at(-1);
  if (!last) return;
  const system = asSystem(ctx, SAILED);
  const { voyageAfterId } = await changes.held(system, last.id);
  if (voyageAfterId === null)
    await changes.patch(system, last.id, { voyageAfterId: told.voyageId }, { action: 'sailed', reason: SAILED });
}
