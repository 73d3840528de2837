import type { Ctx } from '../../../kernel/server/context.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { demandActs, updateDemand } from '../demand/demand.server.ts';

/** What the buyers have done with needs so far: the newest one is with somebody, the one before it has gone back to the ship. */
export async function demoDemand(ctx: Ctx): Promise<void> {
  const [buyer] = await holdersOf(ctx, { roles: ['BUYER'] });
  if (buyer === undefined) return;
  const [newest, before] = await ctx.db.query<{ id: number; version: number }>(
    `select id, version from purchasing_demand_line
     where status = 'OPEN' and application_id is not null and deleted_at is null order by id desc limit 2`,
  );
  const by = await asPerson(ctx, buyer, ctx.now);
  if (newest) await updateDemand(by, { ...newest, route: 'DIRECT', buyerId: buyer, buyerNote: '合并下月订单' });
  if (before) await demandActs.perform(by, 'return', before.id, { reason: '型号已停产，改报替代件' });
}
