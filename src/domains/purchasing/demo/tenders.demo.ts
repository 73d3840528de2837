import type { Ctx } from '../../../kernel/server/context.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';
import { standingOf, suppliersOf } from '../../partner/public.server.ts';
import { inquiries } from '../inquiries/inquiry-facts.server.ts';
import { needInquiries } from '../inquiries/make-inquiry.server.ts';
import { inquiryTenders } from '../tenders/make-tender.server.ts';
import { tenderActs } from '../tenders/tender-acts.server.ts';
import { tenders } from '../tenders/tender-facts.server.ts';
import { giveScores } from '../tenders/tender-scores.server.ts';
import { demoQuote } from './quotations.demo.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Days since it was written, days from then to its deadline, how many bid, and what came of it. */
type Course = {
  readonly ago: number;
  readonly span: number;
  readonly bids: number;
  readonly until: 'draft' | 'out' | 'scoring' | 'scored' | 'handed' | 'failed' | 'cancelled';
};

/** What gives its needs back comes first, and the draft, which holds none, last. */
const COURSES: readonly Course[] = [
  { ago: 20, span: 12, bids: 0, until: 'cancelled' },
  { ago: 18, span: 7, bids: 1, until: 'failed' },
  { ago: 16, span: 7, bids: 3, until: 'handed' },
  { ago: 14, span: 7, bids: 3, until: 'scored' },
  { ago: 12, span: 7, bids: 3, until: 'scoring' },
  { ago: 3, span: 12, bids: 1, until: 'out' },
  { ago: 1, span: 15, bids: 0, until: 'draft' },
];

type Need = { readonly id: number; readonly purchaseType: string };

/** A need of a type of which few are open and that at least two suppliers deliver: what most is needed of stays in the pool. */
async function aNeed(ctx: Ctx): Promise<{ need: Need; suppliers: number[] } | undefined> {
  const needs = await ctx.db.query<Need>(
    `select id, purchase_type as "purchaseType" from purchasing_demand_line
     where status = 'OPEN' and open_qty > 0 and deleted_at is null
     order by count(*) over (partition by purchase_type), purchase_type, id`,
  );
  for (const [need] of Map.groupBy(needs, ({ purchaseType }) => purchaseType).values()) {
    if (!need) continue;
    const suppliers = await suppliersOf(ctx, need.purchaseType);
    if (suppliers.length >= 2) return { need, suppliers: suppliers.slice(0, 3) };
  }
  return undefined;
}

type People = { readonly buyer: number; readonly second: number; readonly members: readonly number[] };

async function peopleOf(ctx: Ctx): Promise<People | undefined> {
  const [buyer] = await holdersOf(ctx, { roles: ['BUYER'] });
  const [second] = (await holdersOf(ctx, { roles: ['PUR_MANAGER'] })).filter((one) => one !== buyer);
  const members: number[] = [];
  for (const role of ['SUPT_TECH', 'TECH_MGR', 'GM']) {
    const [one] = (await holdersOf(ctx, { roles: [role] })).filter((id) => !members.includes(id));
    if (one !== undefined) members.push(one);
  }
  return buyer === undefined || second === undefined || members.length < 3 ? undefined : { buyer, second, members };
}

/** Tenders at every stage; their bids are written by the suppliers themselves. */
export async function demoTenders(ctx: Ctx): Promise<void> {
  const people = await peopleOf(ctx);
  if (!people) return;
  const rows = await ctx.db.query<{ id: number }>(
    `select c.id from ${CURRENCIES} c where c.code in ('CNY', 'USD') and c.deleted_at is null order by c.code`,
  );
  const currencies = rows.map(({ id }) => id);
  for (const course of COURSES) {
    const found = await aNeed(ctx);
    if (found) await tell(ctx, { course, people, currencies, ...found });
  }
}

type Given = {
  readonly course: Course;
  readonly people: People;
  readonly currencies: number[];
  readonly need: Need;
  readonly suppliers: readonly number[];
};

async function tell(ctx: Ctx, { course, people, currencies, need, suppliers }: Given): Promise<void> {
  const out = ctx.now.getTime() - course.ago * DAY_MS;
  const due = out + course.span * DAY_MS;
  const by = (who: number, ms: number): Promise<Ctx> => asPerson(ctx, who, new Date(Math.min(ctx.now.getTime(), ms)));
  const draft = await needInquiries.make(await by(people.buyer, out), [need.id]);
  const partners = await standingOf(ctx, suppliers);
  const asked = await inquiries.update(await by(people.buyer, out), {
    id: draft.id,
    version: draft.version,
    deadline: new Date(due).toISOString(),
    currencies,
    deliveryTerm: 'DAP',
    invites: suppliers.map((partnerId) => ({
      partnerId,
      email: `sales@${(partners.get(partnerId)?.partnerNo ?? 'bp').toLowerCase()}.example`,
    })),
  });
  const made = await inquiryTenders.make(await by(people.buyer, out), [asked.id]);
  await tenders.update(await by(people.buyer, out), {
    id: made.id,
    version: made.version,
    twoEnvelope: course.until === 'scoring',
    members: people.members.map((userId) => ({ userId })),
  });
  if (course.until === 'draft') return;
  await tenderActs.perform(await by(people.buyer, out + HOUR_MS), 'publish', made.id);
  if (course.until === 'cancelled') {
    const reason = '船期调整，改由下一航次集中招标';
    await tenderActs.perform(await by(people.buyer, out + 2 * DAY_MS), 'cancel', made.id, { reason });
    return;
  }
  // Every second writer of the demo is the buyer, and what a tender is bid comes from its bidders alone.
  for (const [i, partnerId] of suppliers.slice(0, course.bids).entries())
    await demoQuote(await by(people.buyer, out + (6 + i) * HOUR_MS), asked, { partnerId, at: 2 * i, currencies });
  if (course.until === 'out') return;
  if (course.until === 'failed') {
    const reason = '只有一家投标，不足两家，重新招标';
    await tenderActs.perform(await by(people.buyer, due + 2 * HOUR_MS), 'fail', made.id, { reason });
    return;
  }
  await tenderActs.perform(await by(people.buyer, due + 2 * HOUR_MS), 'open', made.id);
  await tenderActs.perform(await by(people.second, due + 3 * HOUR_MS), 'open', made.id);
  const { bids } = await tenders.get(ctx, made.id);
  const scoring = course.until === 'scoring' ? people.members.slice(0, 1) : people.members;
  for (const [at, member] of scoring.entries())
    await giveScores(
      await by(member, due + (26 + at) * HOUR_MS),
      made.id,
      bids.flatMap(({ quotationId }, i) =>
        quotationId === null
          ? []
          : [{ quotationId, technical: String(76 + ((4 * at + 6 * i) % 17)), service: String(70 + 5 * i) }],
      ),
    );
  if (course.until === 'handed') await tenderActs.perform(await by(people.buyer, due + 50 * HOUR_MS), 'award', made.id);
}
