import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { abs, add, gt, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { documentNumber } from '../../fleet/public.server.ts';
import { atValuesOf, mirrorOf, takenBack } from '../ledger/mirror.server.ts';
import { holdStores, type Moving, postMoves, type StockSource } from '../ledger/post-moves.server.ts';
import { itemsOf } from '../scraps/items.server.ts';
import { store } from '../stores/store.resource.ts';
import { placeOf, storeFor, transitStore } from '../stores/stores.server.ts';
import { onItsWay } from './parcels.server.ts';
import { transferFlow } from './transfer.flow.ts';
import { type TransferRow, transfer } from './transfer.resource.ts';
import { openOf } from './transfer.rules.ts';

type Acts = typeof transferFlow.transitions;
type Handler<K extends keyof Acts> = ActHandler<typeof transfer.fields, Acts[K]>;

export const transfers = recordsOf(transfer);
const stores = recordsOf(store);

const NO_STORE = {
  zh: '调入单位没有仓库，先在仓库中登记',
  en: 'This unit has no store: enter one first',
};

/** It belongs where its store does, and goes to the store of the ship or unit that it names; each line says what is there. */
const saves = savesOf(transfer, {
  needs: ['storeId'],
  async served(ctx, { row, wrong }) {
    const { organizationId, vesselId } = await stores.get(ctx, row.storeId);
    const to = row.toOrganizationId
      ? await storeFor(ctx, { organizationId: row.toOrganizationId, ashore: false })
      : null;
    const place = to ? await placeOf(ctx, to) : null;
    if (row.toOrganizationId && place?.organizationId !== row.toOrganizationId)
      wrong('toOrganizationId', NO_STORE.zh, NO_STORE.en);
    else if (place?.id === row.storeId)
      wrong('toOrganizationId', '调出与调入是同一仓库', 'It would stay in its own store');
    const items = await itemsOf(ctx, row.lines);
    const lines = row.lines.map((line, i) => {
      const item = items.get(line.poolId);
      if (item?.storeId !== row.storeId) wrong(`lines.${i}.poolId`, '不在此仓库', 'It does not lie in this store');
      else if (gt(line.qty, item.qty)) wrong(`lines.${i}.qty`, `只有 ${item.qty}`, `There are ${item.qty}`);
      return { ...line, onHand: item?.qty ?? null };
    });
    return { organizationId, vesselId, toStoreId: place?.id ?? null, toVesselId: place?.vesselId ?? null, lines };
  },
  made: async (ctx, { organizationId }) => ({
    transferNo: await documentNumber(ctx, transfer, organizationId),
    shippedOn: null,
    carrier: null,
    waybillNo: null,
  }),
});

export const createTransfer = saves.create;

/** Whoever is sent something reads the transfer; what leaves is the matter of those who see the store that it leaves. */
const assertSender = (ctx: Ctx, { storeId }: Pick<TransferRow, 'storeId'>): Promise<unknown> =>
  stores.get(ctx, storeId);

const sourceOf = ({ id, transferNo }: TransferRow, occurredOn: string): StockSource => ({
  resource: transfer.name,
  id,
  no: transferNo ?? '',
  occurredOn,
});

/** Refuses what cannot be approved. */
export async function beforeTransfer(ctx: Ctx, row: TransferRow): Promise<void> {
  await assertSender(ctx, row);
  if (row.lines.length === 0)
    throw invalid([{ field: 'lines', message: { zh: '至少填写一行明细', en: 'There is at least one line' } }]);
}

/** Approved it waits until it is handed over: nothing has left yet. */
export async function readyTransfer(ctx: Ctx, row: TransferRow): Promise<void> {
  await transfers.patch(ctx, row.id, { transferStatus: 'READY' }, { action: 'ready' });
}

/** It leaves at the average cost, and is on its way to the other store at the same value, batch by batch. */
const dispatch: Handler<'dispatch'> = async (ctx, { row, values, move }) => {
  await assertSender(ctx, row);
  if (values.shippedOn > officeDay(ctx.now))
    throw invalid([{ field: 'shippedOn', message: { zh: '发出日期在今日之后', en: 'This day has not come yet' } }]);
  const items = await itemsOf(ctx, row.lines);
  const transitId = await transitStore(ctx, row.toStoreId ?? 0);
  const leaving = row.lines.map(({ id, poolId, qty, locationId, batchNo }, i): Moving => {
    const { materialId, condition } = items.get(poolId)!;
    const move = { kind: 'out' as const, qty };
    const moveType = 'TRANSFER_OUT';
    return { materialId, condition, moveType, move, lineId: id, locationId, batchNo, field: `lines.${i}.qty` };
  });
  await holdStores(ctx, [row.storeId, transitId], leaving);
  const source = sourceOf(row, values.shippedOn);
  const left = await postMoves(ctx, source, row.storeId, leaving);
  const coming = left.map(({ qty, value, ...one }): Moving => {
    const move = { kind: 'in' as const, qty: abs(qty), value: abs(value) };
    return { ...one, moveType: 'TRANSFER_IN', move };
  });
  await postMoves(ctx, source, transitId, coming);
  const { shippedOn, carrier, waybillNo } = values;
  const value = round(sum(left.map((one) => abs(one.value))) ?? '0', 2);
  return move({ shippedOn, carrier, waybillNo, value });
};

const cancel: Handler<'cancel'> = async (ctx, { row, move }) => {
  await assertSender(ctx, row);
  return move();
};

/** An arrival of it stands, also one that only tells of damage: reversed later it would put on its way what lies in its store again. */
async function assertNothingArrived(ctx: Ctx, transferId: number): Promise<void> {
  const [standing] = await ctx.db.query<{ no: string }>({
    name: 'stock-arrivals-in-force',
    text: `select arrival_no as no from stock_arrival where transfer_id = $1 and doc_status = 'POSTED' and deleted_at is null
           order by id limit 1`,
    values: [transferId],
  });
  if (!standing) return;
  throw new AppError('RULE', {
    zh: `已有到货单 ${standing.no}，先冲销到货单`,
    en: `It has arrived by ${standing.no}: reverse that first`,
  });
}

/** Of which nothing has arrived comes back to its store, at the value with which it left. */
const reverse: Handler<'reverse'> = async (ctx, { row, move }) => {
  await assertSender(ctx, row);
  await assertNothingArrived(ctx, row.id);
  const reversed = await move();
  const document = { resource: transfer.name, id: row.id };
  const source = sourceOf(row, officeDay(ctx.now));
  const transitId = await transitStore(ctx, row.toStoreId ?? 0);
  const [away, back] = [await takenBack(ctx, document, 'TRANSFER_IN'), await mirrorOf(ctx, document, 'TRANSFER_OUT')];
  await holdStores(ctx, [row.storeId, transitId], back);
  const left = await postMoves(ctx, source, transitId, away);
  await postMoves(ctx, source, row.storeId, atValuesOf(back, left));
  return reversed;
};

/** What is still on its way is lost: it leaves the books at what it is worth. */
const settle: Handler<'settle'> = async (ctx, { row, move }) => {
  const transitId = await transitStore(ctx, row.toStoreId ?? 0);
  const open = await onItsWay(ctx, transitId, row.id);
  const lost = open.map(({ qty, value, ...one }): Moving => {
    const move = { kind: 'outAt' as const, qty, value };
    return { ...one, moveType: 'ADJUST_OUT', move, exact: true };
  });
  await postMoves(ctx, sourceOf(row, officeDay(ctx.now)), transitId, lost);
  const lines = row.lines.map((line) => ({ ...line, lostQty: add(orZero(line.lostQty), openOf(line)) }));
  return move({ lines });
};

export const transferActs = serveActs(transfer, transferFlow, { dispatch, cancel, reverse, settle });

export const transferEndpoints: readonly Endpoint[] = [
  ...transferActs.endpoints,
  ...crudEndpoints(transfer, {
    omit: ['import'],
    create: saves.create,
    update: saves.update,
    derive: saves.derive,
    remove: async (ctx, id, version) => {
      await assertSender(ctx, await transfers.get(ctx, id));
      await transfers.remove(ctx, id, version);
    },
    restore: (ctx, id) => transfers.restore(ctx, id),
  }),
];
