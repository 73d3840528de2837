import type { Ctx } from '../../../kernel/server/context.ts';
import type { Decimal } from '../../../kernel/value/decimal.ts';
import type { Binding } from './reservation.rules.ts';

/** What of these pools is reserved on a day; read while the pools are held, so that nobody reserves meanwhile. */
export async function bindingsOf(
  ctx: Ctx,
  pools: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, readonly Binding[]>> {
  const rows = await ctx.db.query<Binding & { poolId: number }>({
    name: 'stock-reservations-of-pools',
    text: `select id, pool_id as "poolId", qty - coalesce(used_qty, 0) as "openQty" from stock_reservation
           where pool_id = any($1::bigint[]) and resv_status = 'ACTIVE' and valid_until >= $2 and deleted_at is null order by id`,
    values: [pools, day],
  });
  return Map.groupBy(rows, ({ poolId }) => poolId);
}

/** A pool of a store held to the end of the transaction, and what is there; null where it is none of this store. */
export async function heldPool(
  ctx: Ctx,
  { storeId, poolId }: { readonly storeId: number; readonly poolId: number },
): Promise<Decimal | null> {
  const [row] = await ctx.db.query<{ qty: Decimal }>({
    name: 'stock-hold-pool-to-reserve',
    text: `select qty from stock_pool where id = $1 and store_id = $2 for update`,
    values: [poolId, storeId],
  });
  return row?.qty ?? null;
}
