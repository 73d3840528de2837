import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Decimal, isPositive, min, neg, sub } from '../../../kernel/value/decimal.ts';
import { organizationOfVessel } from '../../fleet/public.server.ts';
import type { Condition } from '../ledger/movement-words.text.ts';
import { type Moving, postMoves, type StockSource } from '../ledger/post-moves.server.ts';
import { shipStore } from '../stores/stores.server.ts';

/** What a line of another domain's document used, in the base unit of its material. */
export type Taken = {
  readonly lineId: number;
  readonly materialId: number;
  readonly qty: Decimal;
  /** Where a refusal is told: `parts.3.usedQty`. */
  readonly field: string;
};

type Lying = { readonly materialId: number; readonly condition: Condition; readonly qty: Decimal };

/** What of these materials lies in a store. Nothing is held: whoever posts looks again at what he takes. */
const lyingIn = (ctx: Ctx, storeId: number, taken: readonly Taken[]): Promise<Lying[]> =>
  ctx.db.query<Lying>({
    name: 'stock-lying-for-issue',
    text: `select p.material_id as "materialId", p.condition, p.qty from stock_pool p
           where p.store_id = $1 and p.material_id = any($2::bigint[]) and p.deleted_at is null`,
    values: [storeId, [...new Set(taken.map(({ materialId }) => materialId))]],
  });

/** Nobody says in which condition it was taken: as the drawing asks, new ones before others. */
const ORDER: readonly Condition[] = ['NEW', 'RECON', 'USED'];

/** The movements of what was used, by condition; what is not there at all is asked of the new ones, which refuse it. */
function movesOf(taken: readonly Taken[], lying: readonly Lying[]): Moving[] {
  const left = new Map(lying.map(({ materialId, condition, qty }) => [`${materialId} ${condition}`, qty]));
  return taken.flatMap(({ materialId, qty, lineId, field }) => {
    let open = qty;
    const parts = ORDER.flatMap((condition) => {
      const key = `${materialId} ${condition}`;
      const part = min(open, left.get(key) ?? '0') ?? '0';
      if (!isPositive(part)) return [];
      left.set(key, sub(left.get(key) ?? '0', part));
      open = sub(open, part);
      return [{ condition, qty: part }];
    });
    const whole = isPositive(open) ? [{ condition: 'NEW' as const, qty }] : parts;
    return whole.map((one): Moving => {
      const move = { kind: 'out' as const, qty: one.qty };
      return { materialId, condition: one.condition, moveType: 'ISSUE', move, lineId, field };
    });
  });
}

const NO_STORE = { zh: '该船没有组织，没有仓库', en: 'This ship is no unit of the house and has no store' };

/**
 * Takes what a document of another domain used out of the ship's own store, today and at the average cost; what expires first goes first.
 * Answers what each line cost. CONFLICT with INSUFFICIENT_STOCK where not so much is there, with PERIOD_CLOSED where the month is closed.
 */
export async function issueFor(
  ctx: Ctx,
  source: Omit<StockSource, 'occurredOn'>,
  shipId: number,
  taken: readonly Taken[],
): Promise<ReadonlyMap<number, Decimal>> {
  const organizationId = await organizationOfVessel(ctx, shipId);
  const storeId = organizationId === undefined ? null : await shipStore(ctx, organizationId);
  if (storeId === null) throw new AppError('RULE', NO_STORE);
  await postMoves(ctx, source, storeId, movesOf(taken, await lyingIn(ctx, storeId, taken)));
  const cost = await ctx.db.query<{ lineId: number; value: Decimal }>({
    name: 'stock-cost-of-issue',
    text: `select line_id as "lineId", sum(value) as value from stock_movement
           where source = $1 and source_id = $2 and move_type = 'ISSUE' group by line_id`,
    values: [source.resource, source.id],
  });
  return new Map(cost.map(({ lineId, value }) => [lineId, neg(value)]));
}
