import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { materialFacts } from '../../material/public.server.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';
import { standingOf, suppliersOf } from '../../partner/public.server.ts';
import { award } from '../awards/award.resource.ts';
import { awards, proposeAward } from '../awards/award.server.ts';
import { ordersOfAward } from '../awards/award-orders.server.ts';
import type { InquiryRow } from '../inquiries/inquiry.resource.ts';
import { inquiries } from '../inquiries/inquiry-facts.server.ts';
import { inquireDemand, updateInquiry } from '../inquiries/make-inquiry.server.ts';
import { failInquiry, lockDue, nextRound, openInquiry, publishInquiry } from '../inquiries/move-inquiry.server.ts';
import { quotationOf, submitQuote } from '../quotations/submit-quote.server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Where the inquiries stand today: days since each went out, hours until its time is up, seen from now, and what came of it. */
type Course = {
  readonly ago: number;
  readonly due: number;
  readonly quotes: number;
  readonly until:
    | 'draft'
    | 'out'
    | 'locked'
    | 'opened'
    | 'again'
    | 'proposed'
    | 'audit'
    | 'awarded'
    | 'ordered'
    | 'failed';
};

const COURSES: readonly Course[] = [
  { ago: 24, due: -480, quotes: 3, until: 'ordered' },
  { ago: 4, due: 1, quotes: 2, until: 'out' },
  { ago: 9, due: -60, quotes: 3, until: 'opened' },
  { ago: 6, due: -20, quotes: 2, until: 'locked' },
  { ago: 16, due: -240, quotes: 3, until: 'awarded' },
  { ago: 2, due: 70, quotes: 1, until: 'out' },
  { ago: 12, due: -120, quotes: 3, until: 'audit' },
  { ago: 11, due: -96, quotes: 3, until: 'again' },
  { ago: 1, due: 100, quotes: 0, until: 'draft' },
  { ago: 15, due: -200, quotes: 1, until: 'failed' },
];

type Need = { readonly id: number; readonly purchaseType: string; readonly organizationId: number };

/** Needs that nobody has ordered yet, so many of one type for each course; most stay for the buyers. */
async function bundles(ctx: Ctx): Promise<Need[][]> {
  const needs = await ctx.db.query<Need>(
    `select id, purchase_type as "purchaseType", organization_id as "organizationId" from purchasing_demand_line
     where status in ('OPEN', 'ASSIGNED') and open_qty > 0 and deleted_at is null order by id desc`,
  );
  const made: Need[][] = [];
  for (const found of Map.groupBy(needs, ({ purchaseType }) => purchaseType).values()) {
    // The older half of a type waits in the pool.
    const own = byTurns(found.slice(0, Math.floor(found.length / 2)));
    for (let at = 0; at + 2 <= own.length; at += 4) made.push(own.slice(at, at + 4));
  }
  return made.slice(0, COURSES.length);
}

/** Of each ship one after the other, so that an inquiry asks for several of them. */
function byTurns(needs: readonly Need[]): Need[] {
  const turns = [...Map.groupBy(needs, ({ organizationId }) => organizationId).values()].flatMap((own) =>
    own.map((need, turn) => ({ need, turn })),
  );
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ need }) => need);
}

async function currenciesOf(ctx: Ctx): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>(
    `select c.id from ${CURRENCIES} c where c.code in ('CNY', 'USD') and c.deleted_at is null order by c.code`,
  );
  return rows.map(({ id }) => id);
}

/** Inquiries at every stage, half of the quotations written by the suppliers, half taken down from mails. */
export async function demoInquiries(ctx: Ctx): Promise<void> {
  const [buyer] = await holdersOf(ctx, { roles: ['BUYER'] });
  if (buyer === undefined) return;
  const currencies = await currenciesOf(ctx);
  for (const [at, needs] of (await bundles(ctx)).entries()) {
    const course = COURSES[at]!;
    const suppliers = await suppliersOf(ctx, needs[0]!.purchaseType);
    // Each time another of them is asked first.
    const asked = suppliers.slice(0, 4);
    const invited = [...asked.slice(at % 4), ...asked.slice(0, at % 4)];
    if (invited.length === 0) continue;
    await inquire(ctx, { course, needs, buyer, currencies, invited });
  }
}

type Given = {
  course: Course;
  needs: readonly Need[];
  buyer: number;
  currencies: number[];
  invited: readonly number[];
};

async function inquire(ctx: Ctx, { course, needs, buyer, currencies, invited }: Given): Promise<void> {
  const moment = (ms: number): Date => new Date(Math.min(ctx.now.getTime(), ms));
  const out = ctx.now.getTime() - course.ago * DAY_MS;
  const deadline = new Date(ctx.now.getTime() + course.due * HOUR_MS);
  const by = (ms: number): Promise<Ctx> => asPerson(ctx, buyer, moment(ms));
  const draft = await inquireDemand(
    await by(out),
    needs.map(({ id }) => id),
  );
  const partners = await standingOf(ctx, invited);
  const row = await updateInquiry(await by(out), {
    id: draft.id,
    version: draft.version,
    deadline: deadline.toISOString(),
    currencies,
    deliveryTerm: 'DAP',
    remark: '按船分别包装，外箱注明船名与询价单号。',
    invites: invited.map((partnerId) => ({
      partnerId,
      email: `sales@${(partners.get(partnerId)?.partnerNo ?? 'bp').toLowerCase()}.example`,
    })),
  });
  if (course.until === 'draft') return;
  await publishInquiry(await by(out + HOUR_MS), row.id, row);
  for (const [i, partnerId] of invited.slice(0, course.quotes).entries())
    await quote(await by(out + (6 + i) * HOUR_MS), row, { partnerId, at: i, currencies });
  if (course.until !== 'out') await follow(ctx, row, { course, by, due: deadline.getTime() });
}

