import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { firmOf } from '../../../app/testing/sweeps/other-suppliers.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Refused = { code: string; errors?: { field: string }[] };
type Page = { content: Row[] };

const OWN = '/api/vendor/own-papers';
const HANDED = '/api/vendor/proposed-papers';
const CHECKED = '/api/partner/proposed-papers';
const dayIn = (days: number): string => officeDay(daysFrom(days));

let company: Company;
let marine: Send;
let spares: Send;
let buyer: Send;
let finance: Send;
let firm: number;

beforeAll(async () => {
  company = await companyServer();
  const [own, other, staff, payer] = await Promise.all([
    firmOf(company, 'vendor.marine', 'quote'),
    firmOf(company, 'vendor.spares', 'quote'),
    company.signIn('purchaser'),
    company.signIn('finance'),
  ]);
  [marine, firm, spares, buyer, finance] = [own.as, own.partnerId, other.as, staff, payer];
}, 180_000);
afterAll(() => company.close());

/** A scan, uploaded by somebody. */
async function scanOf(by: Send, path = '/api/vendor/files'): Promise<number> {
  const payload = `--b\r\ncontent-disposition: form-data; name="file"; filename="scan.txt"\r\n\r\nlicence\r\n--b--\r\n`;
  const made = await by<{ id: number }>('POST', path, payload, { 'content-type': 'multipart/form-data; boundary=b' });
  expect([made.status, made.body]).toEqual([200, made.body]);
  return made.body.id;
}

let count = 0;
async function draftOf(more: object = {}, by: Send = marine): Promise<Record<string, unknown>> {
  count += 1;
  return { kind: 'CLASS', number: `T-${count}`, validTo: dayIn(400), attachment: await scanOf(by), ...more };
}
const handIn = async (more: object = {}, by: Send = marine) =>
  by<Row & Refused>('POST', HANDED, await draftOf(more, by));
async function handedIn(more: object = {}): Promise<Row> {
  const { status, body } = await handIn(more);
  expect([status, body]).toEqual([200, body]);
  return body;
}
const decide = ({ id, version }: Row, act: 'accept' | 'refuse', by: Send = buyer, reason = '扫描件不清晰') =>
  by<Row & Refused>('POST', `${CHECKED}/${id}/${act}`, { version, reason });
const ownPapers = async (by: Send = marine): Promise<Row[]> => (await by<Page>('GET', `${OWN}?size=100`)).body.content;
const mailsTo = async (): Promise<string[]> =>
  (
    await company.db.query<{ text: string }>(
      `select text from kernel_mail where recipient = 'vendor.marine@supplier.example' order by id`,
    )
  ).map(({ text }) => text);

