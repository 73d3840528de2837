import { approvalDesk } from '../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../kernel/server/context.ts';
import { patchLines } from '../../kernel/server/crud/line-records.ts';
import type { Demo } from '../../kernel/server/module.ts';
import { answerOf } from '../../kernel/server/ports.ts';
import { officeDay } from '../../kernel/value/office-day.ts';
import {
  demoBudgetPeriods,
  demoEstimates,
  demoExpenses,
  demoInvoices,
  demoPayments,
  demoPrepayments,
  demoRedInk,
} from '../finance/public.server.ts';
import { vesselsOf } from '../fleet/public.server.ts';
import { asPerson, holdersOf, organizationOf } from '../identity/public.server.ts';
import { type BuyableItem, buyableItems } from '../material/public.server.ts';
import { demoStockPeriods } from '../stock/public.server.ts';
import { type ApplicationRow, application } from './applications/application.resource.ts';
import { createApplication } from './applications/save-application.server.ts';
import { type Course, LATEST, PIONEER, type Story, seasonOf } from './demo/application-stories.demo.ts';
import { demoCorrections } from './demo/corrections.demo.ts';
import { demoDemand } from './demo/demand.demo.ts';
import { demoInquiries } from './demo/inquiries.demo.ts';
import { demoOrderChanges } from './demo/order-changes.demo.ts';
import { demoOrders } from './demo/orders.demo.ts';
import { demoSeasons } from './demo/seasons.demo.ts';
import { demoTenders } from './demo/tenders.demo.ts';
import { purchaseOrder } from './orders/order.resource.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Ship = { id: number; organizationId: number; people: readonly number[] };

/** Cheap things are asked for by the dozen, never more than a ship may keep. */
function quantityOf({ price }: BuyableItem, at: number): string {
  if (price > 1000) return '1';
  return String(price > 200 ? 2 + (at % 3) : 6 * (1 + (at % 3)));
}

/** Who writes for a ship: her own officers where they have accounts, else the buyers, on her word. */
async function shipsOf(ctx: Ctx): Promise<readonly Ship[]> {
  const buyers = await holdersOf(ctx, { roles: ['BUYER'] });
  const officers = await Promise.all(
    (await holdersOf(ctx, { roles: ['MASTER', 'CHIEF_ENGINEER'] })).map(async (id) => ({
      id,
      organizationId: await organizationOf(ctx, id),
    })),
  );
  return (await vesselsOf(ctx)).flatMap(({ id, organizationId }) => {
    if (organizationId === null) return [];
    const own = officers.filter((one) => one.organizationId === organizationId).map((one) => one.id);
    return [{ id, organizationId, people: own.length > 0 ? own.toReversed() : buyers }];
  });
}

type Given = { ship: Ship; story: Story; items: readonly BuyableItem[]; at: number };

async function write(ctx: Ctx, { ship, story, items, at }: Given): Promise<{ row: ApplicationRow; by: number }> {
  const by = ship.people[story.course === 'draft' ? 0 : at % ship.people.length]!;
  const now = new Date(ctx.now.getTime() - story.ago * DAY_MS - HOUR_MS);
  const row = await createApplication(await asPerson(ctx, by, now), {
    organizationId: ship.organizationId,
    department: story.department,
    purchaseType: story.type,
    applyKind: story.kind ?? 'NORMAL',
    title: story.title,
    reason: story.reason ?? null,
    budgetSeen: true,
    requiredDate: officeDay(new Date(now.getTime() + story.needed * DAY_MS)),
    lines: items.map((item, i) => ({
      materialId: item.id,
      itemName: item.name,
      unitId: item.unitId,
      applyQty: quantityOf(item, at + i),
    })),
  });
  return { row, by };
}

/** How many of those whose turn it is agree before somebody does otherwise. */
const AGREE: Readonly<Record<Exclude<Course, 'draft'>, number>> = {
  submitted: 0,
  master: 1,
  approved: 9,
  cut: 9,
  returned: 0,
  rejected: 0,
};

