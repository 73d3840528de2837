import type { Ctx } from '../../../kernel/server/context.ts';
import type { Decimal } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

/** What of a material lies in the stores of a ship or unit, and what of it was used in the twelve months before; base units. */
export type ShelfFacts = { readonly onHand: Decimal; readonly usedYear: Decimal };

/** Of materials that a ship or unit has or had; what was issued and came back to the store was not used. */
export async function shelfFacts(
  ctx: Ctx,
  organizationId: number,
  materialIds: readonly number[],
): Promise<ReadonlyMap<number, ShelfFacts>> {
  if (materialIds.length === 0) return new Map();
  const rows = await ctx.db.query<ShelfFacts & { id: number }>({
    name: 'stock-shelf-facts',
    text: `select p.material_id as id, sum(p.qty) as "onHand", coalesce(sum(u.used), 0) as "usedYear"
           from stock_pool p join stock_store s on s.id = p.store_id and s.store_type <> 'TRANSIT' left join lateral (
             select -sum(m.qty) as used from stock_movement m left join stock_movement r on r.id = m.reversal_of_id
             where m.pool_id = p.id and m.deleted_at is null and m.occurred_on > $3::date - interval '1 year'
               and coalesce(r.move_type, m.move_type) in ('ISSUE', 'RETURN_STORE')
           ) u on true
           where p.organization_id = $1 and p.material_id = any($2::bigint[]) and p.deleted_at is null group by 1`,
    values: [organizationId, materialIds, officeDay(ctx.now)],
  });
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
