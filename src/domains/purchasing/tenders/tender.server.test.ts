import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import { testClock } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { identityOf } from '../../identity/public.server.ts';
import { suppliersOf } from '../../partner/public.server.ts';
import { quotationOf, submitQuote } from '../quotations/submit-quote.server.ts';

type Bid = { quotationId: number; partnerId: number; placeNo: number | null; [points: string]: unknown };
type Row = Record<string, unknown> & {
  id: number;
  version: number;
  inquiryId: number;
  bidStatus: string;
  bids: Bid[];
  marks: Record<string, unknown>[];
  members: { userId: number; scoredAt: string | null; declaredAt: string | null }[];
};
type Refused = { code: string; errors?: { field: string }[]; data?: { reason?: string } };
type Need = { id: number; purchaseType: string; status: string };
type Scores = Refused & {
  member: boolean;
  scored: boolean;
  count: number;
  members: number;
  bids: { quotationId: number; technical: string | null }[];
};
type Person = { id: number; send: Send };

const TENDERS = '/api/purchasing/tenders';
const INQUIRIES = '/api/purchasing/inquiries';
const POOL = '/api/purchasing/demand-lines';
const DAY_HOURS = 24;
const HOUR_MS = 3_600_000;

let ahead = 0;
const clock = testClock(60_000);
const now = (): Date => new Date(clock().getTime() + ahead);
const at = (hours: number): string => new Date(now().getTime() + hours * HOUR_MS).toISOString();
const wait = (hours: number): void => {
  ahead += hours * HOUR_MS;
};

let company: Company;
let buyer: Person;
let manager: Person;
let committee: Person[];
let suppliers: number[];
let currency = 0;
let free: Need[];

async function person(username: string): Promise<Person> {
  const [found] = await company.db.query<{ id: number }>('select id from identity_user where username = $1', [
    username,
  ]);
  const identity = await identityOf(company.db, found!.id, { now: now() });
  return { id: found!.id, send: company.as(identity!.user) };
}

beforeAll(async () => {
  company = await companyServer({ now });
  buyer = await person('purchaser');
  manager = await person('purmanager');
  committee = [await person('tech'), await person('techmanager'), await person('gm')];
  const open = await buyer.send<{ content: Need[] }>('GET', `${POOL}?status=OPEN&size=200&sort=id,asc`);
  const types = [...Map.groupBy(open.body.content, ({ purchaseType }) => purchaseType).values()];
  free = types.toSorted((a, b) => b.length - a.length)[0] ?? [];
  suppliers = (await suppliersOf(company.ctx(), free[0]!.purchaseType)).slice(0, 3);
  const [found] = await company.db.query<{ id: number }>(`select id from parameter_currency where code = 'CNY'`);
  currency = found!.id;
}, 180_000);
afterAll(() => company.close());

const read = async (id: number): Promise<Row> => (await buyer.send<Row>('GET', `${TENDERS}/${id}`)).body;
const act = <T = Row & Refused>(who: Person, id: number, name: string, body: Record<string, unknown> = {}) =>
  actOn<T>(who.send, `${TENDERS}/${id}/${name}`, body);
const own = (who: Person, id: number) => who.send<Scores>('GET', `${TENDERS}/${id}/scores`);

/** An inquiry for one need that nobody has taken, to all suppliers, for so many hours. */
async function asked(hours: number): Promise<{ need: Need; inquiry: Row }> {
  const need = free.shift()!;
  const made = await buyer.send<Row>('POST', `${INQUIRIES}/from-demand`, { ids: [need.id] });
  const saved = await buyer.send<Row>('PUT', INQUIRIES, {
    id: made.body.id,
    version: made.body.version,
    deadline: at(hours),
    currencies: [currency],
    invites: suppliers.map((partnerId) => ({ partnerId })),
  });
  expect([saved.status, saved.body]).toEqual([200, saved.body]);
  return { need, inquiry: saved.body };
}

