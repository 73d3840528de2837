import type { Ctx } from '../../../kernel/server/context.ts';
import { moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { type Decimal, gte, isPositive, orZero } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { documentNumber } from '../../fleet/public.server.ts';
import { store } from '../stores/store.resource.ts';
import { bindingsOf, heldPool } from './bindings.server.ts';
import { reservationFlow } from './reservation.flow.ts';
import { reservation } from './reservation.resource.ts';
import { isFree, openOf } from './reservation.rules.ts';

export const reservations = recordsOf(reservation);
const stores = recordsOf(store);

/** Whoever needs it longer says so again: nothing is kept for ever for what nobody remembers. */
const LONGEST_DAYS = 366;

/** It belongs where its store does; no more is reserved than is there and free. */
const saves = savesOf(reservation, {
  needs: ['storeId'],
  async served(ctx, { row, before, wrong }) {
    const { organizationId, vesselId } = await stores.get(ctx, row.storeId);
    const today = officeDay(ctx.now);
    if (row.validUntil < today) wrong('validUntil', '有效期已过', 'This day has passed');
    if (row.validUntil > daysAfter(today, LONGEST_DAYS))
      wrong('validUntil', '最长预留一年，到期可再延长', 'At most a year; it may be prolonged then');
    if (!isPositive(row.qty)) wrong('qty', '预留数须大于零', 'Something is reserved');
    // What binds already has its place; what lapsed and is to bind again needs it anew.
    if (before && before.validUntil >= today) return { organizationId, vesselId };
    const onHand = await heldPool(ctx, row);
    // Nothing is told of what lies in another store.
    if (onHand === null) {
      wrong('poolId', '不在此仓库', 'It does not lie in this store');
      return { organizationId, vesselId };
    }
    const bindings = (await bindingsOf(ctx, [row.poolId], today)).get(row.poolId) ?? [];
    if (!isFree(onHand, bindings, openOf(row)))
      wrong('qty', '超过可用数：结存减其他预留', 'More than is there and not reserved already');
    return { organizationId, vesselId };
  },
  made: async (ctx, { organizationId }) => ({ reservationNo: await documentNumber(ctx, reservation, organizationId) }),
});

export const createReservation = saves.create;

/** What issues in force have taken of these reservations; one of which all is taken binds no more, and binds again when it is given back. */
export async function countUsed(ctx: Ctx, ids: readonly (number | null)[]): Promise<void> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))].toSorted((a, b) => a - b);
  if (wanted.length === 0) return;
  const rows = await ctx.db.query<{ id: number; used: Decimal; qty: Decimal; status: string }>({
    name: 'stock-used-of-reservations',
    // Held first: one that is released meanwhile stays released.
    text: `select r.id, r.qty, r.resv_status as status, least(r.qty, coalesce((
             select sum(l.qty) from stock_issue_line l join stock_issue i on i.id = l.parent_id and i.doc_status = 'POSTED'
             where l.reservation_id = r.id and l.pool_id = r.pool_id), 0)) as used
           from stock_reservation r where r.id = any($1::bigint[]) order by r.id for no key update of r`,
    values: [wanted],
  });
  for (const { id, used, qty, status } of rows) {
    const resvStatus = status === 'RELEASED' ? 'RELEASED' : gte(orZero(used), qty) ? 'CONSUMED' : 'ACTIVE';
    await reservations.patch(ctx, id, { usedQty: used, resvStatus }, { action: 'use' });
  }
}

/** The pool is held before the reservation, as whoever issues for it holds them. */
async function update(ctx: Ctx, draft: { readonly id: number; readonly version: number }) {
  await heldPool(ctx, await reservations.get(ctx, draft.id));
  return saves.update(ctx, draft);
}

export const reservationActs = serveActs(reservation, reservationFlow, { release: moves });

export const reservationEndpoints: readonly Endpoint[] = [
  ...reservationActs.endpoints,
  // One that is not needed is released; brought back it would bind what others have reserved since.
  ...crudEndpoints(reservation, { omit: ['import', 'remove', 'restore'], create: saves.create, update }),
];
