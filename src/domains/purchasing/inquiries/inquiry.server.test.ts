import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { textOf } from '../../../app/testing/sweeps/private.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import { testClock } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { suppliersOf } from '../../partner/public.server.ts';

type Line = Record<string, unknown> & { id: number; lineNo: number; qty: string };
type Row = Record<string, unknown> & {
  id: number;
  version: number;
  inquiryStatus: string;
  quoteStatus: string;
  status: string;
  lines: Line[];
  sources: (Line & { demandLineId: number; organizationId: number })[];
  invites: Record<string, unknown>[];
};
type Refused = {
  code: string;
  message: string;
  errors?: { field: string; code?: string }[];
  data?: { reason?: string };
};
type Page<R = Row> = { content: R[]; totalElements: number };
type Need = Record<string, unknown> & {
  id: number;
  itemKey: string;
  organizationId: number;
  purchaseType: string;
  openQty: string;
  status: string;
  applicationId: number;
  sourceLineId: number;
};
type Comparison = {
  offers: { quotationId: number; partnerId: number; total: string; covers: number }[];
  lines: { lineNo: number; lowest: string; cells: { quotationId: number; netBase: string; amount: string }[] }[];
  splits: { scenario: string; quotationId: number | null; total: string; picks: { quotationId: number }[] }[];
};

const INQUIRIES = '/api/purchasing/inquiries';
const QUOTES = '/api/purchasing/quotations';
const POOL = '/api/purchasing/demand-lines';
const HOUR_MS = 3_600_000;

let ahead = 0;
const clock = testClock(60_000);
const now = (): Date => new Date(clock().getTime() + ahead);

let company: Company;
let buyer: Send;
let manager: Send;
let admin: Send;
let suppliers: number[];
let currencies: number[];
let free: Need[];

async function signIn(): Promise<void> {
  [buyer, admin] = (await Promise.all(['purchaser', 'admin'].map((name) => company.signIn(name)))) as [Send, Send];
  const [head = 0] = await holdersOf(company.ctx(), { roles: ['PUR_MANAGER'] });
  manager = company.as((await identityOf(company.db, head, { now: now() }))!.user);
}

