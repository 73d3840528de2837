import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson } from '../../identity/public.server.ts';
import { createIssue, issueActs } from '../issues/issue.server.ts';
import { pool } from '../ledger/pool.resource.ts';
import { createReservation, reservationActs } from './reservation.server.ts';

const DAY_MS = 86_400_000;

/** How many days ago each was made, what for, and what became of it. */
const STORIES = [
  { ago: 40, purpose: '主机吊缸检修', course: 'open' },
  { ago: 20, purpose: '空压机保养', course: 'issued' },
  { ago: 12, purpose: '发电机大修', course: 'released' },
  { ago: 3, purpose: '下月坞修准备', course: 'open' },
] as const;

const KEPT_DAYS = 30;

/** Beside what else of the demo takes: items far behind. */
const BESIDE_OTHERS = 40;

/** What a ship keeps for something: some that binds, some that has lapsed, some that was issued or released. */
export async function demoReservations(
  ctx: Ctx,
  { storeId, writer, count }: { storeId: number; writer: number; count: number },
): Promise<void> {
  const query = { storeId: String(storeId), qtyFrom: '3', size: '60', sort: 'id,asc' };
  const items = (await recordsOf(pool).list(ctx, query)).content.slice(BESIDE_OTHERS);
  for (const [i, { ago, purpose, course }] of STORIES.slice(-count).entries()) {
    const item = items[i];
    if (!item) return;
    const then = new Date(ctx.now.getTime() - ago * DAY_MS);
    const by = await asPerson(ctx, writer, then);
    const validUntil = officeDay(new Date(then.getTime() + KEPT_DAYS * DAY_MS));
    const { id: poolId, unitId } = item;
    const row = await createReservation(by, { storeId, poolId, unitId, qty: '1', purpose, validUntil });
    const later = { ...by, now: new Date(then.getTime() + 5 * DAY_MS) };
    if (course === 'released') await reservationActs.perform(later, 'release', row.id);
    if (course === 'issued') await issued(later, { storeId, poolId, reservationId: row.id });
  }
}

/** All of it was taken for what it was kept for. */
async function issued(ctx: Ctx, line: { storeId: number; poolId: number; reservationId: number }): Promise<void> {
  const { storeId, poolId, reservationId } = line;
  const lines = [{ poolId, qty: '1', reservationId }];
  const row = await createIssue(ctx, { storeId, issuedOn: officeDay(ctx.now), purpose: 'MAINTENANCE', lines });
  await issueActs.perform(ctx, 'post', row.id);
}