async function drafted(hours: number): Promise<{ need: Need; row: Row }> {
  const { need, inquiry } = await asked(hours);
  const made = await buyer.send<Row>('POST', `${TENDERS}/from-inquiry`, { ids: [inquiry.id] });
  expect([made.status, made.body]).toEqual([200, made.body]);
  const saved = await buyer.send<Row>('PUT', TENDERS, {
    id: made.body.id,
    version: made.body.version,
    members: committee.map(({ id }) => ({ userId: id })),
  });
  expect([saved.status, saved.body]).toEqual([200, saved.body]);
  return { need, row: saved.body };
}

async function published(hours = 6 * DAY_HOURS): Promise<{ need: Need; row: Row }> {
  const { need, row } = await drafted(hours);
  const out = await act(buyer, row.id, 'publish');
  expect([out.status, out.body]).toEqual([200, out.body]);
  return { need, row: out.body };
}

/** A supplier writes his bid, as in his own area. */
async function bid({ inquiryId }: Row, partnerId: number, unitPrice: string): Promise<number> {
  return company.db.transaction(async (db) => {
    const ctx = { ...company.ctx(), db };
    const quote = await quotationOf(ctx, inquiryId, { partnerId, source: 'VENDOR' });
    await submitQuote(ctx, quote.id, {
      version: quote.version,
      vendorRef: `T-${partnerId}`,
      currencyId: currency,
      leadDays: 7,
      validUntil: officeDay(new Date(now().getTime() + 120 * DAY_HOURS * HOUR_MS)),
      lines: quote.lines.map((line) => ({ ...line, unitPrice })),
    });
    return quote.id;
  });
}

describe('a tender', () => {
  test('is made of a draft of an inquiry, once, which is decided on the tender from then on', async () => {
    const { inquiry } = await asked(6 * DAY_HOURS);
    const chief = await person('ce.pioneer');
    expect((await chief.send('POST', `${TENDERS}/from-inquiry`, { ids: [inquiry.id] })).status).toBe(403);
    const made = await buyer.send<Row>('POST', `${TENDERS}/from-inquiry`, { ids: [inquiry.id] });
    expect([made.status, made.body.bidStatus, made.body.inquiryId]).toEqual([200, 'DRAFT', inquiry.id]);
    expect(String(made.body.tenderNo)).toMatch(/^BID-\d{4}-\d{3}$/);
    expect((await chief.send('GET', `${TENDERS}/${made.body.id}`)).status).toBe(403);
    const again = await buyer.send<Refused>('POST', `${TENDERS}/from-inquiry`, { ids: [inquiry.id] });
    expect([again.status, again.body.code]).toEqual([409, 'WRONG_STATE']);
    const past = await actOn<Refused>(buyer.send, `${INQUIRIES}/${inquiry.id}/publish`);
    expect([past.status, past.body.code]).toEqual([400, 'RULE']);
    const gone = await act(buyer, made.body.id, 'cancel', { reason: '' });
    expect([gone.status, gone.body.errors?.[0]?.field]).toEqual([400, 'reason']);
    expect((await act(buyer, made.body.id, 'cancel', { reason: '改询价' })).body.bidStatus).toBe('CANCELLED');
    const beneath = await buyer.send<{ inquiryStatus: string }>('GET', `${INQUIRIES}/${inquiry.id}`);
    expect(beneath.body.inquiryStatus).toBe('CANCELLED');
  });

  test('goes out with time, suppliers and an odd committee, as the law asks where it does', async () => {
    const { row } = await drafted(6 * DAY_HOURS);
    const light = await buyer.send<Refused>('PUT', TENDERS, { id: row.id, version: row.version, priceWeight: 40 });
    expect([light.status, light.body.errors?.map(({ field }) => field)]).toEqual([400, ['priceWeight']]);
    const lawful = await buyer.send<Row>('PUT', TENDERS, { id: row.id, version: row.version, statutory: true });
    const early = await act(buyer, row.id, 'publish');
    expect([early.status, early.body.errors?.map(({ field }) => field)]).toEqual([400, ['members', 'inquiryId']]);
    const stale = await buyer.send<Refused>('POST', `${TENDERS}/${row.id}/publish`, { version: row.version });
    expect([lawful.status, stale.status, stale.body.code]).toEqual([200, 409, 'STALE']);
    const { version } = await read(row.id);
    await buyer.send('PUT', TENDERS, { id: row.id, version, statutory: false });
    const out = await act(buyer, row.id, 'publish');
    expect([out.status, out.body.bidStatus]).toEqual([200, 'PUBLISHED']);
    const twice = await act(buyer, row.id, 'publish');
    expect([twice.status, twice.body.code]).toEqual([409, 'WRONG_STATE']);
    const late = await buyer.send<Refused>('PUT', TENDERS, { id: row.id, version: out.body.version, techLeast: 10 });
    expect([late.status, late.body.code]).toEqual([409, 'WRONG_STATE']);
    const mailed = await buyer.send<Refused>('POST', `${INQUIRIES}/${row.inquiryId}/quotations`, {
      partnerId: suppliers[0],
    });
    expect([mailed.status, mailed.body.data?.reason]).toEqual([400, 'OF_TENDER']);
    const longer = await act(buyer, row.id, 'extend', { deadline: at(8 * DAY_HOURS), reason: '澄清图纸' });
    const beneath = await buyer.send<{ deadline: string }>('GET', `${INQUIRIES}/${row.inquiryId}`);
    expect([longer.status, longer.body.deadline]).toEqual([200, beneath.body.deadline]);
    expect((await act(buyer, row.id, 'cancel', { reason: '改询价' })).body.bidStatus).toBe('CANCELLED');
  });
});

