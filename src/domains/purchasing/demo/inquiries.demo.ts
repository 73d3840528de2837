import type { DemoCompany } from '../../../kernel/demo.ts';
import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';
import { standingOf, suppliersOf } from '../../partner/public.server.ts';
import { award } from '../awards/award.resource.ts';
import { proposeAward } from '../awards/award.server.ts';
import { awardActs } from '../awards/award-orders.server.ts';
import { awards } from '../awards/open-awards.server.ts';
import type { InquiryRow } from '../inquiries/inquiry.resource.ts';
import { inquiryActs } from '../inquiries/inquiry-acts.server.ts';
import { inquiries } from '../inquiries/inquiry-facts.server.ts';
import { lockDue } from '../inquiries/lock-inquiry.server.ts';
import { needInquiries } from '../inquiries/make-inquiry.server.ts';
import { demoQuote, demoUnheard } from './quotations.demo.ts';

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
    | 'refused'
    | 'awarded'
    | 'ordered'
    | 'failed'
    | 'cancelled';
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
  { ago: 10, due: -80, quotes: 3, until: 'proposed' },
  { ago: 13, due: -140, quotes: 2, until: 'refused' },
  { ago: 3, due: 60, quotes: 0, until: 'cancelled' },
];

/** The share of what is needed, the newer of each type, that is inquired, and how many needs together. */
const INQUIRED: Readonly<Record<DemoCompany['name'], { share: number; least: number; most: number }>> = {
  whole: { share: 0.5, least: 2, most: 4 },
  test: { share: 1, least: 1, most: 2 },
};

type Need = { readonly id: number; readonly purchaseType: string; readonly organizationId: number };

/** Needs that nobody has ordered yet, so many of one type for each course, of what most is needed first; the others wait in the pool. */
async function bundles(ctx: Ctx, { share, least, most }: (typeof INQUIRED)['whole']): Promise<Need[][]> {
  const needs = await ctx.db.query<Need>(
    `select id, purchase_type as "purchaseType", organization_id as "organizationId" from purchasing_demand_line
     where status in ('OPEN', 'ASSIGNED') and open_qty > 0 and deleted_at is null order by id desc`,
  );
  const made: Need[][] = [];
  const types = [...Map.groupBy(needs, ({ purchaseType }) => purchaseType).values()];
  for (const found of types.toSorted((a, b) => b.length - a.length)) {
    const own = byTurns(found.slice(0, Math.floor(found.length * share)));
    for (let at = 0; at + least <= own.length; at += most) made.push(own.slice(at, at + most));
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
export async function demoInquiries(ctx: Ctx, company: DemoCompany['name']): Promise<void> {
  const [buyer] = await holdersOf(ctx, { roles: ['BUYER'] });
  if (buyer === undefined) return;
  const currencies = await currenciesOf(ctx);
  for (const [at, needs] of (await bundles(ctx, INQUIRED[company])).entries()) {
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
  const draft = await needInquiries.make(
    await by(out),
    needs.map(({ id }) => id),
  );
  const partners = await standingOf(ctx, invited);
  const row = await inquiries.update(await by(out), {
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
  await inquiryActs.perform(await by(out + HOUR_MS), 'publish', row.id);
  for (const [i, partnerId] of invited.slice(0, course.quotes).entries())
    await demoQuote(await by(out + (6 + i) * HOUR_MS), row, { partnerId, at: i, currencies });
  const unheard = invited.slice(course.quotes);
  if (course.until === 'cancelled') {
    await inquiryActs.perform(await by(out + 8 * HOUR_MS), 'cancel', row.id, { reason: '船期改变，改由下一港采购' });
  } else if (course.until === 'out') await demoUnheard(await by(out + 9 * HOUR_MS), row, unheard);
  else await follow(ctx, row, { course, by, due: deadline.getTime() });
}

type Following = { course: Course; by: (ms: number) => Promise<Ctx>; due: number };

async function follow(ctx: Ctx, { id }: InquiryRow, { course, by, due }: Following): Promise<void> {
  const after = async (hours: number): Promise<Ctx> => by(due + hours * HOUR_MS);
  await lockDue(asSystem(await after(0), '报价截止'));
  if (course.until === 'locked') return;
  if (course.until === 'failed') {
    await inquiryActs.perform(await after(3), 'fail', id, { reason: '仅一家报价且高于预算，改下季度重新询价' });
    return;
  }
  await inquiryActs.perform(await after(2), 'open', id);
  if (course.until === 'opened') return;
  if (course.until === 'again') {
    const deadline = new Date(ctx.now.getTime() + 20 * HOUR_MS).toISOString();
    await inquiryActs.perform(await after(20), 'nextRound', id, { deadline, reason: '总价高于上次采购，请再优惠' });
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
    lines: draft.lines.map((line) => ({
      ...line,
      notLowestReason: line.baseAmount === line.lowestBase ? null : '少一家供应商，含运费与订单处理更省',
    })),
  });
  if (!desk || course.until === 'proposed') return;
  const runId = await desk.submit(await after(6), { resource: award.name, recordId: row.id });
  if (course.until === 'audit') return;
  if (course.until === 'refused') {
    const [first] = await desk.waitsFor(ctx, runId);
    if (first === undefined) return;
    const { now } = await after(9);
    await desk.act(await asPerson(ctx, first, now), runId, { act: 'reject', opinion: '较上次采购高出一成，重新询价' });
    return;
  }
  for (let step = 0; step < 4; step += 1) {
    const [next] = await desk.waitsFor(ctx, runId);
    if (next === undefined) break;
    const { now } = await after(9 + step * 4);
    await desk.act(await asPerson(ctx, next, now), runId, { act: 'approve', opinion: '同意' });
  }
  if (course.until !== 'ordered') return;
  await awardActs.perform(await after(30), 'createOrders', row.id);
}
