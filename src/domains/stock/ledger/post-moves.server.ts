import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { add, type Decimal, sub } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { materialFacts } from '../../material/public.server.ts';
import { openStockMonth } from '../periods/stock-ledger.server.ts';
import { assertUnreserved } from '../reservations/assert-unreserved.server.ts';
import type { Condition, MoveType } from './movement-words.text.ts';
import { holds, type Move, type Pool, type Posted, postMove } from './posting.rules.ts';
import { byLots } from './take-lots.server.ts';

/** One line of a document that comes into or leaves a store; quantities in base units. */
export type Moving = {
  readonly materialId: number;
  readonly condition?: Condition;
  readonly move: Move;
  readonly moveType: MoveType;
  readonly lineId?: number | null;
  readonly locationId?: number | null;
  readonly batchNo?: string | null;
  readonly expiryDate?: string | null;
  readonly reversalOfId?: number | null;
  /** It leaves from this place and batch alone, also where it names none. */
  readonly exact?: boolean;
  /** The reservation for which it is taken. */
  readonly reservationId?: number | null;
  /** Where a refusal is told: `lines.3.qty`. */
  readonly field?: string;
};

/** The document: its kind of record, its number, the day on which it happened. */
export type StockSource = {
  readonly resource: string;
  readonly id: number;
  readonly no: string;
  readonly occurredOn?: string;
};

type Held = Pool & {
  readonly id: number;
  readonly materialId: number;
  readonly condition: Condition;
  readonly seq: number;
};

const keyOf = ({ materialId, condition = 'NEW' }: { materialId: number; condition?: Condition }): string =>
  `${materialId} ${condition}`;

