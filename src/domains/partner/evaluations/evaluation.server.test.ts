import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { TEST_NOW } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { identityOf } from '../../identity/public.server.ts';
import { halfBefore, lastHalfBefore, spanOf } from './evaluation.rules.ts';

type Line = { item: string; achieved: string | null; outOf: string | null; points: string | null; weight: string };
type Row = Record<string, unknown> & {
  id: number;
  version: number;
  status: string;
  partnerId: number;
  score: string | null;
  grade: string | null;
  measures: Line[];
};
type Refused = { code: string; errors?: { field: string }[] };
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };
type Done = { made: number; renewed: number; there: number };

const PATH = '/api/partner/evaluations';
const KIND = 'partner.evaluation';

/** A day of the half-year after the one in which the company was built: that one has ended. */
const LATER_MS = 200 * 86_400_000;
const BUILT = officeDay(TEST_NOW);
const NOW = new Date(TEST_NOW.getTime() + LATER_MS);
const HALF = lastHalfBefore(officeDay(NOW));
const SPAN = spanOf(HALF.evalYear, HALF.half);

let company: Company;
let buyer: Send;
let manager: Send;
let superintendent: Send;

beforeAll(async () => {
  company = await companyServer({ now: () => NOW });
  [buyer, manager, superintendent] = (await Promise.all(
    ['purchaser', 'purmanager', 'tech'].map((name) => company.signIn(name)),
  )) as [Send, Send, Send];
  // All orders of the company were given in this half-year, whatever the day on which it was built.
  await company.db.query(
    `update purchasing_purchase_order set rate_date = $1, promised_date = null, required_date = $1 where rate_date is not null`,
    [SPAN.to],
  );
}, 180_000);
afterAll(() => company.close());

const run = (body: object = HALF, by: Send = buyer) => by<Done & Refused>('POST', `${PATH}/run`, body);
const read = async (id: number): Promise<Row> => (await buyer<Row>('GET', `${PATH}/${id}`)).body;
const cards = async (): Promise<Row[]> =>
  (await buyer<{ content: Row[] }>('GET', `${PATH}?evalYear=${HALF.evalYear}&half=${HALF.half}&size=200&sort=place`))
    .body.content;
const change = (row: Row, more: object, by: Send = buyer) =>
  by<Row & Refused>('PUT', PATH, { id: row.id, version: row.version, ...more });
const submit = ({ id, version }: Row) =>
  buyer<Run & Refused>('POST', '/api/approval/runs', { resource: KIND, recordId: id, version });

async function approve(row: Row): Promise<void> {
  const sent = await submit(row);
  expect([sent.status, sent.body]).toEqual([200, sent.body]);
  const [next] = (await buyer<Run>('GET', `/api/approval/runs/${sent.body.id}`)).body.waiting ?? [];
  const who = await identityOf(company.db, next!.person.id, { now: NOW });
  const acted = await company.as(who!.user)('POST', `/api/approval/runs/${sent.body.id}/act`, {
    act: 'approve',
    taskId: next!.taskId,
    opinion: '同意',
  });
  expect([acted.status, acted.body]).toEqual([200, acted.body]);
}

test('a half-year is evaluated once it has ended, by whoever buys, and never twice', async () => {
  const next = lastHalfBefore(officeDay(new Date(NOW.getTime() + 190 * 86_400_000)));
  const early = await run(next);
  expect([early.status, early.body.errors?.map(({ field }) => field)]).toEqual([400, ['half']]);
  for (const name of ['gm', 'finance', 'ce.pioneer'])
    expect((await run(HALF, await company.signIn(name))).status).toBe(403);
  const [ordered] = await company.db.query<{ n: number }>(
    `select count(distinct partner_id)::int as n from purchasing_purchase_order
     where deleted_at is null and order_status not in ('DRAFT', 'CANCELLED') and rate_date = $1`,
    [SPAN.to],
  );
  const there = (await cards()).length;
  const first = await run();
  expect([first.status, first.body]).toEqual([200, first.body]);
  expect(ordered!.n).toBeGreaterThan(1);
  expect(first.body.made + first.body.renewed + first.body.there).toBe(ordered!.n);
  const made = await cards();
  expect(made.length).toBe(there + first.body.made);
  const again = await run();
  expect(again.body).toEqual({ made: 0, renewed: 0, there: ordered!.n });
  expect((await cards()).map(({ id, version }) => [id, version])).toEqual(made.map(({ id, version }) => [id, version]));
  expect(BUILT < officeDay(NOW)).toBe(true);
});

