import { asSystem, type Ctx } from '../../kernel/server/context.ts';
import { recordsOf } from '../../kernel/server/crud/records.ts';
import type { FileStore } from '../../kernel/server/files/store.ts';
import { officeDay } from '../../kernel/value/office-day.ts';
import { vesselsOf } from '../fleet/public.server.ts';
import { asPerson, holdersOf, UNITS } from '../identity/public.server.ts';
import { type BuyableItem, buyableItems } from '../material/public.server.ts';
import { NEVER_STOCKED, type PurchaseType } from '../partner/public.ts';
import { createIssue, issueActs } from './issues/issue.server.ts';
import { pool } from './ledger/pool.resource.ts';
import { postMoves } from './ledger/post-moves.server.ts';
import { demoReservations } from './reservations/reservation.demo.ts';
import { demoReturns } from './returns/return.demo.ts';
import { demoScraps } from './scraps/scrap.demo.ts';
import { demoStocktakes } from './stocktakes/stocktake.demo.ts';
import { location } from './stores/location.resource.ts';
import { store } from './stores/store.resource.ts';
import { createStore, storeFor } from './stores/stores.server.ts';
import { demoTransfers } from './transfers/transfer.demo.ts';

const locations = recordsOf(location);

const ROOMS = [
  ['ER', '机舱备件间', 'Engine spare room', 'ROOM'],
  ['BOS', '水手长物料间', 'Bosun store', 'ROOM'],
  ['PAINT', '油漆间', 'Paint locker', 'ROOM'],
  ['PROV', '伙食库', 'Provision store', 'ROOM'],
  ['QUA', '待检区', 'Quarantine', 'QUARANTINE'],
] as const;

const OPENING_DAYS = 400;
/** Days until the batches of a store expire. */
const EXPIRES = [300, 25, 90];
const DAY_MS = 86_400_000;

/** Where goods of a kind lie; all others lie with the bosun. */
const ROOM_OF: Partial<Record<PurchaseType, string>> = {
  SPARES: 'ER',
  LUBE: 'ER',
  PAINT: 'PAINT',
  CHEMICAL: 'PAINT',
  PROVISION: 'PROV',
  MEDICINE: 'PROV',
};

/** What does not keep for ever came in a batch. */
const EXPIRING: ReadonlySet<PurchaseType> = new Set(['PAINT', 'CHEMICAL', 'PROVISION', 'MEDICINE']);

/** The store's place in the demo, its rooms by code, and of which batch it has what does not keep. */
type Where = {
  at: number;
  rooms: ReadonlyMap<string, number>;
  batch: { batchNo: string; expiryDate: string };
};

/** What a ship has at the beginning: a third of what is bought, another third each. */
function opening(items: readonly BuyableItem[], { at, rooms, batch }: Where) {
  return items
    .filter((item, i) => !NEVER_STOCKED.has(item.type) && (i + at) % 3 === 0)
    .map((item, i) => ({
      materialId: item.id,
      moveType: 'OPENING' as const,
      locationId: rooms.get(ROOM_OF[item.type] ?? 'BOS') ?? rooms.get('BOS'),
      ...(EXPIRING.has(item.type) && batch),
      move: {
        kind: 'in' as const,
        qty: String(2 + ((i + at) % 9)),
        value: ((2 + ((i + at) % 9)) * (item.price || 20)).toFixed(2),
      },
    }));
}

