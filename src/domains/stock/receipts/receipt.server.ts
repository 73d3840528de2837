import { type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { raise } from '../../../kernel/server/domain-events.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { isPositive, mul, neg, orZero, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { documentNumber } from '../../fleet/public.server.ts';
import { materialFacts } from '../../material/public.server.ts';
import { comingWith, count, heldExpected } from '../expected/expect.server.ts';
import type { ExpectedLine } from '../expected/expected-line.resource.ts';
import { type Moving, postMoves, type StockSource } from '../ledger/post-moves.server.ts';
import { goodsReceived } from '../public.ts';
import { receiptOfExpected, receiptOfOrder } from './receipt.calls.ts';
import { receiptFlow } from './receipt.flow.ts';
import { type ReceiptRow, receipt } from './receipt.resource.ts';
import { rejectedOf } from './receipt.rules.ts';

type Lines = ReceiptRow['lines'];
type Acts = typeof receiptFlow.transitions;
type Handler<K extends keyof Acts> = ActHandler<typeof receipt.fields, Acts[K]>;

export const receipts = recordsOf(receipt);

/** A draft of what came of some expected lines of one order: all that is open, until somebody counts. */
export const expectedReceipts = serveMake(receiptOfExpected, async (ctx, { rows, first }) => {
  const { storeId, organizationId, vesselId, partnerId, sourceNo, source, sourceId } = first;
  const receiptNo = await documentNumber(ctx, receipt, organizationId);
  const lines = rows.map(({ id, itemName, unitId, openQty }) => ({
    expectedLineId: id,
    itemName,
    unitId,
    openQty,
    deliveredQty: openQty,
    acceptedQty: openQty,
  }));
  return receipts.create(
    ctx,
    { storeId, receivedOn: officeDay(ctx.now), sourceNo, lines },
    { receiptNo, organizationId, vesselId, partnerId, source, sourceId },
  );
});

/** The whole order of a line: what nobody has to tick line by line. */
export const orderReceipts = serveMake(receiptOfOrder, async (ctx, { first }) =>
  expectedReceipts.make(ctx, await comingWith(ctx, first)),
);

/** What a line must say before it is stock: whose order it is of, and its batch where its material has some. */
async function lineErrors(
  ctx: Ctx,
  row: ReceiptRow,
  expected: ReadonlyMap<number, ExpectedLine>,
): Promise<FieldError[]> {
  const ids = [...expected.values()].flatMap(({ materialId }) => materialId ?? []);
  const facts = await materialFacts(ctx, [...new Set(ids)]);
  const seen = new Set<number>();
  return row.lines.flatMap((line, i): FieldError[] => {
    const one = expected.get(line.expectedLineId);
    const twice = seen.has(line.expectedLineId);
    seen.add(line.expectedLineId);
    const wrong = (name: string, zh: string, en: string): FieldError[] => [
      { field: `lines.${i}.${name}`, message: { zh, en } },
    ];
    if (!one || one.sourceId !== row.sourceId || one.source !== row.source)
      return wrong('expectedLineId', '不是这张订单的明细', 'Not a line of this order');
    if (twice) return wrong('expectedLineId', '与上行重复', 'It stands above already');
    if (one.materialId && facts.get(one.materialId)?.batchTracked && isPositive(line.acceptedQty) && !line.batchNo)
      return wrong('batchNo', '此物料按批次管理，须填批号', 'This material is kept by batch: say which');
    return [];
  });
}

/** What is accepted of each line is counted, and what is kept in stock is posted at what it cost. */
const post: Handler<'post'> = async (ctx, { row, move }) => {
  const { lines } = row;
  if (lines.length === 0)
    throw invalid([{ field: 'lines', message: { zh: '至少填写一行明细', en: 'There is at least one line' } }]);
  const today = officeDay(ctx.now);
  if (row.receivedOn > today)
    throw invalid([{ field: 'receivedOn', message: { zh: '收货日期在今日之后', en: 'This day has not come yet' } }]);
  const expected = await heldOf(ctx, lines);
  const errors = await lineErrors(ctx, row, expected);
  if (errors.length > 0) throw invalid(errors);
  const posted = await move();
  const counted = await countAll(ctx, lines, expected, 1);
  await postMoves(ctx, sourceOf(row), row.storeId, await movesOf(ctx, lines, expected));
  await tell(ctx, row, counted);
  return posted;
};

const sourceOf = ({ id, receiptNo, receivedOn }: ReceiptRow): StockSource => ({
  resource: receipt.name,
  id,
  no: receiptNo ?? '',
  occurredOn: receivedOn,
});

/** In one order, whoever receives: nobody waits for somebody who waits for them. */
async function heldOf(ctx: Ctx, lines: Lines): Promise<Map<number, ExpectedLine>> {
  const held = new Map<number, ExpectedLine>();
  for (const id of [...new Set(lines.map(({ expectedLineId }) => expectedLineId))].toSorted((a, b) => a - b))
    held.set(id, await heldExpected(ctx, id));
  return held;
}

async function countAll(
  ctx: Ctx,
  lines: Lines,
  expected: ReadonlyMap<number, ExpectedLine>,
  sign: 1 | -1,
): Promise<ExpectedLine[]> {
  const counted: ExpectedLine[] = [];
  for (const [i, line] of lines.entries()) {
    const [accepted, rejected] = [orZero(line.acceptedQty), rejectedOf(line)];
    counted.push(
      await count(ctx, expected.get(line.expectedLineId)!, {
        accepted: sign > 0 ? accepted : neg(accepted),
        rejected: sign > 0 ? rejected : neg(rejected),
        field: `lines.${i}.acceptedQty`,
      }),
    );
  }
  return counted;
}

/** What is free text, or of a category that is not kept in stock, is received and never stock. */
async function movesOf(ctx: Ctx, lines: Lines, expected: ReadonlyMap<number, ExpectedLine>): Promise<Moving[]> {
  const ids = [...expected.values()].flatMap(({ materialId }) => materialId ?? []);
  const facts = await materialFacts(ctx, [...new Set(ids)]);
  return lines.flatMap((line): Moving[] => {
    const one = expected.get(line.expectedLineId);
    if (!one?.materialId || !facts.get(one.materialId)?.stockable || !isPositive(line.acceptedQty)) return [];
    return [
      {
        materialId: one.materialId,
        moveType: 'RECEIPT',
        move: {
          kind: 'in',
          qty: round(mul(line.acceptedQty, orZero(one.factor)), 4),
          value: round(mul(line.acceptedQty, orZero(one.unitCost)), 2),
        },
        lineId: line.id,
        locationId: line.locationId,
        batchNo: line.batchNo,
        expiryDate: line.expiryDate,
      },
    ];
  });
}

type Came = {
  id: number;
  materialId: number;
  condition: 'NEW' | 'RECON' | 'USED';
  qty: string;
  value: string;
  lineId: number;
  locationId: number | null;
  batchNo: string | null;
  expiryDate: string | null;
};

/** By its mirror, at what was posted; refused where some of it has left the store. */
const reverse: Handler<'reverse'> = async (ctx, { row, move }) => {
  const { lines } = row;
  const expected = await heldOf(ctx, lines);
  const reversed = await move();
  const came = await ctx.db.query<Came>({
    name: 'stock-movements-of-receipt',
    text: `select id, material_id as "materialId", condition, qty, value, line_id as "lineId", location_id as "locationId", batch_no as "batchNo",
             expiry_date as "expiryDate" from stock_movement
           where source = $1 and source_id = $2 and move_type = 'RECEIPT' order by id`,
    values: [receipt.name, row.id],
  });
  const moves = came.map(
    ({ id: reversalOfId, qty, value, ...from }): Moving => ({
      ...from,
      moveType: 'REVERSAL',
      move: { kind: 'outAt', qty, value },
      reversalOfId,
    }),
  );
  await postMoves(ctx, { ...sourceOf(row), occurredOn: officeDay(ctx.now) }, row.storeId, moves);
  await tell(ctx, row, await countAll(ctx, lines, expected, -1));
  return reversed;
};

/** Booked, and taken back by its mirror. */
export const receiptActs = serveActs(receipt, receiptFlow, { post, reverse });

async function tell(ctx: Ctx, row: ReceiptRow, counted: readonly ExpectedLine[]): Promise<void> {
  await raise(ctx, goodsReceived, {
    source: row.source ?? '',
    sourceId: row.sourceId ?? 0,
    receiptNo: row.receiptNo ?? '',
    lines: counted.map(({ lineId, acceptedQty, rejectedQty }) => ({
      lineId: lineId ?? 0,
      acceptedQty: orZero(acceptedQty),
      rejectedQty: orZero(rejectedQty),
    })),
  });
}

export const receiptEndpoints: readonly Endpoint[] = [
  orderReceipts.endpoint,
  expectedReceipts.endpoint,
  ...receiptActs.endpoints,
  ...crudEndpoints(receipt, { omit: ['create', 'import'] }),
];