test('what is counted is what stands on the lines of the orders', async () => {
  await run();
  const facts = await company.db.query<{ partnerId: number; all: number; outOf: number; achieved: number }>(
    `select o.partner_id as "partnerId", count(*)::int as "all", count(*) filter (where l.qty > coalesce(l.closed_qty, 0))::int as "outOf",
       count(*) filter (where l.qty > coalesce(l.closed_qty, 0) and (o.order_status = 'CLOSED' or l.qty <= coalesce(l.accepted_qty, 0) + coalesce(l.closed_qty, 0))
         and exists (select from stock_expected_line e join stock_receipt_line x on x.expected_line_id = e.id
           join stock_receipt r on r.id = x.parent_id and r.doc_status = 'POSTED' where e.line_id = l.id and e.source = 'purchasing.purchaseOrder'))::int as achieved
     from purchasing_order_line l join purchasing_purchase_order o on o.id = l.parent_id
     where o.deleted_at is null and o.order_status not in ('DRAFT', 'CANCELLED') and o.required_date = $1 group by 1`,
    [SPAN.to],
  );
  const byPartner = new Map(facts.map((one) => [one.partnerId, one]));
  const drafts = (await cards()).filter(({ status }) => status === 'USE');
  expect(drafts.length).toBeGreaterThan(0);
  for (const { id } of drafts) {
    const { partnerId, measures } = await read(id);
    const onTime = measures.find(({ item }) => item === 'ON_TIME')!;
    const expected = byPartner.get(partnerId);
    if (!expected) continue;
    // What stands beside the card is what it counts, but for lines wholly closed short.
    const asked = new URLSearchParams({ partnerId: String(partnerId), dueOnFrom: SPAN.from, dueOnTo: SPAN.to });
    const beside = await buyer<{ totalElements: number }>('GET', `/api/purchasing/ordered-lines?${asked}`);
    expect([beside.status, beside.body.totalElements]).toEqual([200, expected.all]);
    expect([Number(onTime.achieved), Number(onTime.outOf)]).toEqual([expected.achieved, expected.outOf]);
  }
});

test('staff score the service; nobody else writes what was counted, and a stale card is not saved', async () => {
  await run();
  const [first] = (await cards()).filter(({ status }) => status === 'USE');
  const row = await read(first!.id);
  const [me] = await company.db.query<{ id: number }>(`select id from identity_user where username = 'purmanager'`);
  const saved = await change(
    row,
    {
      serviceScores: [{ userId: me!.id, points: '84', reason: '响应快' }],
      score: '100.00',
      grade: 'A',
      partnerId: row.partnerId + 1,
      measures: [],
      proposed: 'PRAISE',
    },
    superintendent,
  );
  expect([saved.status, saved.body]).toEqual([200, saved.body]);
  const now = await read(row.id);
  expect(now.measures.find(({ item }) => item === 'SERVICE')?.points).toBe('84.00');
  expect([now.partnerId, now.measures.length]).toEqual([row.partnerId, 5]);
  const points = now.measures.filter(({ points }) => points !== null);
  const weight = points.reduce((total, one) => total + Number(one.weight), 0);
  const mean = points.reduce((total, one) => total + Number(one.points) * Number(one.weight), 0) / weight;
  expect(Math.abs(Number(now.score) - mean)).toBeLessThan(0.006);
  expect((await change(row, { remark: '迟到' })).status).toBe(409);
  expect((await run()).body.renewed).toBe(0);
  const twice = await change(now, {
    serviceScores: [
      { userId: me!.id, points: '84', reason: '响应快' },
      { userId: me!.id, points: '10', reason: '再评' },
    ],
  });
  expect([twice.status, twice.body.errors?.map(({ field }) => field)]).toEqual([400, ['serviceScores.1.userId']]);
  const chief = await company.signIn('ce.pioneer');
  expect((await change(now, { remark: '越权' }, chief)).status).toBe(403);
});

