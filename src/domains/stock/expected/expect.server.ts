import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { add, type Decimal, gt, isPositive, orZero, round } from '../../../kernel/value/decimal.ts';
import { mostOf, standingOf } from '../receipts/receipt.rules.ts';
import { storeFor } from '../stores/stores.server.ts';
import { type ExpectedLine, expectedLine } from './expected-line.resource.ts';

export const expectedLines = recordsOf(expectedLine);

/** What an order in force tells will come. */
export type Expectation = {
  readonly source: string;
  readonly sourceId: number;
  readonly sourceNo: string;
  readonly partnerId: number;
  readonly organizationId: number;
  readonly vesselId: number | null;
  /** Received ashore; else on board, or by the unit itself. */
  readonly ashore: boolean;
  readonly dueDate: string;
  readonly lines: readonly {
    readonly lineId: number;
    readonly materialId: number | null;
    readonly itemName: string;
    readonly itemNameEn: string;
    readonly spec: string | null;
    readonly unitId: number;
    /** Base units in one unit of the line. */
    readonly factor: Decimal;
    readonly orderedQty: Decimal;
    /** Percent by which more may be accepted. */
    readonly overPct: Decimal;
    /** Base currency for one unit, without tax, with its part of the charges. */
    readonly unitCost: Decimal;
  }[];
};

/** Each line of an order that is in force is expected from now on. */
export async function expect(ctx: Ctx, { lines, ashore, ...shared }: Expectation): Promise<void> {
  const storeId = await storeFor(ctx, { organizationId: shared.organizationId, ashore });
  for (const line of lines)
    await expectedLines.create(
      ctx,
      { closed: false, status: 'EXPECTED' },
      { ...shared, ...line, storeId, acceptedQty: '0', rejectedQty: '0' },
    );
}

type Order = { readonly source: string; readonly sourceId: number };

/** What of an order is still expected. */
export async function expectedOf(ctx: Ctx, order: Order): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'stock-expected-of',
    text: `select id from stock_expected_line where source = $1 and source_id = $2 and not closed and deleted_at is null order by id`,
    values: [order.source, order.sourceId],
  });
  return rows.map(({ id }) => id);
}

/** The lines of an order that come to the same store as one of them and of which something is open, that one among them. */
export async function comingWith(
  ctx: Ctx,
  { source, sourceId, storeId }: Pick<ExpectedLine, 'source' | 'sourceId' | 'storeId'>,
): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'stock-expected-with',
    text: `select id from stock_expected_line where source = $1 and source_id = $2 and store_id = $3 and not closed
             and coalesce(ordered_qty, 0) > coalesce(accepted_qty, 0) and deleted_at is null order by id`,
    values: [source, sourceId, storeId],
  });
  return rows.map(({ id }) => id);
}

type Revised = Order & {
  readonly dueDate: string;
  readonly lines: readonly { readonly lineId: number; readonly orderedQty: Decimal; readonly unitCost: Decimal }[];
};

/** An order says anew how much of its lines comes, at what cost and by when; what has come stands at what it cost then. */
export async function expectAnew(ctx: Ctx, { source, sourceId, dueDate, lines }: Revised): Promise<void> {
  const rows = await ctx.db.query<{ id: number; lineId: number }>({
    name: 'stock-expected-lines-of',
    text: `select id, line_id as "lineId" from stock_expected_line where source = $1 and source_id = $2 and deleted_at is null order by id`,
    values: [source, sourceId],
  });
  const byLine = new Map(lines.map((line) => [line.lineId, line]));
  for (const { id, lineId } of rows) {
    const now = byLine.get(lineId);
    if (!now) continue;
    const { acceptedQty } = await heldExpected(ctx, id);
    const none = !isPositive(now.orderedQty);
    const status = none ? 'CANCELLED' : standingOf(now.orderedQty, acceptedQty);
    const closed = none || status === 'DONE';
    const { orderedQty, unitCost } = now;
    await expectedLines.patch(ctx, id, { orderedQty, unitCost, dueDate, status, closed }, { action: 'edit' });
  }
}

/** Nothing more of an order comes: of what had come in part nothing more, of the rest nothing at all. */
export async function unexpect(ctx: Ctx, order: Order): Promise<void> {
  for (const id of await expectedOf(ctx, order)) {
    const { acceptedQty } = await heldExpected(ctx, id);
    const status = isPositive(acceptedQty) ? 'SHORT' : 'CANCELLED';
    await expectedLines.patch(ctx, id, { status, closed: true }, { action: 'cancel' });
  }
}

/** Held to the end of the transaction: two receipts of one line wait for each other. */
export const heldExpected = (ctx: Ctx, id: number): Promise<ExpectedLine> => expectedLines.held(ctx, id);

/** Counts what came, or takes it back where it is negative; refuses more than may be accepted (OVER_DELIVERY), naming the field. */
export async function count(
  ctx: Ctx,
  line: ExpectedLine,
  came: { readonly accepted: Decimal; readonly rejected: Decimal; readonly field: string },
): Promise<ExpectedLine> {
  const acceptedQty = round(add(orZero(line.acceptedQty), came.accepted), 4);
  const rejectedQty = round(add(orZero(line.rejectedQty), came.rejected), 4);
  const ended = line.status === 'CANCELLED' || line.status === 'SHORT';
  if (ended && isPositive(came.accepted))
    throw new AppError('WRONG_STATE', {
      zh: `“${line.itemName}”的订单已取消或短结，不再收货`,
      en: `The order of ${line.itemNameEn ?? line.itemName} was cancelled or ended short; nothing more of it is received`,
    });
  const most = mostOf(orZero(line.orderedQty), line.overPct);
  if (isPositive(came.accepted) && gt(acceptedQty, most)) {
    const message = {
      zh: `“${line.itemName}”至多可收 ${most}，已收 ${orZero(line.acceptedQty)}`,
      en: `Of ${line.itemNameEn ?? line.itemName} at most ${most} is accepted; ${orZero(line.acceptedQty)} has come already`,
    };
    throw new AppError('RULE', message, {
      data: { reason: 'OVER_DELIVERY', most },
      errors: [{ field: came.field, message }],
    });
  }
  const status = ended ? line.status : standingOf(line.orderedQty, acceptedQty);
  const { row } = await expectedLines.patch(
    ctx,
    line.id,
    { acceptedQty, rejectedQty, status, closed: ended || status === 'DONE' },
    { action: isPositive(came.accepted) || isPositive(came.rejected) ? 'receive' : 'takeBack' },
  );
  return row;
}