describe('a paper that a supplier hands in', () => {
  test('is in force once the buyer’s side has accepted it, and no earlier', async () => {
    const sent = await handedIn({ number: 'C-9001' });
    expect(sent).toMatchObject({ paperStatus: 'SUBMITTED', number: 'C-9001', replacesNumber: null });
    expect((await ownPapers()).map(({ number }) => number)).not.toContain('C-9001');
    const seen = (await buyer<Row>('GET', `${CHECKED}/${sent.id}`)).body;
    expect(seen).toMatchObject({ partnerId: firm, kind: 'CLASS', paperStatus: 'SUBMITTED' });
    expect((await decide(seen, 'accept', finance)).status).toBe(403);
    expect((await decide(seen, 'accept', marine)).status).toBe(403);
    const stale = await decide({ ...seen, version: seen.version + 1 }, 'accept');
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    expect((await decide(seen, 'accept')).body.paperStatus).toBe('IN_FORCE');
    const twice = await decide((await buyer<Row>('GET', `${CHECKED}/${sent.id}`)).body, 'accept');
    expect([twice.status, twice.body.code]).toEqual([409, 'WRONG_STATE']);
    expect((await ownPapers()).find(({ number }) => number === 'C-9001')).toMatchObject({
      standing: 'VALID',
      mandatory: false,
      validTo: dayIn(400),
    });
    expect((await marine<Row>('GET', `${HANDED}/${sent.id}`)).body.paperStatus).toBe('IN_FORCE');
    expect((await mailsTo()).filter((text) => text.includes('C-9001'))).toHaveLength(1);
  });

  test('renews one of his own, which stays mandatory; one renewal at a time, and a longer one', async () => {
    const licence = (await ownPapers()).find(({ kind }) => kind === 'LICENCE')!;
    const shorter = await handIn({ replacesId: licence.id, validTo: String(licence.validTo) });
    expect([shorter.status, shorter.body.errors?.map(({ field }) => field)]).toEqual([400, ['validTo']]);
    const sent = await handedIn({ replacesId: licence.id, kind: 'FOOD', number: 'L-NEW', validTo: dayIn(3000) });
    expect(sent).toMatchObject({ kind: 'LICENCE', replacesId: licence.id, replacesNumber: licence.number });
    expect((await ownPapers()).find(({ id }) => id === licence.id)).toMatchObject({ waiting: true });
    const second = await handIn({ replacesId: licence.id, validTo: dayIn(3100) });
    expect([second.status, second.body.code]).toEqual([400, 'RULE']);
    const before = (await ownPapers()).length;
    expect((await decide(sent, 'accept')).status).toBe(200);
    const after = await ownPapers();
    expect(after).toHaveLength(before);
    expect(after.find(({ number }) => number === 'L-NEW')).toMatchObject({
      mandatory: true,
      waiting: false,
      validTo: dayIn(3000),
    });
    const others = (await ownPapers(spares))[0]!;
    const foreign = await handIn({ replacesId: others.id, validTo: dayIn(3200) });
    expect([foreign.status, foreign.body.errors?.map(({ field }) => field)]).toEqual([400, ['replacesId']]);
  });

  test('is refused with a reason that he reads, or taken back before anybody decided', async () => {
    const refused = await handedIn();
    expect((await decide(refused, 'refuse', buyer, ' ')).status).toBe(400);
    expect((await decide(refused, 'refuse')).status).toBe(200);
    const read = (await marine<Row>('GET', `${HANDED}/${refused.id}`)).body;
    expect(read).toMatchObject({ paperStatus: 'REFUSED', refuseReason: '扫描件不清晰' });
    const late = await marine<Refused>('POST', `${HANDED}/${read.id}/withdraw`, { version: read.version });
    expect([late.status, late.body.code]).toEqual([409, 'WRONG_STATE']);
    const taken = await handedIn();
    const stale = await marine<Refused>('POST', `${HANDED}/${taken.id}/withdraw`, { version: taken.version + 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    expect((await spares('POST', `${HANDED}/${taken.id}/withdraw`, { version: taken.version })).status).toBe(404);
    expect((await marine('POST', `${HANDED}/${taken.id}/withdraw`, { version: taken.version })).status).toBeLessThan(
      300,
    );
    const decided = await decide((await buyer<Row>('GET', `${CHECKED}/${taken.id}`)).body, 'accept');
    expect([decided.status, decided.body.code]).toEqual([409, 'WRONG_STATE']);
  });

  test('has a scan of his own, has not ended, and is one however often it is sent', async () => {
    const missing = await handIn({ attachment: null });
    expect([missing.status, missing.body.errors?.map(({ field }) => field)]).toEqual([400, ['attachment']]);
    for (const stranger of [await scanOf(spares), await scanOf(buyer, '/api/files')]) {
      const named = await handIn({ attachment: stranger });
      expect([named.status, named.body.errors?.map(({ field }) => field)]).toEqual([400, ['attachment']]);
    }
    const ended = await handIn({ validTo: dayIn(-1) });
    expect([ended.status, ended.body.errors?.map(({ field }) => field)]).toEqual([400, ['validTo']]);
    const draft = await draftOf();
    const key = { 'idempotency-key': 'paper-once' };
    const [first, again] = [
      await marine<Row>('POST', HANDED, draft, key),
      await marine<Row>('POST', HANDED, draft, key),
    ];
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    // Whose it is the sign-in says, whatever is sent beside.
    const own = await handedIn({ partnerId: 1, vendorUserId: 1, paperStatus: 'IN_FORCE' });
    expect((await buyer<Row>('GET', `${CHECKED}/${own.id}`)).body).toMatchObject({
      partnerId: firm,
      paperStatus: 'SUBMITTED',
    });
  });
});

test('a scan opens to its own firm and to whoever checks it, to no other supplier and to nobody else of the house', async () => {
  const scan = await scanOf(marine);
  const opens = async (by: Send, path: string): Promise<number> => (await by('GET', `${path}/${scan}`)).status;
  expect([await opens(marine, '/api/vendor/files'), await opens(buyer, '/api/files')]).toEqual([200, 404]);
  await handedIn({ attachment: scan });
  const chief = await company.signIn('ce.pioneer');
  expect([
    await opens(marine, '/api/vendor/files'),
    await opens(buyer, '/api/files'),
    await opens(spares, '/api/vendor/files'),
    await opens(chief, '/api/files'),
    await opens(marine, '/api/files'),
    await opens(buyer, '/api/vendor/files'),
  ]).toEqual([200, 200, 404, 404, 403, 403]);
});

test('what everybody of the house may open, such as a portrait, opens to no supplier', async () => {
  const portrait = await scanOf(buyer, '/api/files');
  await company.db.query(`insert into kernel_file_use (resource, record_id, file_id) values ('everyone', 1, $1)`, [
    portrait,
  ]);
  expect((await finance('GET', `/api/files/${portrait}`)).status).toBe(200);
  expect((await marine('GET', `/api/vendor/files/${portrait}`)).status).toBe(404);
});

test('of the house’s dictionaries a supplier is told the kinds of papers alone', async () => {
  const { body } = await marine<Record<string, { code: string }[]>>('GET', '/api/vendor/dictionaries/entries');
  expect(Object.keys(body)).toEqual(['partner_paper']);
  expect(body.partner_paper?.map(({ code }) => code)).toContain('LICENCE');
});
