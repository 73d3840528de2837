import type { Ctx } from '../../../kernel/server/context.ts';
import { type Decimal, isPositive, mul, orZero, round } from '../../../kernel/value/decimal.ts';
import { materialFacts } from '../../material/public.server.ts';
import { heldExpected } from '../expected/expect.server.ts';
import type { ExpectedLine } from '../expected/expected-line.resource.ts';
import { type Moving, postMoves } from './post-moves.server.ts';

type Accepted = {
  readonly source: string;
  readonly sourceId: number;
  readonly invoiceId: number;
  readonly invoiceNo: string;
  readonly lines: readonly { readonly lineId: number; readonly invoiceLineId: number; readonly difference: Decimal }[];
};

/** The kind of document that stands in the ledger. */
const INVOICE = 'finance.invoice';

/** The expected lines behind what was invoiced, held in the order in which receipts hold them. */
async function heldOf(ctx: Ctx, { source, sourceId, lines }: Accepted): Promise<ReadonlyMap<number, ExpectedLine>> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'stock-expected-invoiced',
    text: `select id from stock_expected_line where source = $1 and source_id = $2 and line_id = any($3::bigint[])
             and deleted_at is null order by id`,
    values: [source, sourceId, lines.map(({ lineId }) => lineId)],
  });
  const held = new Map<number, ExpectedLine>();
  for (const { id } of rows) {
    const row = await heldExpected(ctx, id);
    held.set(row.lineId ?? 0, row);
  }
  return held;
}

/** Lines of an invoice whose difference stands in the ledger already. */
async function taken(ctx: Ctx, invoiceId: number): Promise<ReadonlySet<number>> {
  const rows = await ctx.db.query<{ lineId: number }>({
    name: 'stock-differences-of-invoice',
    text: `select line_id as "lineId" from stock_movement where source = $1 and source_id = $2 and move_type = 'VALUE_ADJUST'`,
    values: [INVOICE, invoiceId],
  });
  return new Set(rows.map(({ lineId }) => lineId));
}

/**
 * What was received at the price of its order was invoiced at another: of all that was accepted of the line the share that is still there
 * is worth so much more, the rest is expense (stock 5.2). What never was stock has no value here.
 */
export async function takePriceDifference(ctx: Ctx, told: Accepted): Promise<void> {
  const held = await heldOf(ctx, told);
  const [facts, before] = [
    await materialFacts(
      ctx,
      [...held.values()].flatMap(({ materialId }) => materialId ?? []),
    ),
    await taken(ctx, told.invoiceId),
  ];
  const moves = told.lines.flatMap(({ lineId, invoiceLineId, difference }): (Moving & { storeId: number })[] => {
    const one = held.get(lineId);
    const received = round(mul(orZero(one?.acceptedQty), orZero(one?.factor)), 4);
    if (!one?.materialId || !one.storeId || before.has(invoiceLineId)) return [];
    if (!facts.get(one.materialId)?.stockable || !isPositive(received)) return [];
    return [
      {
        storeId: one.storeId,
        materialId: one.materialId,
        moveType: 'VALUE_ADJUST',
        move: { kind: 'value', value: difference, receivedQty: received },
        lineId: invoiceLineId,
      },
    ];
  });
  const source = { resource: INVOICE, id: told.invoiceId, no: told.invoiceNo };
  for (const [storeId, own] of [...Map.groupBy(moves, (one) => one.storeId)].toSorted(([a], [b]) => a - b))
    await postMoves(
      ctx,
      source,
      storeId,
      own.map(({ storeId: _, ...move }) => move),
    );
}
