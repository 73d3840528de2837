import { notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Decimal, neg } from '../../../kernel/value/decimal.ts';
import { organizationOfVessel } from '../../fleet/public.server.ts';
import { type Moving, postMoves, type StockSource } from '../ledger/post-moves.server.ts';
import { store } from '../stores/store.resource.ts';
import { storeFor } from '../stores/stores.server.ts';

/** What a line of another domain's document used, in the base unit of its material. */
export type Taken = {
  readonly lineId: number;
  readonly materialId: number;
  readonly qty: Decimal;
  /** Where a refusal is told: `parts.3.usedQty`. */
  readonly field: string;
};

/**
 * Takes what a document of another domain used out of the ship's store, today and at the average cost; what expires first goes first.
 * Answers what each line cost. CONFLICT with INSUFFICIENT_STOCK where not so much is there, with PERIOD_CLOSED where the month is closed.
 */
export async function issueFor(
  ctx: Ctx,
  source: Omit<StockSource, 'occurredOn'>,
  shipId: number,
  taken: readonly Taken[],
): Promise<ReadonlyMap<number, Decimal>> {
  const organizationId = await organizationOfVessel(ctx, shipId);
  const storeId = organizationId === undefined ? null : await storeFor(ctx, { organizationId, ashore: false });
  if (storeId === null) throw notFound(store.label);
  const moves = taken.map(({ materialId, qty, lineId, field }): Moving => {
    const move = { kind: 'out' as const, qty };
    return { materialId, moveType: 'ISSUE', move, lineId, field };
  });
  await postMoves(ctx, source, storeId, moves);
  const cost = await ctx.db.query<{ lineId: number; value: Decimal }>({
    name: 'stock-cost-of-issue',
    text: `select line_id as "lineId", sum(value) as value from stock_movement
           where source = $1 and source_id = $2 and move_type = 'ISSUE' group by line_id`,
    values: [source.resource, source.id],
  });
  return new Map(cost.map(({ lineId, value }) => [lineId, neg(value)]));
}
