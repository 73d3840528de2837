import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { patchLines } from '../../../kernel/server/crud/line-records.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { add, type Decimal, div, gte, isPositive, isZero, orZero, round } from '../../../kernel/value/decimal.ts';
import { application } from '../applications/application.resource.ts';
import type { ApplicationLine } from '../applications/application-line.resource.ts';
import { demandsById } from '../demand/allocate-demand.server.ts';
import { billOrder } from './bill-order.server.ts';
import { type OrderRow, purchaseOrder } from './order.resource.ts';
import { deliveryOf } from './order.rules.ts';
import { assertReceiver } from './receipt-duties.server.ts';

const applications = recordsOf(application);

type Came = {
  readonly source: string;
  readonly sourceId: number;
  readonly receiptNo: string;
  readonly lines: readonly { readonly lineId: number; readonly acceptedQty: Decimal; readonly rejectedQty: Decimal }[];
};

/** What has come of an order in all: its lines count it, its state follows, and so do the lines that once asked for it. */
export async function receiveOrder(ctx: Ctx, { source, sourceId, receiptNo, lines }: Came): Promise<void> {
  if (source !== purchaseOrder.name) return;
  await assertReceiver(ctx, sourceId);
  const system = asSystem(ctx, receiptNo);
  const at = { id: sourceId, field: 'lines' } as const;
  const came = new Map(lines.map(({ lineId, acceptedQty, rejectedQty }) => [lineId, { acceptedQty, rejectedQty }]));
  const { row: order } = await patchLines(purchaseOrder, system, at, came, { action: 'receive' });
  const orderStatus = deliveryOf(order);
  if (orderStatus !== order.orderStatus)
    await recordsOf(purchaseOrder).patch(system, order.id, { orderStatus }, { action: 'receive' });
  await billOrder(system, order);
  await tellApplications(system, order, new Set(came.keys()));
}

/** Lines of applications count what came of them in their own unit, over all orders of their need. */
async function tellApplications(ctx: Ctx, { lines }: OrderRow, changed: ReadonlySet<number>): Promise<void> {
  const touched = lines.filter(({ id }) => changed.has(id));
  const needs = await demandsById(
    ctx,
    touched.flatMap(({ demandLineId }) => demandLineId ?? []),
  );
  const sums = await ctx.db.query<{ needId: number; accepted: Decimal | null }>({
    name: 'purchasing-accepted-of-needs',
    text: `select l.demand_line_id as "needId", sum(l.accepted_qty) as accepted
           from purchasing_order_line l join purchasing_purchase_order o on o.id = l.parent_id
           where l.demand_line_id = any($1::bigint[]) and o.deleted_at is null group by 1`,
    values: [[...needs.keys()]],
  });
  const accepted = new Map(sums.map((one) => [one.needId, one.accepted]));
  const asked = Map.groupBy(needs.values(), ({ applicationId }) => applicationId);
  for (const [id, own] of [...asked].toSorted(([a], [b]) => Number(a) - Number(b))) {
    if (!id) continue;
    const { lines: held } = await applications.held(ctx, id);
    const came = new Map<number, Record<string, unknown>>();
    for (const need of own) {
      const line = held.find((one) => one.id === need.sourceLineId);
      if (!line) continue;
      const factor = isZero(orZero(line.baseFactor)) ? '1' : orZero(line.baseFactor);
      const receivedQty = round(div(orZero(accepted.get(need.id)), factor) ?? '0', 4);
      came.set(line.id, { receivedQty, lineStatus: lineStatusOf({ ...line, receivedQty }) });
    }
    if (came.size > 0) await patchLines(application, ctx, { id, field: 'lines' }, came, { action: 'receive' });
  }
}

const lineStatusOf = ({
  receivedQty,
  approvedQty,
  orderedQty,
  cancelledQty,
}: Pick<ApplicationLine, 'receivedQty' | 'approvedQty' | 'orderedQty' | 'cancelledQty'>) => {
  if (!isPositive(receivedQty)) return isPositive(orderedQty) ? 'ORDERED' : 'POOLED';
  return gte(add(orZero(receivedQty), orZero(cancelledQty)), approvedQty) ? 'RECEIVED' : 'PART_RECEIVED';
};
