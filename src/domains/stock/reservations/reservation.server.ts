import type { Ctx } from '../../../kernel/server/context.ts';
import { moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
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

/** It belongs where its store does; no more is reserved than is there and free. */
const saves = savesOf(reservation, {
  needs: ['storeId'],
  async served(ctx, { row, before, wrong }) {
    const { organizationId, vesselId } = await stores.get(ctx, row.storeId);
    const today = officeDay(ctx.now);
    if (row.validUntil < today) wrong('validUntil', '有效期已过', 'This day has passed');
    if (!isPositive(row.qty)) wrong('qty', '预留数须大于零', 'Something is reserved');
    // What binds already has its place; what lapsed and is to bind again needs it anew.
    if (before && before.validUntil >= today) return { organizationId, vesselId };
    const onHand = await heldPool(ctx, row.poolId);
    const bindings = (await bindingsOf(ctx, [row.poolId], today)).get(row.poolId) ?? [];
    if (onHand === null || !isFree(onHand, bindings, openOf(row)))
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
    text: `select r.id, r.qty, r.resv_status as status, least(r.qty, coalesce(sum(l.qty), 0)) as used
           from stock_reservation r left join (
             select l.reservation_id, l.qty from stock_issue_line l join stock_issue i on i.id = l.parent_id and i.doc_status = 'POSTED'
           ) l on l.reservation_id = r.id
           where r.id = any($1::bigint[]) group by r.id order by r.id`,
    values: [wanted],
  });
  for (const { id, used, qty, status } of rows) {
    const resvStatus = status === 'RELEASED' ? 'RELEASED' : gte(orZero(used), qty) ? 'CONSUMED' : 'ACTIVE';
    await reservations.patch(ctx, id, { usedQty: used, resvStatus }, { action: 'use' });
  }
}

export const reservationActs = serveActs(reservation, reservationFlow, { release: moves });

export const reservationEndpoints: readonly Endpoint[] = [
  ...reservationActs.endpoints,
  ...crudEndpoints(reservation, { omit: ['import'], create: saves.create, update: saves.update }),
];