describe('the opening', () => {
  let row: Row;
  let quotes: number[];

  beforeAll(async () => {
    row = (await published()).row;
    quotes = [];
    for (const [i, price] of ['1000', '1100', '1500'].entries()) quotes.push(await bid(row, suppliers[i]!, price));
  }, 60_000);

  test('is by two people in person after the deadline, and neither alone sees anything', async () => {
    const early = await act(buyer, row.id, 'open');
    expect([early.status, early.body.code]).toEqual([400, 'RULE']);
    wait(6 * DAY_HOURS + 1);
    expect((await act(committee[0]!, row.id, 'open')).status).toBe(403);
    const first = await act(buyer, row.id, 'open');
    expect([first.status, first.body.bidStatus, first.body.openFirstBy]).toEqual([200, 'PUBLISHED', buyer.id]);
    const same = await act(buyer, row.id, 'open');
    expect([same.status, same.body.code]).toEqual([400, 'RULE']);
    for (const who of [buyer, manager]) {
      const comparison = await who.send<Refused>('GET', `${INQUIRIES}/${row.inquiryId}/comparison`);
      expect([comparison.status, comparison.body.data?.reason]).toEqual([403, 'SEALED']);
      const quote = await who.send<{ lines: { unitPrice: string | null }[] }>(
        'GET',
        `/api/purchasing/quotations/${quotes[0]}`,
      );
      expect(quote.body.lines.map(({ unitPrice }) => unitPrice)).toEqual([null]);
    }
    expect((await read(row.id)).bids).toEqual([]);
    const second = await act(manager, row.id, 'open');
    expect([second.status, second.body.bidStatus]).toEqual([200, 'SCORING']);
    expect([second.body.openFirstBy, second.body.openSecondBy, second.body.bidCount]).toEqual([
      buyer.id,
      manager.id,
      3,
    ]);
    expect(second.body.bids.map(({ quotationId }) => quotationId).toSorted()).toEqual(quotes.toSorted());
    const more = await act(buyer, row.id, 'open');
    expect([more.status, more.body.code]).toEqual([409, 'WRONG_STATE']);
  });

  /** The first is below the threshold; the second is worth more than the third. */
  const TECHNICAL = ['50', '80', '90'];
  const score = (who: Person, bids: readonly number[] = quotes) =>
    who.send<Scores>('PUT', `${TENDERS}/${row.id}/scores`, {
      noInterest: true,
      bids: bids.map((quotationId, i) => ({ quotationId, technical: TECHNICAL[i], service: '80' })),
    });

  test('is followed by scores of the committee alone, which nobody else reads before all are in', async () => {
    const [one, two, three] = committee as [Person, Person, Person];
    expect((await score(buyer)).status).toBe(403);
    const some = await score(one, quotes.slice(0, 2));
    expect([some.status, some.body.errors?.[0]?.field]).toEqual([400, 'bids']);
    const silent = await one.send<Refused>('PUT', `${TENDERS}/${row.id}/scores`, {
      bids: quotes.map((quotationId) => ({ quotationId, technical: '80', service: '80' })),
    });
    expect(silent.status).toBe(400);
    const bare = await one.send<Refused>('PUT', `${TENDERS}/${row.id}/scores`, {
      noInterest: true,
      bids: quotes.map((quotationId) => ({ quotationId, technical: '80' })),
    });
    expect([bare.status, bare.body.errors?.[0]?.field]).toEqual([400, 'bids.0.service']);

    const above = await one.send<Refused>('PUT', `${TENDERS}/${row.id}/scores`, {
      noInterest: true,
      bids: quotes.map((quotationId) => ({ quotationId, technical: '100.01', service: '80' })),
    });
    expect([above.status, above.body.errors?.[0]?.field]).toEqual([400, 'bids.0.technical']);

    const given = await score(one);
    expect([given.status, given.body.scored, given.body.count]).toEqual([200, true, 1]);
    // Sent twice, it is the same.
    expect((await score(one)).body).toEqual(given.body);
    const other = await own(two, row.id);
    expect([other.body.member, other.body.scored, other.body.count]).toEqual([true, false, 1]);
    expect(other.body.bids.map(({ technical }) => technical)).toEqual([null, null, null]);
    const stranger = await own(buyer, row.id);
    expect([stranger.body.member, stranger.body.bids.every(({ technical }) => technical === null)]).toEqual([
      false,
      true,
    ]);
    const seen = await read(row.id);
    expect([seen.marks, seen.members.filter(({ declaredAt }) => declaredAt).length]).toEqual([[], 1]);
    expect(seen.bids.map(({ technical }) => technical)).toEqual([null, null, null]);
    const early = await act(buyer, row.id, 'award');
    expect([early.status, early.body.code]).toEqual([409, 'WRONG_STATE']);

    expect((await score(two)).body.count).toBe(2);
    expect((await score(three)).status).toBe(200);
    const ranked = await read(row.id);
    expect([ranked.bidStatus, ranked.marks.length]).toEqual(['SCORED', 9]);
    const places = new Map(ranked.bids.map((found) => [found.quotationId, found]));
    expect(
      quotes.map((id) => {
        const { qualified, pricePoints, totalPoints, placeNo } = places.get(id)!;
        return [qualified, pricePoints, totalPoints, placeNo];
      }),
    ).toEqual([
      [false, null, null, null],
      [true, '100.00', '90.00', 1],
      [true, '73.33', '80.17', 2],
    ]);
    const late = await score(one);
    expect([late.status, late.body.code]).toEqual([409, 'WRONG_STATE']);
    const [left] = await company.db.query<{ n: number }>(
      'select count(*)::int as n from purchasing_tender_score where tender_id = $1',
      [row.id],
    );
    expect(left?.n).toBe(0);
  });

  test('leads to one award, of the bid in first place, and by hand to none', async () => {
    const byHand = await buyer.send<Refused>('POST', `${INQUIRIES}/${row.inquiryId}/awards`, {
      scenario: 'SINGLE',
      quotationId: quotes[0],
    });
    expect([byHand.status, byHand.body.data?.reason]).toEqual([400, 'OF_TENDER']);
    const again = await actOn<Refused>(buyer.send, `${INQUIRIES}/${row.inquiryId}/next-round`, {
      deadline: at(40),
      reason: '请再优惠',
    });
    expect([again.status, again.body.code]).toEqual([400, 'RULE']);
    expect((await act(committee[0]!, row.id, 'award')).status).toBe(403);
    const handed = await act<{ id: number; lines: { quotationId: number; notLowestReason: string }[] } & Refused>(
      buyer,
      row.id,
      'award',
    );
    expect([handed.status, handed.body]).toEqual([200, handed.body]);
    const made = await buyer.send<{ lines: { quotationId: number; notLowestReason: string }[] }>(
      'GET',
      `/api/purchasing/awards/${handed.body.id}`,
    );
    expect(made.body.lines.map(({ quotationId }) => quotationId)).toEqual([quotes[1]]);
    expect(made.body.lines[0]?.notLowestReason).toContain('90.00');
    expect((await read(row.id)).bidStatus).toBe('HANDED');
    const twice = await act(buyer, row.id, 'award');
    expect([twice.status, twice.body.code]).toEqual([409, 'CONFLICT']);
  });
});

