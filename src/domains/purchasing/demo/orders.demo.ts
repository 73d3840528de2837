import type { DemoCompany } from '../../../kernel/demo.ts';
import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { add, div, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { checkBudget } from '../../finance/public.server.ts';
import { asPerson, holdersOf, whoSees } from '../../identity/public.server.ts';
import { suppliersOf } from '../../partner/public.server.ts';
import type { PurchaseType } from '../../partner/public.ts';
import { expectedOf, expectedReceipts, type ReceiptRow, receiptActs, receipts } from '../../stock/public.server.ts';
import { ofOrder, orderExceptions } from '../budget/budget-effect.server.ts';
import { needOrders } from '../orders/from-demand.server.ts';
import { type OrderRow, purchaseOrder } from '../orders/order.resource.ts';
import { orderActs } from '../orders/order-acts.server.ts';
import { orders, updateOrder } from '../orders/save-order.server.ts';
import { demoContracts, type ToOrder } from './contracts.demo.ts';

const DAY_MS = 86_400_000;

/** The id of the oldest order. */
const FIRST = 1;

/** How far an order gets: of one that is confirmed, something has come, short of a piece or whole, or has been counted and not yet booked. */
type Course =
  | 'draft'
  | 'audit'
  | 'refused'
  | 'approved'
  | 'sent'
  | 'cancelled'
  | 'confirmed'
  | 'counted'
  | 'short'
  | 'delivered';

/** Days from now for which suppliers promised what is still on its way, in turn: long overdue, due today, just overdue, in time. */
const PROMISED = [-9, 0, -2, 6, 15] as const;
const ON_ITS_WAY: ReadonlySet<Course> = new Set(['confirmed', 'counted', 'short']);

const CONFIRMED: ReadonlySet<Course> = new Set(['confirmed', 'counted', 'short', 'delivered']);

type Ordering = {
  /** Groups of needs, by their place, that are left for the inquiries. */
  readonly leaves: (at: number) => boolean;
  /** What becomes of the orders of the others, in turn. */
  readonly courses: readonly Course[];
};

const ORDERED: Readonly<Record<DemoCompany['name'], Ordering>> = {
  whole: {
    leaves: (at) => at % 2 === 1,
    courses: [
      'short',
      'sent',
      'approved',
      'delivered',
      'audit',
      'delivered',
      'draft',
      'cancelled',
      'refused',
      'counted',
      'confirmed',
    ],
  },
  test: {
    // Stores of two ships, spares and provisions: enough for an inquiry of every course.
    leaves: (at) => [0, 2, 5, 11].includes(at),
    // Each course by the thirteenth: where no data sheets can be kept, no paint is bought, and there are no more.
    courses: [
      'short',
      'delivered',
      'draft',
      'short',
      'delivered',
      'sent',
      'delivered',
      'counted',
      'delivered',
      'approved',
      'cancelled',
      'refused',
      'audit',
      'delivered',
      'sent',
      'delivered',
    ],
  },
};

type Group = { organizationId: number; purchaseType: PurchaseType; ids: number[] };

/** Most needs have been ordered directly, each ship's and type's of one supplier. */
export async function demoOrders(ctx: Ctx, company: DemoCompany['name']): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  const [buyer] = await holdersOf(ctx, { roles: ['BUYER'] });
  if (!desk || buyer === undefined) return;
  const groups = await ctx.db.query<Group>(
    `select organization_id as "organizationId", purchase_type as "purchaseType", array_agg(id order by id) as ids
     from purchasing_demand_line where deleted_at is null group by 1, 2 order by min(id)`,
  );
  const { leaves, courses } = ORDERED[company];
  const ordered = groups.filter((_, at) => !leaves(at));
  const toOrder: ToOrder[] = [];
  for (const [turn, { purchaseType, ids }] of ordered.slice(0, 2).entries()) {
    const suppliers = await suppliersOf(ctx, purchaseType);
    const partnerId = suppliers[(turn * 2) % Math.max(1, suppliers.length)];
    if (partnerId !== undefined) toOrder.push({ purchaseType, partnerId, ids });
  }
  await demoContracts(ctx, toOrder);
  let onItsWay = 0;
  for (const [turn, { purchaseType, ids }] of ordered.entries()) {
    const at = turn * 2;
    const suppliers = await suppliersOf(ctx, purchaseType);
    const partnerId = suppliers[at % Math.max(1, suppliers.length)];
    if (partnerId === undefined) continue;
    const then = new Date(ctx.now.getTime() - (20 - (at % 15)) * DAY_MS);
    const entered = await asPerson(ctx, buyer, then);
    const draft = await needOrders.make(entered, ids, { partnerId });
    const course = courses[turn % courses.length]!;
    const row = await priced(entered, draft, course);
    const promisedIn = ON_ITS_WAY.has(course) ? PROMISED[onItsWay++ % PROMISED.length] : undefined;
    await follow(ctx, row, { buyer, then, course, promisedIn });
  }
}