beforeAll(async () => {
  company = await companyServer({ now });
  await signIn();
  const open = (await buyer<Page<Need>>('GET', `${POOL}?status=OPEN&size=200&sort=id,asc`)).body.content;
  const types = Map.groupBy(open, ({ purchaseType }) => purchaseType);
  free = [...types.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  suppliers = (await suppliersOf(company.ctx(), free[0]!.purchaseType)).slice(0, 3);
  const rows = await company.db.query<{ id: number; code: string }>(
    `select id, code from parameter_currency where code in ('CNY', 'USD') order by code`,
  );
  currencies = rows.map(({ id }) => id);
}, 180_000);
afterAll(() => company.close());

/** Needs of two ships that nobody has taken, those of one key together first. */
function takeNeeds(count: number): Need[] {
  const ships = new Set<number>();
  const taken = free.filter(
    ({ organizationId }) => ships.size < 2 || ships.has(organizationId) || !ships.add(organizationId),
  );
  const chosen = taken.slice(0, count);
  free = free.filter((need) => !chosen.includes(need));
  return chosen;
}
const at = (hours: number): string => new Date(now().getTime() + hours * HOUR_MS).toISOString();
const read = async (id: number, by: Send = buyer) => (await by<Row>('GET', `${INQUIRIES}/${id}`)).body;
const needOf = async (id: number) => (await buyer<Need>('GET', `${POOL}/${id}`)).body;

async function drafted(needs: readonly Need[], hours = 30): Promise<Row> {
  const made = await buyer<Row & Refused>('POST', `${INQUIRIES}/from-demand`, {
    ids: needs.map(({ id }) => id),
  });
  expect([made.status, made.body]).toEqual([200, made.body]);
  const saved = await buyer<Row & Refused>('PUT', INQUIRIES, {
    id: made.body.id,
    version: made.body.version,
    deadline: at(hours),
    currencies,
    invites: suppliers.map((partnerId, i) => ({ partnerId, email: `sales${i}@supplier.example` })),
  });
  expect([saved.status, saved.body]).toEqual([200, saved.body]);
  return saved.body;
}
const publish = ({ id, version }: Row) => buyer<Row & Refused>('POST', `${INQUIRIES}/${id}/publish`, { version });
async function published(count = 3, hours = 30): Promise<Row> {
  const { status, body } = await publish(await drafted(takeNeeds(count), hours));
  expect([status, body]).toEqual([200, body]);
  return body;
}

type Prices = (line: Line, i: number) => Record<string, unknown>;
async function enter(inquiry: Row, partnerId: number, prices: Prices, head: Record<string, unknown> = {}) {
  const made = await buyer<Row & Refused>('POST', `${INQUIRIES}/${inquiry.id}/quotations`, { partnerId });
  if (made.status !== 200) return made;
  return buyer<Row & Refused>('PUT', QUOTES, {
    id: made.body.id,
    version: made.body.version,
    vendorRef: `Q-${partnerId}`,
    sourceNote: '11 月 18 日邮件，王先生',
    currencyId: currencies[0],
    leadDays: 7,
    validUntil: officeDay(new Date(now().getTime() + 60 * 24 * HOUR_MS)),
    ...head,
    lines: made.body.lines.map((line, i) => ({ ...line, ...prices(line, i) })),
  });
}
const compare = (id: number, by: Send = buyer) => by<Comparison & Refused>('GET', `${INQUIRIES}/${id}/comparison`);
const open = async (id: number, by: Send = buyer) =>
  by<Row & Refused>('POST', `${INQUIRIES}/${id}/open`, { version: (await read(id)).version });

/** Time passes; people sign in anew. */
async function wait(hours: number): Promise<void> {
  ahead += hours * HOUR_MS;
  await signIn();
}

type Run = { waiting: { taskId: number; person: { id: number } }[] };
const submit = (resource: string, { id, version }: { id: number; version: number }) =>
  buyer<{ id: number } & Refused>('POST', '/api/approval/runs', { resource, recordId: id, version });
/** Whoever is asked next approves; nothing where nobody is asked any more. */
async function decide(runId: number) {
  const { waiting } = (await buyer<Run>('GET', `/api/approval/runs/${runId}`)).body;
  if (!waiting?.[0]) return undefined;
  const who = await identityOf(company.db, waiting[0].person.id, { now: now() });
  return company.as(who!.user)<Refused>('POST', `/api/approval/runs/${runId}/act`, {
    act: 'approve',
    taskId: waiting[0].taskId,
    opinion: '同意',
  });
}
async function approve(resource: string, row: { id: number; version: number }): Promise<void> {
  const run = await submit(resource, row);
  expect([run.status, run.body]).toEqual([200, run.body]);
  for (let step = 0; step < 5; step += 1) {
    const answer = await decide(run.body.id);
    if (!answer) return;
    expect([answer.status, answer.body]).toEqual([200, answer.body]);
  }
}

describe('an inquiry', () => {
  test('is made of needs of several ships, and holds them when it goes out', async () => {
    const needs = takeNeeds(3);
    const draft = await drafted(needs);
    expect(draft.sources.map(({ demandLineId }) => demandLineId).toSorted()).toEqual(
      needs.map(({ id }) => id).toSorted(),
    );
    for (const line of draft.lines) {
      const own = draft.sources.filter(({ lineNo }) => lineNo === line.lineNo);
      expect(own.reduce((sum, { qty }) => sum + Number(qty), 0)).toBeCloseTo(Number(line.qty), 4);
    }
    expect((await needOf(needs[0]!.id)).status).toBe('OPEN');
    const { status, body } = await publish(draft);
    expect([status, body.inquiryStatus]).toEqual([200, 'PUBLISHED']);
    const need = await needOf(needs[0]!.id);
    expect(need.status).toBe('ALLOCATED');
    const application = (await buyer<Row>('GET', `/api/purchasing/applications/${need.applicationId}`)).body;
    const line = application.lines.find(({ id }) => id === need.sourceLineId);
    expect([line?.lineStatus, Number(line?.orderedQty ?? 0)]).toEqual(['INQUIRY', 0]);
    const mails = await company.db.query<{ text: string }>(
      `select text from kernel_mail where recipient = 'sales0@supplier.example' order by id desc limit 1`,
    );
    expect(mails[0]?.text).toContain(String(body.inquiryNo));

    const cancelled = await buyer<Row>('POST', `${INQUIRIES}/${body.id}/cancel`, {
      version: body.version,
      reason: '改直接采购',
    });
    expect([cancelled.status, cancelled.body.inquiryStatus]).toEqual([200, 'CANCELLED']);
    expect((await needOf(needs[0]!.id)).status).toBe('OPEN');
    free = [...needs, ...free];
  });

  test('two that take one need: the second is refused', async () => {
    const needs = takeNeeds(1);
    const [one, two] = [await drafted(needs), await drafted(needs)];
    expect((await publish(one)).status).toBe(200);
    const second = await publish(two);
    expect([second.status, second.body.data?.reason]).toEqual([409, 'DEMAND_TAKEN']);
  });

  test('wants time, suppliers and nothing added by hand; an old version is refused', async () => {
    const needs = takeNeeds(1);
    const draft = await drafted(needs, 3);
    const early = await publish(draft);
    expect([early.status, early.body.errors?.[0]?.field]).toEqual([400, 'deadline']);
    const stale = await buyer<Refused>('POST', `${INQUIRIES}/${draft.id}/publish`, { version: draft.version - 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    const added = await buyer<Refused>('PUT', INQUIRIES, {
      id: draft.id,
      version: draft.version,
      lines: [...draft.lines, { description: '手工行' }],
    });
    expect([added.status, added.body.code, added.body.errors?.[0]?.field]).toEqual([409, 'WRONG_STATE', 'lines']);
    const nobody = await buyer<Row>('PUT', INQUIRIES, {
      id: draft.id,
      version: draft.version,
      invites: [],
      deadline: at(30),
    });
    const refused = await publish(nobody.body);
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'invites']);
    const chief = await company.signIn('ce.pioneer');
    expect((await chief('GET', `${INQUIRIES}/${draft.id}`)).status).toBe(403);
    free = [...needs, ...free];
  });
});

describe('a sealed quotation', () => {
  test('is told to nobody before the opening: no call, no history, no column', async () => {
    const out = await published();
    const entered = await enter(out, suppliers[0]!, () => ({ unitPrice: '7654.321' }));
    expect([entered.status, entered.body]).toEqual([200, entered.body]);
    expect(entered.body).toMatchObject({ quoteStatus: 'SUBMITTED', receiptNo: expect.stringMatching(/^R/) });
    expect(JSON.stringify(entered.body)).not.toContain('7654');
    const refused = await compare(out.id, admin);
    expect(refused.status).toBe(403);
    const opened = await compare(out.id, buyer);
    expect([opened.status, opened.body.data?.reason]).toEqual([403, 'SEALED']);
    for (const path of [`/${entered.body.id}`, `/${entered.body.id}/history`, `?inquiryId=${out.id}`])
      for (const by of [buyer, manager, admin])
        expect(JSON.stringify((await by('GET', `${QUOTES}${path}`)).body)).not.toContain('7654');
    const sheet = await manager('GET', `${QUOTES}/export?inquiryId=${out.id}`);
    const paper = await manager('GET', `/api/papers/purchasing.quotation/${entered.body.id}`);
    expect([sheet.status, paper.status, (await textOf(sheet.raw)).includes('7654')]).toEqual([200, 200, false]);
    expect(JSON.stringify(paper.body)).not.toContain('7654');
    const found = await admin('GET', '/api/finder?q=7654');
    expect(JSON.stringify(found.body)).not.toContain(String(entered.body.quoteNo));
    const tables = await company.db.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const [found] = await company.db.query<{ n: number }>(
        `select count(*)::int as n from "${name}" t where t::text like '%7654.321%' or t::text like '%7654321%'`,
      );
      expect([name, found?.n]).toEqual([name, 0]);
    }
  });

  test('names what is wrong with it, line by line', async () => {
    const out = await published(2);
    const { status, body } = await enter(
      out,
      suppliers[0]!,
      (_, i) => (i === 0 ? { unitPrice: null } : { unitPrice: '1' }),
      {
        vendorRef: '',
        validUntil: officeDay(now()),
        freightMode: 'FIXED',
      },
    );
    expect([status, body.errors?.map(({ field }) => field).toSorted()]).toEqual([
      400,
      ['freight', 'lines.0.unitPrice', 'validUntil', 'vendorRef'],
    ]);
    const stranger = await enter(out, 99_999_999, () => ({ unitPrice: '1' }));
    expect(stranger.status).toBe(400);
  });

  test('comes in time or not at all; a deadline moves only before it has passed', async () => {
    const out = await published(1, 25);
    const { body: extended } = await buyer<Row>('POST', `${INQUIRIES}/${out.id}/extend`, {
      version: out.version,
      deadline: at(26),
      reason: '供应商请求',
    });
    expect(extended.deadline).toBe(new Date(String(extended.deadline)).toISOString());
    const back = await buyer<Refused>('POST', `${INQUIRIES}/${out.id}/extend`, {
      version: extended.version,
      deadline: at(25),
      reason: '提前',
    });
    expect([back.status, back.body.errors?.[0]?.field]).toEqual([400, 'deadline']);
    expect((await enter(out, suppliers[0]!, () => ({ unitPrice: '5' }))).status).toBe(200);
    await wait(27);
    const late = await enter(out, suppliers[1]!, () => ({ unitPrice: '5' }));
    expect([late.status, late.body.data?.reason]).toEqual([409, 'QUOTE_DEADLINE_PASSED']);
    const { version } = await read(out.id);
    const longer = await buyer<Refused>('POST', `${INQUIRIES}/${out.id}/extend`, {
      version,
      deadline: at(40),
      reason: '再延',
    });
    expect([longer.status, longer.body.code]).toEqual([409, 'WRONG_STATE']);
    await company.runSchedule('purchasing.lock-inquiries');
    const locked = await read(out.id);
    expect([locked.inquiryStatus, locked.invites.map(({ inviteStatus }) => inviteStatus)]).toEqual([
      'LOCKED',
      ['QUOTED', 'NO_REPLY', 'NO_REPLY'],
    ]);
    expect((await compare(out.id)).status).toBe(403);
  });
});

