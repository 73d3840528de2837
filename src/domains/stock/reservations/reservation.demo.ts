import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson } from '../../identity/public.server.ts';
import { pool } from '../ledger/pool.resource.ts';
import { createReservation, reservationActs } from './reservation.server.ts';

const DAY_MS = 86_400_000;

/** How many days ago each was made, for how long, and whether it was released. */
const STORIES = [
  { ago: 40, days: 30, purpose: '主机吊缸检修', released: false },
  { ago: 12, days: 30, purpose: '发电机大修', released: true },
  { ago: 3, days: 30, purpose: '下月坞修准备', released: false },
] as const;

/** Beside what else of the demo takes: items far behind. */
const BESIDE_OTHERS = 40;

/** What a ship keeps for something: some that binds, some that has lapsed, some that was released. */
export async function demoReservations(
  ctx: Ctx,
  { storeId, writer, count }: { storeId: number; writer: number; count: number },
): Promise<void> {
  const query = { storeId: String(storeId), qtyFrom: '3', size: '60', sort: 'id,asc' };
  const items = (await recordsOf(pool).list(ctx, query)).content.slice(BESIDE_OTHERS);
  for (const [i, { ago, days, purpose, released }] of STORIES.slice(-count).entries()) {
    const item = items[i];
    if (!item) return;
    const then = new Date(ctx.now.getTime() - ago * DAY_MS);
    const by = await asPerson(ctx, writer, then);
    const validUntil = officeDay(new Date(then.getTime() + days * DAY_MS));
    const { id: poolId, unitId } = item;
    const row = await createReservation(by, { storeId, poolId, unitId, qty: '1', purpose, validUntil });
    if (released)
      await reservationActs.perform({ ...by, now: new Date(then.getTime() + 5 * DAY_MS) }, 'release', row.id);
  }
}