type Quoting = { partnerId: number; at: number; currencies: readonly number[]; cheaper?: number };

/** About what the materials cost, a little more or less by supplier; the second leaves the last of many lines out. */
async function quote(ctx: Ctx, { id, deadline }: InquiryRow, { partnerId, at, currencies, cheaper = 1 }: Quoting) {
  const entered = at % 2 === 1;
  const writer = entered ? ctx : asSystem(ctx, '供应商填报');
  const row = await quotationOf(writer, id, { partnerId, source: entered ? 'BUYER_ENTRY' : 'VENDOR' });
  const asked = (await inquiries.get(ctx, id)).lines as readonly {
    lineNo: number;
    materialId: number | null;
    partSource: string | null;
  }[];
  const facts = await materialFacts(
    ctx,
    asked.flatMap(({ materialId }) => materialId ?? []),
  );
  const dollars = at === 2;
  const lines = (row.lines as readonly { lineNo: number }[]).map((line, i) => {
    const wanted = asked.find(({ lineNo }) => lineNo === line.lineNo);
    const material = wanted?.materialId;
    const known = Number((material && facts.get(material)?.refPrice) || 0) || 30 + 15 * i;
    const price = known * (0.94 + ((at * 7 + i * 5) % 11) / 80) * cheaper;
    const left = at === 1 && i > 1 && i === row.lines.length - 1;
    return {
      ...line,
      ...(left ? { lineState: 'NO_QUOTE' } : { unitPrice: (dollars ? price / 7.1 : price).toFixed(2) }),
      partSource: wanted?.partSource === 'OEM' ? 'OEM' : null,
      leadDays: 5 + 3 * at,
    };
  });
  await submitQuote(writer, row.id, {
    version: row.version,
    vendorRef: `Q${partnerId}-${id}`,
    sourceNote: entered ? `${officeDay(ctx.now)} 邮件，销售部` : null,
    currencyId: (dollars && currencies[1]) || currencies[0],
    taxIncluded: at === 0,
    taxRate: at === 0 ? '0.13' : null,
    orderDiscountPct: at === 0 ? '2' : null,
    freightMode: at === 1 ? 'INCLUDED' : 'FIXED',
    freight: at === 1 ? null : dollars ? '60' : '400',
    leadDays: 7 + 2 * at,
    deliveryTerm: 'DAP',
    validUntil: officeDay(new Date(Date.parse(deadline) + 45 * DAY_MS)),
    lines,
  });
}

type Following = { course: Course; by: (ms: number) => Promise<Ctx>; due: number };

async function follow(ctx: Ctx, { id }: InquiryRow, { course, by, due }: Following): Promise<void> {
  const after = async (hours: number): Promise<Ctx> => by(due + hours * HOUR_MS);
  await lockDue(asSystem(await after(0), '报价截止'));
  if (course.until === 'locked') return;
  const version = async (): Promise<{ version: number }> => ({ version: (await inquiries.get(ctx, id)).version });
  if (course.until === 'failed') {
    await failInquiry(await after(3), id, { ...(await version()), reason: '仅一家报价且高于预算，改下季度重新询价' });
    return;
  }
  await openInquiry(await after(2), id, await version());
  if (course.until === 'opened') return;
  if (course.until === 'again') {
    const deadline = new Date(ctx.now.getTime() + 30 * HOUR_MS).toISOString();
    await nextRound(await after(20), id, { ...(await version()), deadline, reason: '总价高于上次采购，请再优惠' });
    return;
  }
  await decide(ctx, id, { course, after });
}

/** The best split is proposed, with a reason where it is not the lowest; those whose turn it is agree. */
async function decide(
  ctx: Ctx,
  inquiryId: number,
  { course, after }: { course: Course; after: (hours: number) => Promise<Ctx> },
): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  const draft = await proposeAward(await after(5), inquiryId, { scenario: 'BEST_SPLIT' });
  const row = await awards.update(await after(5), {
    id: draft.id,
    version: draft.version,
    fewReason: '同类物料在该港只有这几家可供',
    lines: (draft.lines as readonly Record<string, unknown>[]).map((line) => ({
      ...line,
      notLowestReason: line.baseAmount === line.lowestBase ? null : '少一家供应商，含运费与订单处理更省',
    })),
  });
  if (!desk || course.until === 'proposed') return;
  const runId = await desk.submit(await after(6), { resource: award.name, recordId: row.id });
  if (course.until === 'audit') return;
  for (let step = 0; step < 4; step += 1) {
    const [next] = await desk.waitsFor(ctx, runId);
    if (next === undefined) break;
    const { now } = await after(9 + step * 4);
    await desk.act(await asPerson(ctx, next, now), runId, { act: 'approve', opinion: '同意' });
  }
  if (course.until !== 'ordered') return;
  const { version } = await awards.get(ctx, row.id);
  await ordersOfAward(await after(30), row.id, version);
}