test('of two envelopes the opening shows no price; the last scores open the second', async () => {
  const { row: draft } = await drafted(6 * DAY_HOURS);
  await buyer.send('PUT', TENDERS, { id: draft.id, version: draft.version, twoEnvelope: true });
  const { body: row } = await act(buyer, draft.id, 'publish');
  const quotes = [await bid(row, suppliers[0]!, '1000'), await bid(row, suppliers[1]!, '1250')];
  wait(6 * DAY_HOURS + 1);
  await act(buyer, row.id, 'open');
  const opened = await act(manager, row.id, 'open');
  expect([opened.status, opened.body.bidStatus, opened.body.pricesAt]).toEqual([200, 'SCORING', null]);
  const sealed = async (): Promise<unknown[]> => {
    const comparison = await buyer.send<Refused>('GET', `${INQUIRIES}/${row.inquiryId}/comparison`);
    const quote = await buyer.send<{ leadDays: number; lines: { unitPrice: string | null }[] }>(
      'GET',
      `/api/purchasing/quotations/${quotes[0]}`,
    );
    return [comparison.status, quote.body.leadDays, ...quote.body.lines.map(({ unitPrice }) => Number(unitPrice))];
  };
  expect(await sealed()).toEqual([403, 7, 0]);
  for (const { send } of committee) {
    expect(await sealed()).toEqual([403, 7, 0]);
    const given = await send<Scores>('PUT', `${TENDERS}/${row.id}/scores`, {
      noInterest: true,
      bids: quotes.map((quotationId) => ({ quotationId, technical: '80', service: '80' })),
    });
    expect([given.status, given.body]).toEqual([200, given.body]);
  }
  expect(await sealed()).toEqual([200, 7, 1000]);
  const ranked = await read(row.id);
  const places = new Map(ranked.bids.map((found) => [found.quotationId, found]));
  expect(quotes.map((id) => [places.get(id)?.pricePoints, places.get(id)?.placeNo])).toEqual([
    ['100.00', 1],
    ['80.00', 2],
  ]);
});

