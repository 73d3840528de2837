import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Db } from '../../../kernel/server/db/db.ts';
import { testClock } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { holdersOf } from '../../identity/public.server.ts';
import { suppliersOf } from '../../partner/public.server.ts';
import { lockDue, openInquiry } from '../inquiries/move-inquiry.server.ts';

type Row = Record<string, unknown> & { id: number; version: number; lines: Record<string, unknown>[] };
type Refused = { code: string; data?: { reason?: string } };
type Need = { id: number; purchaseType: string };

const INQUIRIES = '/api/purchasing/inquiries';
const QUOTES = '/api/purchasing/quotations';
const HOUR_MS = 3_600_000;

let ahead = 0;
const clock = testClock(60_000);
const now = (): Date => new Date(clock().getTime() + ahead);

let company: Company;
let buyer: Send;
let currency = 0;

async function signIn(): Promise<void> {
  buyer = await company.signIn('purchaser');
}
beforeAll(async () => {
  company = await companyServer({ now });
  await signIn();
  const [found] = await company.db.query<{ id: number }>(`select id from parameter_currency where code = 'CNY'`);
  currency = found!.id;
}, 180_000);
afterAll(() => company.close());

/** An inquiry that is out to one supplier for a day and more, and the quotation that the buyer enters of it. */
async function out(): Promise<{ inquiry: Row; quote: Row }> {
  const open = (await buyer<{ content: Need[] }>('GET', '/api/purchasing/demand-lines?status=OPEN&size=50&sort=id,asc'))
    .body.content;
  const [partnerId] = await suppliersOf(company.ctx(), open[0]!.purchaseType);
  const made = await buyer<Row>('POST', `${INQUIRIES}/from-demand`, { ids: [open[0]!.id] });
  const saved = await buyer<Row>('PUT', INQUIRIES, {
    id: made.body.id,
    version: made.body.version,
    deadline: new Date(now().getTime() + 30 * HOUR_MS).toISOString(),
    currencies: [currency],
    invites: [{ partnerId }],
  });
  const inquiry = await buyer<Row>('POST', `${INQUIRIES}/${saved.body.id}/publish`, { version: saved.body.version });
  expect([inquiry.status, inquiry.body]).toEqual([200, inquiry.body]);
  const quote = await buyer<Row>('POST', `${INQUIRIES}/${inquiry.body.id}/quotations`, { partnerId });
  return { inquiry: inquiry.body, quote: quote.body };
}

const submit = ({ id, version, lines }: Row, unitPrice: string) =>
  buyer<Row & Refused>('PUT', QUOTES, {
    id,
    version,
    vendorRef: 'Q-1',
    sourceNote: '11 月 18 日邮件，王先生',
    currencyId: currency,
    leadDays: 7,
    validUntil: officeDay(new Date(now().getTime() + 60 * 24 * HOUR_MS)),
    lines: lines.map((line) => ({ ...line, unitPrice })),
  });

/** A call is sent while somebody holds the inquiry, arrives there, and waits; meanwhile its time ends, and what is done then comes first. */
async function whileHeld<T>(inquiry: Row, send: () => Promise<T>, meanwhile: (db: Db) => Promise<void>): Promise<T> {
  let sent: Promise<T> | undefined;
  await company.db.transaction(async (db) => {
    await db.query('select 1 from purchasing_inquiry where id = $1 for update', [inquiry.id]);
    sent = send();
    for (let waits = false; !waits; ) {
      const [one] = await company.db.query(
        'select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
      );
      // Something of it waits, a transaction or a row.
      const [other] = await company.db.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      waits = Boolean(one ?? other);
    }
    ahead += 31 * HOUR_MS;
    await meanwhile(db);
  });
  return sent!;
}
const locked = async (db: Db): Promise<void> => {
  expect(await lockDue({ ...company.ctx(), db, now: now() })).toBeGreaterThan(0);
};
const stateOf = async (inquiry: Row) =>
  (
    await company.db.query<{ inquiry: string; quote: string; invite: string }>(
      `select i.inquiry_status as inquiry, q.quote_status as quote, v.invite_status as invite from purchasing_inquiry i
       join purchasing_quotation q on q.inquiry_id = i.id join purchasing_inquiry_invite v on v.parent_id = i.id where i.id = $1`,
      [inquiry.id],
    )
  )[0];

test('a quotation that arrived in time and waited while the inquiry was locked is taken, and is opened with the others', async () => {
  const { inquiry, quote } = await out();
  const sent = await whileHeld(inquiry, () => submit(quote, '321.98'), locked);
  expect([sent.status, sent.body]).toEqual([200, sent.body]);
  expect(await stateOf(inquiry)).toEqual({ inquiry: 'LOCKED', quote: 'SEALED', invite: 'QUOTED' });
  await signIn();
  const late = await submit({ ...sent.body, lines: quote.lines }, '300');
  expect([late.status, late.body.data?.reason]).toEqual([409, 'QUOTE_DEADLINE_PASSED']);
  const { version } = (await buyer<Row>('GET', `${INQUIRIES}/${inquiry.id}`)).body;
  expect((await buyer('POST', `${INQUIRIES}/${inquiry.id}/open`, { version })).status).toBe(200);
  const opened = (await buyer<Row>('GET', `${QUOTES}/${quote.id}`)).body;
  expect(Number(opened.lines[0]!.unitPrice)).toBe(321.98);
});

test('so is one that changes what was submitted before: what the lock wrote meanwhile makes it no stale one', async () => {
  const { inquiry, quote } = await out();
  const first = await submit(quote, '321.98');
  expect([first.status, first.body]).toEqual([200, first.body]);
  const again = { ...first.body, lines: quote.lines };
  const sent = await whileHeld(inquiry, () => submit(again, '318.50'), locked);
  expect([sent.status, sent.body]).toEqual([200, sent.body]);
  await signIn();
  const { version } = (await buyer<Row>('GET', `${INQUIRIES}/${inquiry.id}`)).body;
  expect((await buyer('POST', `${INQUIRIES}/${inquiry.id}/open`, { version })).status).toBe(200);
  expect(Number((await buyer<Row>('GET', `${QUOTES}/${quote.id}`)).body.lines[0]!.unitPrice)).toBe(318.5);
});

test('nothing is taken once the prices are open, however long it waited', async () => {
  const { inquiry, quote } = await out();
  const first = await submit(quote, '321.98');
  const again = { ...first.body, lines: quote.lines };
  const sent = await whileHeld(
    inquiry,
    () => submit(again, '1.00'),
    async (db) => {
      const [id] = await holdersOf(company.ctx(), { roles: ['BUYER'] });
      const ctx = { ...company.ctx(), db, now: now(), user: { ...company.ctx().user, id: id! } };
      await lockDue(ctx);
      const [row] = await db.query<{ version: number }>('select version from purchasing_inquiry where id = $1', [
        inquiry.id,
      ]);
      await openInquiry(ctx, inquiry.id, { version: row!.version });
    },
  );
  expect(sent.status).toBe(409);
  await signIn();
  expect(Number((await buyer<Row>('GET', `${QUOTES}/${quote.id}`)).body.lines[0]!.unitPrice)).toBe(321.98);
});