describe('an opened inquiry', () => {
  let out: Row;

  beforeAll(async () => {
    out = await published(4);
    expect(out.lines.length).toBeGreaterThan(1);
    // The first is cheapest on the first line alone, the second on the others; the third quotes dearly for all in dollars.
    const all: [number, Prices, object][] = [
      [suppliers[0]!, (_, i) => ({ unitPrice: i === 0 ? '1000' : '1200' }), { freightMode: 'FIXED', freight: '90' }],
      [suppliers[1]!, (_, i) => (i === 0 ? { lineState: 'NO_QUOTE' } : { unitPrice: '900' }), {}],
      [suppliers[2]!, () => ({ unitPrice: '900' }), { currencyId: currencies[1] }],
    ];
    for (const [partner, prices, head] of all) {
      const entered = await enter(out, partner, prices, { ...head });
      expect([entered.status, entered.body]).toEqual([200, entered.body]);
    }
    await wait(31);
    const opened = await open(out.id);
    expect([opened.status, opened.body.inquiryStatus]).toEqual([200, 'OPENED']);
  }, 60_000);

  test('compares net prices and knows the best split', async () => {
    const { status, body } = await compare(out.id);
    expect(status).toBe(200);
    expect(body.offers.map(({ covers }) => covers).toSorted()).toEqual(
      [out.lines.length - 1, out.lines.length, out.lines.length].toSorted(),
    );
    const best = body.splits.find(({ scenario }) => scenario === 'BEST_SPLIT')!;
    for (const { scenario, total, picks } of body.splits)
      if (picks.length === out.lines.length)
        expect([scenario, Number(total) >= Number(best.total)]).toEqual([scenario, true]);
    const one = body.lines[0]!;
    expect(one.lowest).toBe(one.cells.map(({ amount }) => amount).toSorted((a, b) => Number(a) - Number(b))[0]);
    const sheet = await buyer('GET', `${INQUIRIES}/${out.id}/comparison/export`);
    expect([sheet.status, sheet.raw.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    const chief = await company.signIn('ce.pioneer');
    expect((await compare(out.id, chief)).status).toBe(403);
  });

  test('a later round is not above the earlier one, and whoever is silent keeps his offer', async () => {
    const early = await buyer<Row & Refused>('POST', `${INQUIRIES}/${out.id}/awards`, { scenario: 'BEST_SPLIT' });
    expect([early.status, early.body.roundNo]).toEqual([200, 1]);
    const { version } = await read(out.id);
    const again = await buyer<Row & Refused>('POST', `${INQUIRIES}/${out.id}/next-round`, {
      version,
      deadline: at(30),
      reason: '请再优惠',
    });
    expect([again.status, again.body.inquiryStatus, again.body.roundNo]).toEqual([200, 'PUBLISHED', 2]);
    // What was about to be awarded at the old prices is taken back with a word to whoever wrote it, and does not come again.
    expect((await buyer('GET', `/api/purchasing/awards/${early.body.id}`)).status).toBe(404);
    const words = await company.db.query<{ title: string }>(
      `select title_zh as title from communication_message where title_zh like '%' || $1 || '%'`,
      [early.body.awardNo],
    );
    expect(words).toHaveLength(1);
    const dearer = await enter(out, suppliers[1]!, (_, i) =>
      i === 0 ? { lineState: 'NO_QUOTE' } : { unitPrice: '901' },
    );
    expect([dearer.status, dearer.body.errors?.[0]?.code]).toEqual([400, 'PRICE_ABOVE_PREVIOUS']);
    const cheaper = await enter(out, suppliers[1]!, (_, i) =>
      i === 0 ? { lineState: 'NO_QUOTE' } : { unitPrice: '800' },
    );
    expect([cheaper.status, cheaper.body.quoteStatus]).toEqual([200, 'SUBMITTED']);
    expect((await compare(out.id)).status).toBe(403);
    await wait(31);
    expect((await open(out.id)).body.inquiryStatus).toBe('OPENED');
    await company.db.query('update purchasing_award set deleted_at = null where id = $1', [early.body.id]);
    const late = await buyer<Refused>('POST', '/api/approval/runs', {
      resource: 'purchasing.award',
      recordId: early.body.id,
      version: Number((await buyer<Row>('GET', `/api/purchasing/awards/${early.body.id}`)).body.version),
    });
    expect([late.status, late.body.errors?.some(({ field }) => field === 'inquiryId')]).toEqual([400, true]);
    await company.db.query('update purchasing_award set deleted_at = $2 where id = $1', [
      early.body.id,
      now().toISOString(),
    ]);
    const { offers, lines } = (await compare(out.id)).body;
    expect(offers).toHaveLength(3);
    expect(Number(lines[1]!.lowest)).toBeCloseTo(800 * Number(out.lines[1]!.qty), 2);
  });

  test('is awarded by the best split, approved, and becomes orders traced both ways', async () => {
    const stale = await buyer<Row & Refused>('POST', `${INQUIRIES}/${out.id}/awards`, {
      scenario: 'MANUAL',
      picks: [{ lineNo: 1, quotationId: 99_999_999 }],
    });
    expect(stale.status).toBe(400);
    const proposed = await buyer<Row & Refused>('POST', `${INQUIRIES}/${out.id}/awards`, { scenario: 'BEST_SPLIT' });
    expect([proposed.status, proposed.body]).toEqual([200, proposed.body]);
    expect(proposed.body.totalBase).toBe(proposed.body.bestBase);
    const second = await buyer('POST', `${INQUIRIES}/${out.id}/awards`, { scenario: 'BEST_SPLIT' });
    expect(second.status).toBe(409);
    // A supplier of few orders may win a line for which another asks less.
    const reasons = await buyer<Row>('PUT', '/api/purchasing/awards', {
      id: proposed.body.id,
      version: proposed.body.version,
      lines: proposed.body.lines.map(({ id }) => ({ id, notLowestReason: '综合成本最低' })),
    });
    expect(reasons.status).toBe(200);
    expect(reasons.body.lines.map(({ netBase }) => netBase)).toEqual(proposed.body.lines.map(({ netBase }) => netBase));
    // Whoever is suspended meanwhile wins nothing, neither at the submit nor at the last signature; nor does what holds no longer.
    const winners = [...new Set(reasons.body.lines.map(({ partnerId }) => Number(partnerId)))];
    const standing = (qualifyStatus: string) =>
      company.db.query('update partner_partner set qualify_status = $1 where id = any($2::bigint[])', [
        qualifyStatus,
        winners,
      ]);
    const [{ was }] = (await company.db.query<{ was: string }>(
      'select qualify_status as was from partner_partner where id = $1',
      [winners[0]],
    )) as [{ was: string }];
    await standing('SUSPENDED');
    const barred = await submit('purchasing.award', reasons.body);
    expect([barred.status, barred.body.errors?.map(({ field }) => field)]).toEqual([400, winners.map(() => 'lines')]);
    await standing(was);
    const run = await submit('purchasing.award', reasons.body);
    expect([run.status, run.body]).toEqual([200, run.body]);
    await standing('SUSPENDED');
    let last = await decide(run.body.id);
    while (last?.status === 200) last = await decide(run.body.id);
    expect([last?.status, last?.body.code, (await read(out.id)).inquiryStatus]).toEqual([400, 'RULE', 'AWARD_AUDIT']);
    await standing(was);
    const quotes = reasons.body.lines.map(({ quotationId }) => quotationId);
    const valid = (days: number) =>
      company.db.query(
        'update purchasing_quotation set valid_until = valid_until + $1::int where id = any($2::bigint[])',
        [days, quotes],
      );
    await valid(-400);
    last = await decide(run.body.id);
    expect([last?.status, last?.body.code]).toEqual([400, 'RULE']);
    await valid(400);
    expect((await decide(run.body.id))?.status).toBe(200);
    expect((await read(out.id)).inquiryStatus).toBe('AWARDED');
    const more = await buyer<Refused>('POST', `${INQUIRIES}/${out.id}/next-round`, {
      version: (await read(out.id)).version,
      deadline: at(30),
      reason: '再报一轮',
    });
    expect([more.status, more.body.code]).toEqual([409, 'WRONG_STATE']);
    const award = (await buyer<Row>('GET', `/api/purchasing/awards/${proposed.body.id}`)).body;
    const made = await buyer<{ orders: { id: number }[] } & Refused>(
      'POST',
      `/api/purchasing/awards/${award.id}/create-orders`,
      { version: award.version },
    );
    expect([made.status, made.body]).toEqual([200, made.body]);
    const orders = await Promise.all(
      made.body.orders.map(async ({ id }) => (await buyer<Row>('GET', `/api/purchasing/purchase-orders/${id}`)).body),
    );
    const pairs = orders.map(({ organizationId, partnerId }) => `${organizationId} ${partnerId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    const ordered = orders.flatMap(({ lines }) => lines.map(({ demandLineId }) => demandLineId));
    expect(ordered.toSorted()).toEqual(out.sources.map(({ demandLineId }) => demandLineId).toSorted());
    expect(orders.every(({ awardId, sourceKind }) => awardId === award.id && sourceKind === 'AWARD')).toBe(true);
    const twice = await buyer('POST', `/api/purchasing/awards/${award.id}/create-orders`, { version: award.version });
    expect(twice.status).toBe(409);
    const again = await actOn<Refused>(buyer, `/api/purchasing/awards/${award.id}/create-orders`);
    expect(again.body.code).toBe('RULE');

    // What was awarded stands as it was.
    const [first] = orders as [Row];
    const changed = await buyer<Refused>('PUT', '/api/purchasing/purchase-orders', {
      id: first.id,
      version: first.version,
      lines: first.lines.map((line) => ({ ...line, qty: '1', unitPrice: '1' })),
    });
    expect([changed.status, changed.body.code]).toEqual([400, 'VALIDATION']);
    const later = await buyer<Row & Refused>('PUT', '/api/purchasing/purchase-orders', {
      id: first.id,
      version: first.version,
      requiredDate: '2099-01-01',
      budgetSeen: true,
    });
    expect([later.status, later.body]).toEqual([200, later.body]);
    await approve('purchasing.purchaseOrder', later.body);
    const need = await needOf(Number(first.lines[0]!.demandLineId));
    expect([need.status, need.openQty]).toEqual(['ALLOCATED', '0.0000']);
    const application = (await buyer<Row>('GET', `/api/purchasing/applications/${need.applicationId}`)).body;
    expect(application.lines.find(({ id }) => id === need.sourceLineId)).toMatchObject({ lineStatus: 'ORDERED' });

    // Another draft is given up: its needs are open again.
    const other = orders[1];
    if (!other) return;
    const gone = await buyer('DELETE', `/api/purchasing/purchase-orders/${other.id}?version=${other.version}`);
    expect(gone.status).toBeLessThan(300);
    expect((await needOf(Number(other.lines[0]!.demandLineId))).openQty).not.toBe('0.0000');
  });

  test('an order says by itself that it comes of an award to nobody', async () => {
    const refused = await buyer<Refused>('POST', '/api/purchasing/purchase-orders', {
      organizationId: out.sources[0]!.organizationId,
      partnerId: suppliers[0],
      purchaseType: free[0]!.purchaseType,
      sourceKind: 'AWARD',
      currencyId: currencies[0],
      requiredDate: '2099-01-01',
      lines: [],
    });
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'sourceKind']);
  });
});

test('what is worth much is opened by two people', async () => {
  const out = await published(1);
  await company.db.query('update purchasing_inquiry set estimate_amount = 600000 where id = $1', [out.id]);
  expect((await enter(out, suppliers[0]!, () => ({ unitPrice: '5' }))).status).toBe(200);
  await wait(31);
  expect((await open(out.id)).body).toMatchObject({ inquiryStatus: 'LOCKED', openAskedBy: expect.any(Number) });
  const alone = await open(out.id);
  expect([alone.status, alone.body.code]).toEqual([400, 'RULE']);
  expect((await open(out.id, manager)).body.inquiryStatus).toBe('OPENED');
  const { version } = await read(out.id);
  const failed = await buyer<Row>('POST', `${INQUIRIES}/${out.id}/fail`, { version, reason: '价格过高' });
  expect([failed.status, failed.body.inquiryStatus]).toEqual([200, 'FAILED']);
  expect((await needOf(out.sources[0]!.demandLineId)).openQty).not.toBe('0.0000');
});
