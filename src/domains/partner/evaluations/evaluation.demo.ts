import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { type Counted, cardOf, earlierOf, evaluations, withService } from './card.server.ts';
import { evaluation } from './evaluation.resource.ts';
import { halfBefore, lastHalfBefore, spanOf, USUAL_WEIGHTS } from './evaluation.rules.ts';
import { evaluationWeight } from './evaluation-weight.resource.ts';

const DAY_MS = 86_400_000;

type Course = 'approved' | 'rejected' | 'sent' | 'draft';

/** Rows achieved and rows counted on time, of quality, of price in base currency, of answers; points of service. */
type Facts = readonly [number, number, number, number, number, number, number, number, number];

type Story = {
  /** Which of the suppliers that one deals with. */
  readonly at: number;
  /** Whether it is of the half-year before the last. */
  readonly before: boolean;
  readonly facts: Facts;
  readonly course: Course;
  readonly because?: string;
};

/** One of each grade, C twice in a row, and one at each stage. Both half-years lie before the orders of the demo. */
const STORIES: readonly Story[] = [
  { at: 0, before: true, facts: [46, 50, 985, 1000, 412_000, 430_000, 27, 30, 84], course: 'approved' },
  { at: 1, before: true, facts: [14, 22, 180, 210, 88_000, 121_000, 6, 11, 65], course: 'approved' },
  { at: 2, before: true, facts: [5, 14, 40, 72, 31_000, 62_000, 2, 9, 40], course: 'approved' },
  { at: 0, before: false, facts: [52, 54, 640, 648, 377_000, 381_000, 31, 32, 90], course: 'approved' },
  { at: 1, before: false, facts: [15, 23, 176, 214, 90_500, 119_000, 7, 12, 62], course: 'approved' },
  { at: 2, before: false, facts: [4, 12, 38, 70, 28_000, 57_000, 1, 8, 35], course: 'approved' },
  { at: 3, before: false, facts: [20, 24, 96, 104, 143_000, 166_000, 12, 15, 78], course: 'sent' },
  {
    at: 4,
    before: false,
    facts: [9, 12, 33, 36, 52_000, 58_000, 5, 6, 95],
    course: 'rejected',
    because: '配合紧急备件保障',
  },
  { at: 5, before: false, facts: [11, 13, 58, 60, 74_000, 80_000, 8, 10, 80], course: 'draft' },
];

const countedOf = ([due, ofDue, good, ofGood, price, paid, answered, asked]: Facts): Counted[] => [
  { item: 'ON_TIME', achieved: String(due), outOf: String(ofDue), rowCount: ofDue },
  { item: 'QUALITY', achieved: String(good), outOf: String(ofGood), rowCount: ofGood },
  { item: 'PRICE', achieved: String(price), outOf: String(paid), rowCount: ofDue },
  { item: 'RESPONSE', achieved: String(answered), outOf: String(asked), rowCount: asked },
];

/** Cards of the two half-years before, as buyers write them and their manager decides. */
export async function demoEvaluations(ctx: Ctx): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  const people = await ctx.db.query<{ id: number; username: string }>(
    `select id, username from ${PEOPLE} where username in ('purchaser', 'purmanager')`,
  );
  const [buyer, manager] = ['purchaser', 'purmanager'].map((name) => people.find((one) => one.username === name)?.id);
  if (!desk || !buyer || !manager) return;
  await recordsOf(evaluationWeight).create(await asPerson(ctx, manager, new Date(ctx.now.getTime() - 40 * DAY_MS)), {
    validFrom: '2020-01-01',
    onTimePct: USUAL_WEIGHTS.ON_TIME,
    qualityPct: USUAL_WEIGHTS.QUALITY,
    pricePct: USUAL_WEIGHTS.PRICE,
    responsePct: USUAL_WEIGHTS.RESPONSE,
    servicePct: USUAL_WEIGHTS.SERVICE,
  });
  const suppliers = await ctx.db.query<{ id: number; types: string[] }>(
    `select p.id, array(select s.purchase_type from partner_supply_scope s where s.parent_id = p.id order by s.id) as types
     from partner_partner p where p.qualify_status in ('QUALIFIED', 'TRIAL') and p.deleted_at is null
       and exists (select from partner_supply_scope s where s.parent_id = p.id) order by p.partner_no limit 6`,
  );
  for (const [i, { at, before, facts, course, because }] of STORIES.entries()) {
    const supplier = suppliers[at];
    if (!supplier) continue;
    const then = new Date(ctx.now.getTime() - (28 - 2 * i) * DAY_MS);
    const by = await asPerson(ctx, buyer, then);
    const last = lastHalfBefore(officeDay(new Date(ctx.now.getTime() - 30 * DAY_MS)));
    const { evalYear, half } = before ? halfBefore(last.evalYear, last.half) : last;
    const span = spanOf(evalYear, half);
    const serviceScores = [{ userId: manager, points: String(facts[8]), reason: '按日常往来评分' }];
    const earlier = await earlierOf(by, [supplier.id], span.from);
    const counted = withService(countedOf(facts), serviceScores);
    const card = cardOf(counted, (item) => USUAL_WEIGHTS[item], earlier.get(supplier.id));
    const { measures, score, grade, proposed } = card;
    const { id } = await evaluations.create(
      by,
      {
        partnerId: supplier.id,
        evalYear,
        half,
        outcome: because ? 'PRAISE' : proposed,
        outcomeReason: because ?? null,
        serviceScores,
      },
      {
        periodFrom: span.from,
        periodTo: span.to,
        mainType: supplier.types[0] ?? null,
        orderCount: Math.ceil(facts[1] / 4),
        measures,
        score,
        grade,
        proposed,
      },
    );
    if (course === 'draft') continue;
    const run = await desk.submit(by, { resource: evaluation.name, recordId: id });
    const [next] = await desk.waitsFor(ctx, run);
    if (course === 'sent' || next === undefined) continue;
    const who = await asPerson(ctx, next, new Date(then.getTime() + 3_600_000));
    const act = course === 'approved' ? 'approve' : 'reject';
    await desk.act(who, run, { act, opinion: course === 'approved' ? '同意' : '表扬依据不足，重新评定' });
  }
}
