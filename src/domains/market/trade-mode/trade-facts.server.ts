import type { Ctx } from '../../../kernel/server/context.ts';
import { VOYAGES } from '../../voyage/public.server.ts';
import type { Trade } from './change.text.ts';
import { type Turn, turnsOf } from './trade-days.rules.ts';

type Sailed = Turn & { readonly id: number; readonly shipId: number; readonly voyageNo: string | null };
type Changed = Turn & { readonly id: number; readonly shipId: number; readonly changeNo: string };

export type TradeFacts = {
  /** Voyages that were opened, by their start. */
  readonly sailed: readonly Sailed[];
  /** Changes in effect, by their time. */
  readonly changes: readonly Changed[];
  readonly turns: readonly Turn[];
};

const SAILED = `select v.id, v.ship_name as "shipId", v.voyage_no as "voyageNo", v.start_time as at, v.trade_mode as mode
  from ${VOYAGES} v
  where v.deleted_at is null and v.voyage_status in ('OPEN', 'CLOSED') and v.start_time is not null and v.ship_name = any($1::bigint[])
  order by v.start_time, v.id`;

const CHANGED = `select id, ship_id as "shipId", change_no as "changeNo", effective_time as at, to_mode as mode
  from market_trade_mode_change
  where deleted_at is null and change_status = 'EFFECTIVE' and ship_id = any($1::bigint[])
  order by effective_time, id`;

/** What is known of the trades of ships; whose they are is the caller's matter. */
export async function tradeFactsOf(ctx: Ctx, ships: readonly number[]): Promise<ReadonlyMap<number, TradeFacts>> {
  const sailed = await ctx.db.query<Sailed>({ name: 'market-trades-sailed', text: SAILED, values: [ships] });
  const changes = await ctx.db.query<Changed>({ name: 'market-trades-changed', text: CHANGED, values: [ships] });
  const [voyagesBy, changesBy] = [
    Map.groupBy(sailed, ({ shipId }) => shipId),
    Map.groupBy(changes, ({ shipId }) => shipId),
  ];
  return new Map(
    ships.map((id) => {
      const own = { sailed: voyagesBy.get(id) ?? [], changes: changesBy.get(id) ?? [] };
      return [id, { ...own, turns: turnsOf(own.sailed, own.changes) }];
    }),
  );
}

const NOTHING: TradeFacts = { sailed: [], changes: [], turns: [] };

export const tradeFacts = async (ctx: Ctx, shipId: number): Promise<TradeFacts> =>
  (await tradeFactsOf(ctx, [shipId])).get(shipId) ?? NOTHING;

export const otherOf = (mode: Trade): Trade => (mode === 'DOMESTIC' ? 'FOREIGN' : 'DOMESTIC');
