import type { Ctx } from '../../../kernel/server/context.ts';
import type { Decimal } from '../../../kernel/value/decimal.ts';
import type { Condition } from '../ledger/movement-words.text.ts';

export type Item = {
  readonly id: number;
  readonly storeId: number;
  readonly materialId: number;
  readonly condition: Condition;
  readonly qty: Decimal;
  readonly average: Decimal;
};

/** The stock items of lines as they are now, by id. */
export async function itemsOf(
  ctx: Ctx,
  lines: readonly { readonly poolId: number }[],
): Promise<ReadonlyMap<number, Item>> {
  const rows = await ctx.db.query<Item>({
    name: 'stock-items-of-lines',
    text: `select id, store_id as "storeId", material_id as "materialId", condition, qty, average from stock_pool where id = any($1::bigint[])`,
    values: [[...new Set(lines.map(({ poolId }) => poolId))]],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