/** The pools that are touched, made where they are not there, each held to the end of the transaction: in one order, whoever posts. */
async function heldPools(
  ctx: Ctx,
  storeId: number,
  moves: readonly Pick<Moving, 'materialId' | 'condition'>[],
): Promise<Map<string, Held>> {
  const facts = await materialFacts(ctx, [...new Set(moves.map(({ materialId }) => materialId))]);
  const wanted = [...new Map(moves.map((one) => [keyOf(one), one])).values()]
    .map(({ materialId, condition = 'NEW' }) => ({
      materialId,
      condition,
      unitId: facts.get(materialId)?.baseUnitId ?? null,
    }))
    .toSorted((a, b) => a.materialId - b.materialId || a.condition.localeCompare(b.condition));
  await ctx.db.query({
    name: 'stock-make-pools',
    text: `insert into stock_pool (version, create_by, create_name, create_time, store_id, organization_id, vessel_id, material_id, condition,
             unit_id, qty, value, average, seq)
           select 1, $3, $4, $5, s.id, s.organization_id, s.vessel_id, w."materialId", w.condition, w."unitId", 0, 0, 0, 0
           from jsonb_to_recordset($2::jsonb) as w ("materialId" bigint, condition text, "unitId" bigint) join stock_store s on s.id = $1
           where not exists (select from stock_pool p where p.store_id = $1 and p.material_id = w."materialId" and p.condition = w.condition)
           order by w."materialId", w.condition
           on conflict do nothing`,
    values: [storeId, JSON.stringify(wanted), ctx.user.id, ctx.user.name, ctx.now.toISOString()],
  });
  const rows = await ctx.db.query<Held>({
    name: 'stock-hold-pools',
    text: `select p.id, p.material_id as "materialId", p.condition, p.qty, p.value, p.seq::int as seq from stock_pool p
           where p.store_id = $1 and (p.material_id, p.condition) in (
             select w."materialId", w.condition from jsonb_to_recordset($2::jsonb) as w ("materialId" bigint, condition text))
           order by p.material_id, p.condition for update`,
    values: [storeId, JSON.stringify(wanted)],
  });
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function assertHolds(pool: Held, wanted: Decimal, field: string | undefined): void {
  if (holds(pool, wanted)) return;
  const message = {
    zh: `库存不足：结存 ${pool.qty}，需要 ${wanted}；可先登记未入账的收货或盘点`,
    en: `Not enough in stock: ${pool.qty} is there, ${wanted} is wanted; book a receipt that is missing, or count`,
  };
  throw new AppError('CONFLICT', message, {
    ...(field && { errors: [{ field, message }] }),
    data: { reason: 'INSUFFICIENT_STOCK', materialId: pool.materialId, onHand: pool.qty, available: pool.qty },
  });
}

/** Line by line, as the ones before have left it. */
function assertAllHold(pools: ReadonlyMap<string, Held>, moves: readonly Moving[]): void {
  const left = new Map(pools);
  for (const one of moves) {
    const pool = left.get(keyOf(one))!;
    const { move } = one;
    if (move.kind === 'value') continue;
    if (move.kind !== 'in') assertHolds(pool, move.qty, one.field);
    left.set(keyOf(one), { ...pool, qty: move.kind === 'in' ? add(pool.qty, move.qty) : sub(pool.qty, move.qty) });
  }
}

/** A movement as it stands in the ledger; quantity and value signed. */
export type PostedMove = Pick<Moving, 'materialId' | 'condition' | 'lineId' | 'batchNo' | 'expiryDate'> & {
  readonly qty: Decimal;
  readonly value: Decimal;
};

type Row = Moving & { readonly poolId: number; readonly seq: number; readonly posted: Posted };

/**
 * Posts the lines of a document, all or none, and answers the movements. CONFLICT with INSUFFICIENT_STOCK where more would leave than is
 * there; never negative; with PERIOD_CLOSED where its month is.
 */
export async function postMoves(
  ctx: Ctx,
  source: StockSource,
  storeId: number,
  moves: readonly Moving[],
): Promise<readonly PostedMove[]> {
  if (moves.length === 0) return [];
  const day = source.occurredOn ?? officeDay(ctx.now);
  await openStockMonth(ctx, { storeId, day, source: source.resource });
  const pools = await heldPools(ctx, storeId, moves);
  assertAllHold(pools, moves);
  const wanted = moves.map((one) => ({ ...one, poolId: pools.get(keyOf(one))!.id }));
  const onHand = new Map([...pools.values()].map(({ id, qty }) => [id, qty]));
  await assertUnreserved(ctx, wanted, (poolId) => onHand.get(poolId) ?? '0', officeDay(ctx.now));
  const placed = await byLots(ctx, wanted, day);
  const rows = placed.map((one): Row => {
    const key = keyOf(one);
    const pool = pools.get(key)!;
    const posted = postMove(pool, one.move);
    const seq = pool.seq + 1;
    pools.set(key, { ...pool, ...posted.after, seq });
    return { ...one, poolId: pool.id, seq, posted };
  });
  await ctx.db.query({
    name: 'stock-write-movements',
    text: `insert into stock_movement (version, create_by, create_name, create_time, occurred_on, pool_id, seq, store_id, organization_id,
             vessel_id, material_id, condition, location_id, batch_no, expiry_date, move_type, unit_id, qty, qty_after, value, expensed,
             value_after, avg_after, source, source_id, line_id, source_no, reversal_of_id)
           select 1, $2, $3, $4, $5, p.id, m.seq, p.store_id, p.organization_id, p.vessel_id, p.material_id, p.condition, m."locationId",
             m."batchNo", m."expiryDate", m."moveType", p.unit_id, m.qty, m."qtyAfter", m.value, m.expensed, m."valueAfter", m."avgAfter", $6, $7,
             m."lineId", $8, m."reversalOfId"
           from jsonb_to_recordset($1::jsonb) as m (n int, "poolId" bigint, seq bigint, "locationId" bigint, "batchNo" text, "expiryDate" date,
             "moveType" text, qty numeric, "qtyAfter" numeric, value numeric, expensed numeric, "valueAfter" numeric, "avgAfter" numeric, "lineId" bigint,
             "reversalOfId" bigint)
           join stock_pool p on p.id = m."poolId" order by m.n`,
    values: [
      JSON.stringify(rows.map(flat)),
      ctx.user.id,
      ctx.user.name,
      ctx.now.toISOString(),
      day,
      source.resource,
      source.id,
      source.no,
    ],
  });
  await ctx.db.query({
    name: 'stock-write-pools',
    text: `update stock_pool p set qty = w.qty, value = w.value, average = w.average, seq = w.seq, last_moved_at = $2,
             version = p.version + 1, update_name = $3, update_time = $4
           from jsonb_to_recordset($1::jsonb) as w (id bigint, qty numeric, value numeric, average numeric, seq bigint) where p.id = w.id`,
    values: [JSON.stringify(last(rows)), day, ctx.user.name, ctx.now.toISOString()],
  });
  return rows.map(({ materialId, condition, lineId, batchNo, expiryDate, posted: { qty, value } }) => ({
    materialId,
    condition,
    lineId,
    batchNo,
    expiryDate,
    qty,
    value,
  }));
}

/** The pools of several stores, held in one order before the first is posted to: nobody waits for somebody who waits for them. */
export async function holdStores(
  ctx: Ctx,
  stores: readonly number[],
  moves: readonly Pick<Moving, 'materialId' | 'condition'>[],
): Promise<void> {
  if (moves.length === 0) return;
  for (const storeId of [...new Set(stores)].toSorted((a, b) => a - b)) await heldPools(ctx, storeId, moves);
}

/** What is written of each, with its place: what takes it back reads the movements of several stores in this one order. */
const flat = (
  { posted, move: _, condition: __, field: ___, exact: ____, reservationId: _____, ...row }: Row,
  n: number,
) => ({
  ...row,
  n,
  qty: posted.qty,
  value: posted.value,
  expensed: posted.expensed,
  qtyAfter: posted.after.qty,
  valueAfter: posted.after.value,
  avgAfter: posted.average,
});

/** Each pool as its last movement left it. */
const last = (rows: readonly Row[]) =>
  [...new Map(rows.map((row) => [row.poolId, row])).values()].map(({ poolId, seq, posted }) => ({
    id: poolId,
    seq,
    qty: posted.after.qty,
    value: posted.after.value,
    average: posted.average,
  }));