/** Stores of the ships and two ashore, where things lie in them, and what lay there when the ledger began. */
export async function demoStock(given: Ctx, files?: FileStore): Promise<void> {
  const ctx = asSystem(given, '期初导入');
  for (const { organizationId } of await vesselsOf(ctx))
    if (organizationId) await storeFor(ctx, { organizationId, ashore: false });
  const units = await ctx.db.query<{ id: number; code: string }>(
    `select u.id, u.code from ${UNITS} u where u.code in ('PUR', 'SH-OPS') and u.deleted_at is null order by u.code`,
  );
  const ashore = [
    ['外高桥岸基仓库', 'Waigaoqiao store'],
    ['吴淞备件库', 'Wusong spares store'],
  ] as const;
  for (const [i, { id }] of units.entries()) {
    const [name, nameEn] = ashore[i] ?? ashore[0];
    await createStore(ctx, { name, nameEn, organizationId: id, enabled: true });
  }
  const stores = await recordsOf(store).list(ctx, { size: '200', sort: 'id,asc' });
  const items = await buyableItems(ctx);
  const began = { ...ctx, now: new Date(ctx.now.getTime() - OPENING_DAYS * DAY_MS) };
  const day = officeDay(began.now);
  for (const [at, { id, storeType }] of stores.content.entries()) {
    const rooms = new Map<string, number>();
    for (const [code, name, nameEn, kind] of storeType === 'SHIP' ? ROOMS : ROOMS.slice(1, 3)) {
      const made = await locations.create(ctx, { storeId: id, code, name, nameEn, kind });
      rooms.set(code, made.id);
    }
    const source = { resource: store.name, id, no: '期初结存', occurredOn: day };
    const expiryDate = officeDay(new Date(ctx.now.getTime() + EXPIRES[at % EXPIRES.length]! * DAY_MS));
    const there = opening(items, {
      at,
      rooms,
      batch: { batchNo: `B${day.slice(2, 4)}${day.slice(5, 7)}`, expiryDate },
    });
    await postMoves(began, source, id, there);
    if (storeType === 'SHIP') await used(ctx, id, at);
  }
  const [chief] = await holdersOf(given, { roles: ['CHIEF_ENGINEER'] });
  const own = chief && (await storeOf(await asPerson(given, chief, given.now)));
  if (!chief || !own) return;
  await demoScraps(given, { storeId: own, writer: chief, files, courses: 'all' });
  // Another ship's, by the superintendent.
  const [superintendent] = await holdersOf(given, { roles: ['SUPT_TECH'] });
  const other = stores.content.find(({ id, storeType }) => storeType === 'SHIP' && id !== own);
  if (!superintendent || !other) return;
  await demoScraps(given, { storeId: other.id, writer: superintendent, files, courses: ['draft'] });
  await demoReturns(ctx, own, ['reversed', 'posted']);
  await demoReturns(ctx, other.id, ['draft']);
  await demoStocktakes(given, { storeId: own, writer: chief, courses: 'all' });
  await demoStocktakes(given, { storeId: other.id, writer: superintendent, courses: ['planned', 'counting'] });
  await demoReservations(given, { storeId: own, writer: chief, count: 4 });
  await demoReservations(given, { storeId: other.id, writer: superintendent, count: 1 });
  const sister = other.organizationId;
  await demoTransfers(given, { storeId: own, toOrganizationId: sister, writer: chief, courses: 'all' });
  // Between others: nothing of it is the first ship's.
  const land = stores.content.find(({ storeType }) => storeType === 'LAND');
  if (!land) return;
  await demoTransfers(given, {
    storeId: other.id,
    toOrganizationId: land.organizationId,
    writer: superintendent,
    courses: ['short', 'draft'],
  });
}

/** What a ship took in the last months: a few items a time. */
async function used(ctx: Ctx, storeId: number, at: number): Promise<void> {
  const items = (await recordsOf(pool).list(ctx, { storeId: String(storeId), size: '12', sort: 'id,asc' })).content;
  for (const [i, ago] of [70, 31, 3].entries()) {
    const now = new Date(ctx.now.getTime() - ago * DAY_MS);
    const then = { ...ctx, now };
    const row = await createIssue(then, {
      storeId,
      issuedOn: officeDay(now),
      purpose: ['MAINTENANCE', 'REPAIR', 'DAILY'][(at + i) % 3],
      lines: items.slice(i * 4, i * 4 + 3).map(({ id }) => ({ poolId: id, qty: '1' })),
    });
    // The last one has been written and not yet booked.
    if (i === 2) continue;
    await issueActs.perform(then, 'post', row.id);
    if (at === 0 && i === 1) await issueActs.perform(then, 'reverse', row.id, { reason: '领错库位' });
  }
}

/** The first store that somebody sees: of a chief engineer that of the ship. */
const storeOf = async (ctx: Ctx): Promise<number | undefined> =>
  (await recordsOf(store).list(ctx, { size: '1', sort: 'id,asc' })).content[0]?.id;
