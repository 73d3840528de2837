import type { Ctx } from '../../../kernel/server/context.ts';
import type { Decimal } from '../../../kernel/value/decimal.ts';
import type { Condition } from '../ledger/movement-words.text.ts';

/** What lies in one place, of one batch, with what it is worth a piece. */
export type Place = {
  readonly materialId: number;
  readonly condition: Condition;
  readonly unitId: number | null;
  readonly locationId: number | null;
  readonly batchNo: string | null;
  readonly expiryDate: string | null;
};

/** What of a store, or of some of its locations, lies where: in the order in which one walks past it. */
export const placesOf = (ctx: Ctx, storeId: number, locationIds: readonly number[]): Promise<readonly Place[]> =>
  ctx.db.query<Place>({
    name: 'stock-places-to-count',
    text: `select m.material_id as "materialId", m.condition, max(m.unit_id) as "unitId", m.location_id as "locationId",
             m.batch_no as "batchNo", max(m.expiry_date) as "expiryDate"
           from stock_movement m left join stock_location l on l.id = m.location_id
           where m.store_id = $1 and (cardinality($2::bigint[]) = 0 or m.location_id = any($2::bigint[]))
           group by m.material_id, m.condition, m.location_id, m.batch_no, l.code having sum(m.qty) > 0
           order by l.code nulls last, m.material_id, m.condition, m.batch_no nulls first`,
    values: [storeId, locationIds],
  });

type Asked = Pick<Place, 'materialId' | 'condition' | 'locationId' | 'batchNo'> & {
  /** Which line asks. */
  readonly id: number;
  /** The moment at which it was counted. */
  readonly at: string;
};
type Book = { readonly id: number; readonly bookQty: Decimal; readonly average: Decimal };

/**
 * What the books said of each place at the moment at which it was counted (stock 5.3): what was posted later does not disturb a count.
 * The average is that of the pool now.
 */
export async function booksAt(ctx: Ctx, storeId: number, asked: readonly Asked[]): Promise<ReadonlyMap<number, Book>> {
  const rows = await ctx.db.query<Book>({
    name: 'stock-books-when-counted',
    text: `select w.id, coalesce(sum(m.qty), 0) as "bookQty", coalesce(max(p.average), 0) as average
           from jsonb_to_recordset($2::jsonb) as w (id bigint, "materialId" bigint, condition text, "locationId" bigint, "batchNo" text, "at" timestamptz)
           left join stock_pool p on p.store_id = $1 and p.material_id = w."materialId" and p.condition = w.condition
           left join stock_movement m on m.pool_id = p.id and m.location_id is not distinct from w."locationId"
             and m.batch_no is not distinct from w."batchNo" and m.create_time <= w."at"
           group by w.id`,
    values: [storeId, JSON.stringify(asked)],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a piece of each material cost when it last came anywhere: for what is found where there was none. */
export async function lastCosts(ctx: Ctx, materialIds: readonly number[]): Promise<ReadonlyMap<number, Decimal>> {
  const rows = await ctx.db.query<{ id: number; cost: Decimal }>({
    name: 'stock-last-costs',
    text: `select distinct on (material_id) material_id as id, value / qty as cost from stock_movement
           where material_id = any($1::bigint[]) and move_type in ('OPENING', 'RECEIPT') and qty > 0 and value > 0
           order by material_id, id desc`,
    values: [materialIds],
  });
  return new Map(rows.map(({ id, cost }) => [id, cost]));
}
