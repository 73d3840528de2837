import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { abs, type Decimal, isPositive, lt, min, sub } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { documentNumber } from '../../fleet/public.server.ts';
import { atValuesOf, mirrorOf, takenBack } from '../ledger/mirror.server.ts';
import { type Parcel, takeParcels } from '../ledger/parcels.rules.ts';
import { holdStores, type Moving, postMoves, type StockSource } from '../ledger/post-moves.server.ts';
import { itemsOf } from '../scraps/items.server.ts';
import { store } from '../stores/store.resource.ts';
import { transitStore } from '../stores/stores.server.ts';
import { arrivalOfTransfer } from './arrival.calls.ts';
import { type ArrivalRow, arrival } from './arrival.resource.ts';
import { onItsWay } from './parcels.server.ts';
import { arrivalFlow } from './transfer.flow.ts';
import type { TransferRow } from './transfer.resource.ts';
import { openOf } from './transfer.rules.ts';
import { transfers } from './transfer.server.ts';

type Acts = typeof arrivalFlow.transitions;
type Handler<K extends keyof Acts> = ActHandler<typeof arrival.fields, Acts[K]>;

export const arrivals = recordsOf(arrival);
const stores = recordsOf(store);

/** A draft of what came: all that is still on its way, until somebody counts. Whoever sees the store takes it in. */
export const transferArrivals = serveMake(arrivalOfTransfer, async (ctx, { first }) => {
  const { id: storeId, organizationId, vesselId } = await stores.get(ctx, first.toStoreId ?? 0);
  const open = first.lines.filter((line) => isPositive(openOf(line)));
  const items = await itemsOf(ctx, open);
  const lines = open.map((line) => ({
    transferLineId: line.id,
    materialId: items.get(line.poolId)?.materialId ?? null,
    condition: items.get(line.poolId)?.condition ?? null,
    unitId: line.unitId,
    openQty: openOf(line),
    arrivedQty: openOf(line),
    damagedQty: null,
    locationId: null,
    note: null,
  }));
  const draft = { transferId: first.id, storeId, arrivedOn: officeDay(ctx.now) };
  const arrivalNo = await documentNumber(ctx, arrival, organizationId);
  return arrivals.create(ctx, draft, { arrivalNo, organizationId, vesselId, lines });
});

const sourceOf = ({ id, arrivalNo }: ArrivalRow, occurredOn: string): StockSource => ({
  resource: arrival.name,
  id,
  no: arrivalNo ?? '',
  occurredOn,
});

/** The parcels that came, line by line; refused at its line where so much is not on its way. */
function takenOf(lines: ArrivalRow['lines'], open: readonly Parcel[]): Parcel[] {
  const errors: FieldError[] = [];
  let left = open;
  const taken = lines.flatMap((line, i): readonly Parcel[] => {
    if (!isPositive(line.arrivedQty)) return [];
    const took = takeParcels(left, line.transferLineId ?? 0, line.arrivedQty);
    left = took.left;
    if (lt(took.found, line.arrivedQty))
      errors.push({
        field: `lines.${i}.arrivedQty`,
        message: { zh: `在途只有 ${took.found}`, en: `Only ${took.found} is on its way` },
      });
    return took.taken;
  });
  if (errors.length > 0) throw invalid(errors);
  return taken;
}

type Came = { readonly lineId: number; readonly arrived: Decimal; readonly damaged: Decimal };

/**
 * The lines of the transfer with what all its arrivals in force brought of each, counted and never added up: what came damaged is told
 * again by the next arrival of it, and no more of a line is damaged than has not come whole.
 */
async function counted(ctx: Ctx, sent: TransferRow): Promise<TransferRow['lines']> {
  const rows = await ctx.db.query<Came>({
    name: 'stock-arrived-of-transfer',
    text: `select l.transfer_line_id as "lineId", sum(l.arrived_qty) as arrived, coalesce(sum(l.damaged_qty), 0) as damaged
           from stock_arrival_line l join stock_arrival a on a.id = l.parent_id
           where a.transfer_id = $1 and a.doc_status = 'POSTED' and a.deleted_at is null group by l.transfer_line_id`,
    values: [sent.id],
  });
  const byLine = new Map(rows.map((row) => [row.lineId, row]));
  return sent.lines.map((line) => {
    const came = byLine.get(line.id);
    if (!came) return { ...line, arrivedQty: null, damagedQty: null };
    return { ...line, arrivedQty: came.arrived, damagedQty: min(came.damaged, sub(line.qty, came.arrived)) };
  });
}

