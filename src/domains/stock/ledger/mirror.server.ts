import type { Ctx } from '../../../kernel/server/context.ts';
import { abs, type Decimal } from '../../../kernel/value/decimal.ts';
import type { Condition, MoveType } from './movement-words.text.ts';
import type { Moving, PostedMove } from './post-moves.server.ts';

type Document = { readonly resource: string; readonly id: number };

type Stood = {
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

/** What a document posted of one type, in that order. */
const movementsOf = (ctx: Ctx, { resource, id }: Document, moveType: MoveType): Promise<readonly Stood[]> =>
  ctx.db.query<Stood>({
    name: 'stock-movements-of-document',
    text: `select id, material_id as "materialId", condition, qty, value, line_id as "lineId", location_id as "locationId",
             batch_no as "batchNo", expiry_date as "expiryDate" from stock_movement
           where source = $1 and source_id = $2 and move_type = $3 order by id`,
    values: [resource, id, moveType],
  });

/** What left by a document comes back where it lay, each movement by its mirror at the value with which it left. */
export async function mirrorOf(ctx: Ctx, document: Document, moveType: MoveType): Promise<Moving[]> {
  const went = await movementsOf(ctx, document, moveType);
  return went.map(({ id: reversalOfId, qty, value, ...from }) => {
    const move = { kind: 'in' as const, qty: abs(qty), value: abs(value) };
    return { ...from, moveType: 'REVERSAL', move, reversalOfId };
  });
}

/** What came by a document leaves from where it was put, at the value with which it came. */
export async function takenBack(ctx: Ctx, document: Document, moveType: MoveType): Promise<Moving[]> {
  const came = await movementsOf(ctx, document, moveType);
  return came.map(({ id: reversalOfId, qty, value, ...from }) => {
    const move = { kind: 'outAt' as const, qty, value };
    return { ...from, moveType: 'REVERSAL', move, reversalOfId, exact: true };
  });
}

/** What comes elsewhere of what has just left, movement by movement in the same order: at the values with which it left. */
export const atValuesOf = (coming: readonly Moving[], left: readonly PostedMove[]): Moving[] =>
  coming.map((one, i): Moving => {
    const { qty, value } = left[i]!;
    return { ...one, move: { kind: 'in', qty: abs(qty), value: abs(value) } };
  });
