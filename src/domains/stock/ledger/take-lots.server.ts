import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Decimal, lt } from '../../../kernel/value/decimal.ts';
import { type Lot, type Named, takeLots } from './lots.rules.ts';
import type { Moving } from './post-moves.server.ts';

/** What of these pools lies where and of which batch, in the order in which it is taken: the earliest expiry, then what came first. */
async function lotsOf(ctx: Ctx, pools: readonly number[]): Promise<Map<number, readonly Lot[]>> {
  const rows = await ctx.db.query<Lot & { poolId: number }>({
    name: 'stock-lots-of-pools',
    text: `select pool_id as "poolId", location_id as "locationId", batch_no as "batchNo", expiry_date as "expiryDate", sum(qty) as qty
           from stock_movement where pool_id = any($1::bigint[])
           group by pool_id, location_id, batch_no, expiry_date having sum(qty) > 0
           order by pool_id, expiry_date nulls last, min(id)`,
    values: [pools],
  });
  return Map.groupBy(rows, ({ poolId }) => poolId);
}

const isNamed = ({ locationId, batchNo, exact }: Named): boolean => Boolean(exact || locationId || batchNo);

function notSoMuch(move: Moving, found: Decimal, wanted: Decimal): AppError {
  const place = isNamed(move);
  const message = {
    zh: `${place ? '所选库位批次' : '未过期的批次'}只有 ${found}，需要 ${wanted}；${place ? '改选库位批次或减少数量' : '过期批次不能领用，先报废或补货'}`,
    en: `Only ${found} ${place ? 'lies there of this batch' : 'has not expired'}, ${wanted} is wanted: ${place ? 'choose another place or batch, or take less' : 'what has expired is not issued'}`,
  };
  return new AppError('CONFLICT', message, {
    ...(move.field && { errors: [{ field: move.field, message }] }),
    data: { reason: 'INSUFFICIENT_STOCK', materialId: move.materialId, available: found },
  });
}

/**
 * What leaves, by where it lies and of which batch: a line that names neither takes the earliest expiry first, in as many movements as
 * it needs. What is taken back leaves from where it came. CONFLICT with INSUFFICIENT_STOCK where not so much lies there.
 */
export async function byLots(
  ctx: Ctx,
  moves: readonly (Moving & { readonly poolId: number })[],
  today: string,
): Promise<Moving[]> {
  const leaving = moves.filter(({ move }) => move.kind === 'out' || move.kind === 'outAt');
  if (leaving.length === 0) return [...moves];
  const lots = await lotsOf(ctx, [...new Set(leaving.map(({ poolId }) => poolId))]);
  return moves.flatMap((one): Moving[] => {
    const { move, poolId } = one;
    if (move.kind !== 'out' && move.kind !== 'outAt') return [one];
    const { taken, left, found } = takeLots(lots.get(poolId) ?? [], {
      wanted: move.qty,
      named: one,
      today,
      expired: one.moveType !== 'ISSUE',
    });
    if (lt(found, move.qty)) throw notSoMuch(one, found, move.qty);
    lots.set(poolId, left);
    // What leaves at a value of its own leaves whole: its value is that of one entry.
    if (move.kind === 'outAt') return [one];
    return taken.map(({ locationId, batchNo, expiryDate, qty }) => ({
      ...one,
      move: { ...move, qty },
      locationId,
      batchNo,
      expiryDate,
    }));
  });
}