test('a statutory tender with two bids can only fail: nothing of them is opened, and its needs are free again', async () => {
  const judges = [...committee, buyer, manager];
  const { need, row } = await drafted(21 * DAY_HOURS);
  const lawful = await buyer.send<Row>('PUT', TENDERS, {
    id: row.id,
    version: row.version,
    statutory: true,
    members: judges.map(({ id }) => ({ userId: id })),
  });
  expect([lawful.status, lawful.body]).toEqual([200, lawful.body]);
  const out = await act(buyer, row.id, 'publish');
  expect([out.status, out.body]).toEqual([200, out.body]);
  const quotes = [await bid(row, suppliers[0]!, '1000'), await bid(row, suppliers[1]!, '1100')];
  const soon = await act(buyer, row.id, 'fail', { reason: '投标不足' });
  expect([soon.status, soon.body.code]).toEqual([400, 'RULE']);
  wait(21 * DAY_HOURS + 1);
  const opened = await act(buyer, row.id, 'open');
  expect([opened.status, opened.body.data?.reason]).toEqual([400, 'TOO_FEW_BIDS']);
  expect((await read(row.id)).openFirstBy).toBeNull();
  const failed = await act(manager, row.id, 'fail', { reason: '投标不足三家，重新招标' });
  expect([failed.status, failed.body.bidStatus]).toEqual([200, 'FAILED']);
  const found = await buyer.send<Need>('GET', `${POOL}/${need.id}`);
  expect(found.body.status).toBe('OPEN');
  const rows = await company.db.query<{ total: string | null }>(
    'select total_base as total from purchasing_quotation where id = any($1::bigint[])',
    [quotes],
  );
  expect(rows.map(({ total }) => total)).toEqual([null, null]);
});