/** Prices that nobody knows are invented; a direct purchase says why. Some suppliers begin when a part is paid. */
async function priced(
  ctx: Ctx,
  { id, version, lines, requiredDate, prepayPct }: OrderRow,
  course: Course,
): Promise<OrderRow> {
  return updateOrder(ctx, {
    id,
    version,
    budgetSeen: true,
    prepayPct: course === 'sent' ? '30' : prepayPct,
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
  await updateOrder(buyer, {
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
  if (over) await orderExceptions.perform(buyer, 'exception', id, { reason: '主机大修提前，部件须整套更换' });
}

type Follow = { buyer: number; then: Date; course: Course; promisedIn: number | undefined };

async function follow(ctx: Ctx, { id }: OrderRow, { buyer, then, course, promisedIn }: Follow): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  if (!desk) return;
  if (course === 'draft') return exceed(ctx, id, await asPerson(ctx, buyer, then));
  const at = (hours: number): Date => new Date(Math.min(then.getTime() + hours * 3_600_000, ctx.now.getTime()));
  const runId = await desk.submit(await asPerson(ctx, buyer, at(1)), { resource: purchaseOrder.name, recordId: id });
  if (course === 'audit') return;
  if (course === 'refused') {
    const [first] = await desk.waitsFor(ctx, runId);
    if (first !== undefined)
      await desk.act(await asPerson(ctx, first, at(3)), runId, { act: 'reject', opinion: '价格偏高，先询价再下单' });
    return;
  }
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
    await orderActs.perform(later, 'cancel', id, { version, reason: '供应商断货，改由下港采购' });
  }
  if (!CONFIRMED.has(course)) return;
  const promised =
    promisedIn === undefined ? later.now.getTime() + 20 * DAY_MS : ctx.now.getTime() + promisedIn * DAY_MS;
  // Nobody promises a day before the order went out.
  const promisedDate = officeDay(new Date(Math.max(promised, later.now.getTime() + DAY_MS)));
  const confirmRef = `SO-${1000 + id}`;
  await orders.patch(later, id, { orderStatus: 'CONFIRMED', promisedDate, confirmRef }, { action: 'confirm' });
  if (course !== 'confirmed') await deliver(ctx, id, { buyer, course });
}

/** Something has come. What the first store booked was another ship's: it was taken back and booked anew. */
async function deliver(ctx: Ctx, id: number, { buyer, course }: { buyer: number; course: Course }): Promise<void> {
  const receiver = await receiverOf(ctx, id, buyer);
  if (receiver === undefined) return;
  const by = asSystem(await asPerson(ctx, receiver, ctx.now), '随船到货');
  const take = async (): Promise<ReceiptRow> => {
    const expected = await expectedOf(by, { source: purchaseOrder.name, sourceId: id });
    return counted(by, await expectedReceipts.make(by, expected), course === 'short');
  };
  const row = await take();
  if (course === 'counted') return;
  await receiptActs.perform(by, 'post', row.id);
  if (id !== FIRST) return;
  await receiptActs.perform(by, 'reverse', row.id, { reason: '误记为他船到货' });
  await receiptActs.perform(by, 'post', (await take()).id);
}

/** Who receives: on board the head of the department or the master, else a colleague of the buyer; never who ordered. */
async function receiverOf(ctx: Ctx, id: number, buyer: number): Promise<number | undefined> {
  const { vesselId } = await orders.get(ctx, id);
  const aboard = vesselId
    ? await whoSees(ctx, await holdersOf(ctx, { roles: ['CHIEF_ENGINEER', 'CHIEF_OFFICER', 'MASTER'] }), { vesselId })
    : [];
  const heads = await holdersOf(ctx, { roles: ['PUR_MANAGER'] });
  const colleagues = (await holdersOf(ctx, { roles: ['BUYER'] })).filter(
    (one) => one !== buyer && !heads.includes(one),
  );
  return [...aboard, ...colleagues][0];
}

/** As it came, with its batches; of a short one half of the first line, and a piece of it was broken. */
async function counted(ctx: Ctx, { id, version, lines }: ReceiptRow, short: boolean): Promise<ReceiptRow> {
  const came = lines.map((line, i) => ({
    ...line,
    batchNo: `B${id}-${i + 1}`,
    ...(short &&
      i === 0 &&
      Number(line.deliveredQty) >= 4 && { deliveredQty: '3', acceptedQty: '2', rejectReason: '包装破损，一件受潮' }),
  }));
  return receipts.update(ctx, { id, version, lines: came });
}