test('two C in a row raise an improvement; another outcome has a reason; approved, it stands still', async () => {
  await run();
  const [draft] = (await cards()).filter(({ status }) => status === 'USE');
  const earlier = halfBefore(HALF.evalYear, HALF.half);
  const span = spanOf(earlier.evalYear, earlier.half);
  // Its other cards are of no matter here.
  await company.db.query(`update partner_evaluation set deleted_at = $3 where partner_id = $1 and id <> $2`, [
    draft!.partnerId,
    draft!.id,
    NOW.toISOString(),
  ]);
  await company.db.query(
    `insert into partner_evaluation (eval_no, partner_id, eval_year, half, period_from, period_to, score, grade, proposed, outcome, status, create_by, create_name, create_time)
     values ('SE-BEFORE', $1, $2, $3, $4, $5, 65, 'C', 'NONE', 'NONE', 'APPROVE', 0, '系统', $6)`,
    [draft!.partnerId, earlier.evalYear, earlier.half, span.from, span.to, NOW.toISOString()],
  );
  // What was counted of it comes to 70.
  await company.db.query(
    `update partner_evaluation_measure set achieved = case when item = 'ON_TIME' then 70 end, out_of = case when item = 'ON_TIME' then 100 end where parent_id = $1`,
    [draft!.id],
  );
  const [me] = await company.db.query<{ id: number }>(`select id from identity_user where username = 'purmanager'`);
  const scored = await change(await read(draft!.id), {
    serviceScores: [{ userId: me!.id, points: '70', reason: '一般' }],
  });
  expect([scored.status, scored.body.score, scored.body.grade]).toEqual([200, '70.00', 'C']);
  expect([scored.body.proposed, scored.body.outcome]).toEqual(['IMPROVE', 'IMPROVE']);
  const bare = await change(scored.body, { outcome: 'SUSPEND', outcomeReason: null });
  expect([bare.status, bare.body.errors?.map(({ field }) => field)]).toEqual([400, ['outcomeReason']]);
  const chosen = await change(scored.body, { outcome: 'SUSPEND', outcomeReason: '屡次提供不合格品' });
  expect([chosen.status, chosen.body.outcome]).toEqual([200, 'SUSPEND']);

  const ask = () =>
    buyer<Row & Refused>('POST', '/api/partner/supplier-qualifications/from-evaluation', { ids: [draft!.id] });
  expect((await ask()).status).toBe(409);
  const partnerBefore = (await buyer<Row>('GET', `/api/partner/partners/${draft!.partnerId}`)).body.qualifyStatus;
  await approve(await read(draft!.id));
  const approved = await read(draft!.id);
  expect(approved.status).toBe('APPROVE');
  expect((await change(approved, { remark: '改' })).status).toBe(409);
  const counted = (await run()).body;
  expect((await read(draft!.id)).version).toBe(approved.version);
  expect(counted.made).toBe(0);

  const partner = async () => (await buyer<Row>('GET', `/api/partner/partners/${draft!.partnerId}`)).body;
  expect([(await partner()).qualifyStatus, (await partner()).grade]).toEqual([partnerBefore, 'C']);
  const made = await ask();
  expect([made.status, made.body]).toEqual([200, made.body]);
  expect([made.body.kind, made.body.partnerId, made.body.status]).toEqual(['SUSPEND', draft!.partnerId, 'USE']);
  expect((await read(draft!.id)).requestNo).toBe(made.body.qualNo);
  expect((await ask()).status).toBe(409);
  expect((await partner()).qualifyStatus).toBe(partnerBefore);
  const finance = await company.signIn('finance');
  expect(
    (await finance('POST', '/api/partner/supplier-qualifications/from-evaluation', { ids: [draft!.id] })).status,
  ).toBe(403);
});

test('weights are those of the last day of the half-year, and stand on the card', async () => {
  const weights = { onTimePct: '50', qualityPct: '20', pricePct: '10', responsePct: '10', servicePct: '10' };
  const wrong = await manager<Refused>('POST', '/api/partner/evaluation-weights', {
    ...weights,
    validFrom: SPAN.to,
    servicePct: '11',
  });
  expect([wrong.status, wrong.body.errors?.map(({ field }) => field)]).toEqual([400, ['servicePct']]);
  expect((await buyer('POST', '/api/partner/evaluation-weights', { ...weights, validFrom: SPAN.to })).status).toBe(403);
  const saved = await manager('POST', '/api/partner/evaluation-weights', { ...weights, validFrom: SPAN.to });
  expect([saved.status, saved.body]).toEqual([200, saved.body]);
  await run();
  const all = await cards();
  const drafts = all.filter(({ status }) => status === 'USE');
  expect(drafts.length).toBeGreaterThan(0);
  const { measures } = await read(drafts[0]!.id);
  expect(measures.map(({ item, weight }) => [item, Number(weight)])).toEqual([
    ['ON_TIME', 50],
    ['QUALITY', 20],
    ['PRICE', 10],
    ['RESPONSE', 10],
    ['SERVICE', 10],
  ]);
  const done = all.find(({ status }) => status === 'APPROVE');
  expect(Number((await read(done!.id)).measures.find(({ item }) => item === 'ON_TIME')?.weight)).toBe(30);
});
