import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { add, div, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { checkBudget } from '../../finance/public.server.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { suppliersOf } from '../../partner/public.server.ts';
import {
  changeReceipt,
  expectedOf,
  postReceipt,
  type ReceiptRow,
  receiptFromExpected,
} from '../../stock/public.server.ts';
import { askToExceed, ofOrder } from '../budget/budget.server.ts';
import { orderFromDemand } from '../orders/from-demand.server.ts';
import { cancelOrder } from '../orders/move-order.server.ts';
import { type OrderRow, purchaseOrder } from '../orders/order.resource.ts';
import { orders, updateOrder } from '../orders/save-order.server.ts';

const DAY_MS = 86_400_000;

/** What becomes of the orders, in turn: most are confirmed, some wait at each step, one is cancelled. */
const COURSES = ['confirmed', 'sent', 'approved', 'confirmed', 'audit', 'confirmed', 'draft', 'cancelled'] as const;

type Group = { organizationId: number; purchaseType: string; ids: number[] };

/** Half of the needs have been ordered directly, each ship's and type's of one supplier. */
export async function demoOrders(ctx: Ctx): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  const [buyer] = await holdersOf(ctx, { roles: ['BUYER'] });
  if (!desk || buyer === undefined) return;
  const groups = await ctx.db.query<Group>(
    `select organization_id as "organizationId", purchase_type as "purchaseType", array_agg(id order by id) as ids
     from purchasing_demand_line where deleted_at is null group by 1, 2 order by min(id)`,
  );
  for (const [at, { purchaseType, ids }] of groups.entries()) {
    if (at % 2 === 1) continue;
    const suppliers = await suppliersOf(ctx, purchaseType);
    const partnerId = suppliers[at % Math.max(1, suppliers.length)];
    if (partnerId === undefined) continue;
    const then = new Date(ctx.now.getTime() - (20 - (at % 15)) * DAY_MS);
    const entered = await asPerson(ctx, buyer, then);
    const draft = await orderFromDemand(entered, { partnerId, demandLineIds: ids });
    const row = await priced(entered, draft);
    await follow(ctx, row, { buyer, then, course: COURSES[(at / 2) % COURSES.length]! });
  }
}

/** Prices that nobody knows are invented; a direct purchase says why. */
async function priced(ctx: Ctx, { id, version, lines, requiredDate }: OrderRow): Promise<OrderRow> {
  return updateOrder(ctx, {
    id,
    version,
    budgetSeen: true,
    directReason: '航次时间紧，沿用上次供应商与价格',
    // What was needed long ago is delivered at the next port.
    requiredDate:
      requiredDate < officeDay(ctx.now) ? officeDay(new Date(ctx.now.getTime() + 15 * DAY_MS)) : requiredDate,
    lines: lines.map((line, i) => ({
      ...line,
      unitPrice: Number(line.unitPrice) > 0 ? line.unitPrice : String(25 + i * 5),
    })),
  });
}

/** A draft that its budget does not bear, for which somebody has asked; where the year has no budget it is a draft. */
async function exceed(ctx: Ctx, id: number, buyer: Ctx): Promise<void> {
  const requiredDate = `${officeDay(ctx.now).slice(0, 4)}-12-31`;
  const { version, lines } = await orders.get(ctx, id);
  const first = await updateOrder(buyer, { id, version, requiredDate });
  const [free] = await checkBudget(buyer, await ofOrder(buyer, id));
  const [qty] = lines.map((line) => line.qty ?? '1');
  if (!free || !qty) return;
  const row = await updateOrder(buyer, {
    id,
    version: first.version,
    lines: first.lines.map((line, i) =>
      i === 0
        ? { ...line, unitPrice: round(div(add(free.available, '90000'), qty) ?? '0', 2), taxIncluded: false }
        : line,
    ),
  });
  const asked = await ofOrder(buyer, id);
  const over = (await checkBudget(buyer, asked)).some(({ result }) => result === 'BLOCK');
  if (over) await askToExceed(buyer, asked, { version: row.version, reason: '主机大修提前，部件须整套更换' });
}

type Follow = { buyer: number; then: Date; course: (typeof COURSES)[number] };

async function follow(ctx: Ctx, { id }: OrderRow, { buyer, then, course }: Follow): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  if (!desk) return;
  if (course === 'draft') return exceed(ctx, id, await asPerson(ctx, buyer, then));
  const at = (hours: number): Date => new Date(Math.min(then.getTime() + hours * 3_600_000, ctx.now.getTime()));
  const runId = await desk.submit(await asPerson(ctx, buyer, at(1)), { resource: purchaseOrder.name, recordId: id });
  if (course === 'audit') return;
  for (let step = 0; step < 4; step += 1) {
    const [next] = await desk.waitsFor(ctx, runId);
    if (next === undefined) break;
    await desk.act(await asPerson(ctx, next, at(3 + step * 5)), runId, { act: 'approve', opinion: '同意' });
  }
  if (course === 'approved') return;
  const later = await asPerson(ctx, buyer, at(30));
  await orders.patch(later, id, { orderStatus: 'SENT', sentAt: later.now.toISOString() }, { action: 'send' });
  if (course === 'cancelled') {
    const { version } = await orders.get(later, id);
    await cancelOrder(later, id, { version, reason: '供应商断货，改由下港采购' });
  }
  if (course !== 'confirmed') return;
  const promisedDate = officeDay(new Date(later.now.getTime() + 20 * DAY_MS));
  const confirmRef = `SO-${1000 + id}`;
  await orders.patch(later, id, { orderStatus: 'CONFIRMED', promisedDate, confirmRef }, { action: 'confirm' });
  await deliver(ctx, id, buyer);
}

/** Of most confirmed orders something has come: all of it, or half with one piece rejected; the last wait. */
async function deliver(ctx: Ctx, id: number, buyer: number): Promise<void> {
  if (id % 4 === 3) return;
  const by = asSystem(await asPerson(ctx, buyer, ctx.now), '随船到货');
  const expected = await expectedOf(by, { source: purchaseOrder.name, sourceId: id });
  const row = await receiptFromExpected(by, expected);
  await postReceipt(by, await counted(by, row, id % 4 === 1), {});
}

/** As it came, with its batches; of a short one half of the first line, and a piece of it was broken. */
async function counted(ctx: Ctx, { id, version, lines }: ReceiptRow, short: boolean): Promise<number> {
  const came = lines.map((line, i) => ({
    ...line,
    batchNo: `B${id}-${i + 1}`,
    ...(short &&
      i === 0 &&
      Number(line.deliveredQty) >= 4 && { deliveredQty: '3', acceptedQty: '2', rejectReason: '包装破损，一件受潮' }),
  }));
  await changeReceipt(ctx, { id, version, lines: came });
  return id;
}
