import type { Ctx } from '../../../kernel/server/context.ts';
import { abs, type Decimal } from '../../../kernel/value/decimal.ts';
import type { Condition, MoveType } from './movement-words.text.ts';
import type { Moving } from './post-moves.server.ts';

type Went = {
  id: number;
  materialId: number;
  condition: Condition;
  qty: Decimal;
  value: Decimal;
  lineId: number;
  locationId: number | null;
  batchNo: string | null;
  expiryDate: string | null;
};

/** What left by a document comes back where it lay, each movement by its mirror at the value with which it left. */
export async function mirrorOf(
  ctx: Ctx,
  { resource, id }: { readonly resource: string; readonly id: number },
  moveType: MoveType,
): Promise<Moving[]> {
  const went = await ctx.db.query<Went>({
    name: 'stock-movements-that-left',
    text: `select id, material_id as "materialId", condition, qty, value, line_id as "lineId", location_id as "locationId",
             batch_no as "batchNo", expiry_date as "expiryDate" from stock_movement
           where source = $1 and source_id = $2 and move_type = $3 order by id`,
    values: [resource, id, moveType],
  });
  return went.map(({ id: reversalOfId, qty, value, ...from }) => {
    const move = { kind: 'in' as const, qty: abs(qty), value: abs(value) };
    return { ...from, moveType: 'REVERSAL', move, reversalOfId };
  });
}