async function decide(ctx: Ctx, given: Given, row: ApplicationRow, by: number): Promise<void> {
  const { story } = given;
  const desk = answerOf(ctx, approvalDesk);
  if (!desk || story.course === 'draft') return;
  const sent = ctx.now.getTime() - story.ago * DAY_MS;
  const at = (hours: number): Date => new Date(Math.min(sent + hours * HOUR_MS, ctx.now.getTime()));
  const runId = await desk.submit(await asPerson(ctx, by, at(0)), { resource: application.name, recordId: row.id });
  const ending = story.course === 'returned' || story.course === 'rejected' ? story.course : undefined;
  for (let step = 0; step < AGREE[story.course] + (ending ? 1 : 0); step += 1) {
    const [next] = await desk.waitsFor(ctx, runId);
    if (next === undefined) return;
    const who = await asPerson(ctx, next, at(4 + 9 * step));
    if (step === 0 && story.course === 'cut') await cut(who, row);
    if (ending && step === AGREE[story.course]) {
      const opinion = ending === 'returned' ? '注明油漆颜色与牌号' : '本季度已统一配送，不再单独采购';
      await desk.act(who, runId, { act: ending === 'returned' ? 'return' : 'reject', opinion });
    } else await desk.act(who, runId, { act: 'approve', opinion: '同意' });
  }
}

/** The first line is halved, the second not granted. */
async function cut(ctx: Ctx, row: ApplicationRow): Promise<void> {
  const [first, second] = row.lines;
  const values = new Map<number, Record<string, unknown>>();
  if (first?.id && Number(first.applyQty) > 1)
    values.set(first.id, {
      approvedQty: String(Math.floor(Number(first.applyQty) / 2)),
      auditRemark: '按半年用量核减',
    });
  if (second?.id) values.set(second.id, { approvedQty: '0', auditRemark: '岸基有库存，另行调拨' });
  await patchLines(application, ctx, { id: row.id, field: 'lines' }, values, { action: 'edit' });
}

type Asked = { readonly ship: Ship; readonly story: Story; readonly at: number };

/** Two months of applications: each ship has asked for something, at every stage of approval; granted lines are demand. */
export async function demoPurchasing(ctx: Ctx, { company, files }: Demo): Promise<void> {
  const items = Map.groupBy(await buyableItems(ctx), ({ type }) => type);
  const ships = await shipsOf(ctx);
  // Nothing is asked for twice by one ship.
  const taken = new Map<number, Set<number>>();
  const ask = async ({ ship, story, at }: Asked): Promise<void> => {
    const known = taken.get(ship.id) ?? new Set();
    taken.set(ship.id, known);
    const offered = (items.get(story.type) ?? []).filter(({ id }) => !known.has(id));
    const chosen = Array.from(
      { length: Math.min(story.lines, offered.length) },
      (_, n) => offered[(at * 3 + n) % offered.length]!,
    );
    if (chosen.length === 0) return;
    for (const { id } of chosen) known.add(id);
    const given = { ship, story, items: chosen, at };
    const { row, by } = await write(ctx, given);
    await decide(ctx, given, row, by);
  };
  const isPioneer = ({ people }: Ship): boolean => people.length === 2;
  const asked = ships.flatMap((ship, i) =>
    (isPioneer(ship) ? PIONEER : seasonOf(company.name, i)).map((story, n) => ({ ship, story, at: i * 5 + n })),
  );
  for (const one of asked.toSorted((a, b) => b.story.ago - a.story.ago)) await ask(one);
  await demoOrders(ctx, company.name);
  await demoInquiries(ctx, company.name);
  for (const story of LATEST[company.name])
    for (const [at, ship] of ships.slice(-2).entries()) await ask({ ship, story, at });
  await demoDemand(ctx);
  await demoTenders(ctx);
  await demoOrderChanges(ctx);
  await demoInvoices(ctx, { company, files });
  await demoPayments(ctx);
  const prepaid = await ctx.db.query<{ id: number }>(
    `select id from purchasing_purchase_order where prepay_pct > 0 and order_status in ('APPROVED', 'SENT') and deleted_at is null order by id`,
  );
  await demoPrepayments(ctx, {
    source: purchaseOrder.name,
    sourceIds: prepaid.map(({ id }) => id),
    company: company.name,
  });
  await demoExpenses(ctx, company.name);
  await demoEstimates(ctx);
  await demoRedInk(ctx);
  await demoStockPeriods(ctx);
  await demoBudgetPeriods(ctx);
  await demoSeasons(ctx);
  await demoCorrections(ctx);
}
