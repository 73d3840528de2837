import type { Ctx } from '../../../kernel/server/context.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { openAccounts } from '../../identity/public.server.ts';

/** Who is responsible for a ship today, open accounts only. */
export async function superintendentsOf(
  ctx: Ctx,
  vesselId: number,
  kinds: readonly ('VM' | 'REPAIR')[],
): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'fleet-superintendents-of',
    text: `select distinct user_id as id from fleet_ship_responsibility
      where deleted_at is null and vessel_id = $2 and kind = any($3::text[]) and from_date <= $1 and (to_date is null or to_date >= $1)
      order by user_id`,
    values: [officeDay(ctx.now), vesselId, kinds],
  });
  return openAccounts(
    ctx,
    rows.map(({ id }) => id),
  );
}