/** What came whole is stock at the value with which it left; what is missing or damaged stays on its way until it is written off. */
const post: Handler<'post'> = async (ctx, { row, move }) => {
  const sent = await transfers.held(ctx, row.transferId);
  if (sent.transferStatus !== 'IN_TRANSIT')
    throw new AppError('RULE', { zh: '调拨单没有在途物资', en: 'Nothing of this transfer is on its way' });
  if (row.arrivedOn > officeDay(ctx.now) || row.arrivedOn < (sent.shippedOn ?? ''))
    throw invalid([
      { field: 'arrivedOn', message: { zh: '须在发出之后、今日之前', en: 'After it left, and not later than today' } },
    ]);
  if (!row.lines.some(({ arrivedQty, damagedQty }) => isPositive(arrivedQty) || isPositive(damagedQty)))
    throw invalid([{ field: 'lines', message: { zh: '至少一行有到货或破损', en: 'Something of it came' } }]);
  const transitId = await transitStore(ctx, row.storeId);
  const taken = takenOf(row.lines, await onItsWay(ctx, transitId, sent.id));
  const posted = await move();
  const source = sourceOf(row, row.arrivedOn);
  await holdStores(ctx, [transitId, row.storeId], taken);
  const left = await postMoves(
    ctx,
    source,
    transitId,
    taken.map(({ qty, value, ...one }): Moving => {
      const away = { kind: 'outAt' as const, qty, value };
      return { ...one, moveType: 'TRANSFER_OUT', move: away, exact: true };
    }),
  );
  const lineOf = new Map(row.lines.map((line) => [line.transferLineId, line]));
  await postMoves(
    ctx,
    source,
    row.storeId,
    left.map(({ qty, value, lineId, ...one }): Moving => {
      const line = lineOf.get(lineId ?? 0);
      const come = { kind: 'in' as const, qty: abs(qty), value: abs(value) };
      return { ...one, moveType: 'TRANSFER_IN', move: come, lineId: line?.id, locationId: line?.locationId };
    }),
  );
  const lines = await counted(ctx, sent);
  const whole = lines.every((line) => !isPositive(openOf(line)));
  await transfers.patch(ctx, sent.id, { lines, transferStatus: whole ? 'DONE' : 'IN_TRANSIT' }, { action: 'arrive' });
  return posted;
};

/** What came is on its way again, at what it left the store with; not where the rest has been written off. */
const reverse: Handler<'reverse'> = async (ctx, { row, move }) => {
  const sent = await transfers.held(ctx, row.transferId);
  if (sent.lines.some(({ lostQty }) => isPositive(lostQty)))
    throw new AppError('RULE', {
      zh: '调拨短损已核销，不能冲销到货',
      en: 'What was missing of this transfer has been written off: its arrivals stand',
    });
  const reversed = await move();
  const document = { resource: arrival.name, id: row.id };
  const source = sourceOf(row, officeDay(ctx.now));
  const transitId = await transitStore(ctx, row.storeId);
  const [away, back] = [await takenBack(ctx, document, 'TRANSFER_IN'), await mirrorOf(ctx, document, 'TRANSFER_OUT')];
  await holdStores(ctx, [transitId, row.storeId], back);
  const left = await postMoves(ctx, source, row.storeId, away);
  await postMoves(ctx, source, transitId, atValuesOf(back, left));
  await transfers.patch(
    ctx,
    sent.id,
    { lines: await counted(ctx, sent), transferStatus: 'IN_TRANSIT' },
    { action: 'takeBack' },
  );
  return reversed;
};

export const arrivalActs = serveActs(arrival, arrivalFlow, { post, reverse });

export const arrivalEndpoints: readonly Endpoint[] = [
  transferArrivals.endpoint,
  ...arrivalActs.endpoints,
  ...crudEndpoints(arrival, { omit: ['create', 'import'] }),
];
