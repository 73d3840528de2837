import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { storeFile } from '../../../kernel/server/files/files.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, identityOf } from '../../identity/public.server.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number; status: string; subStatus: string };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Page = { content: Row[] };
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };

const PATH = '/api/qhse/system-files';
const MINE = '/api/qhse/receipts';

let company: Company;
let office: Send;
let master: Send;
let chief: Send;
let quality: number;
let ship: number;

const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const create = (over: Line = {}, by: Send = office) =>
  by<Row & Refused>('POST', PATH, {
    fileKind: 'CIRCULAR',
    title: '测氧要求',
    organizationId: quality,
    body: '<p>进入封闭处所前测氧。</p>',
    ackDue: day(5),
    shipIds: [ship],
    ...over,
  });
const read = async (id: number): Promise<Row> => (await office<Row>('GET', `${PATH}/${id}`)).body;
const act = (row: Row, name: string, body: Line = {}, by: Send = office) =>
  by<Row & Refused>('POST', `${PATH}/${row.id}/${name}`, { version: row.version, ...body });
const handle = (row: Row, name: string, body: Line = {}, by: Send = master) =>
  by<Row & Refused>('POST', `${MINE}/${row.id}/${name}`, { version: row.version, ...body });
const submit = ({ id, version }: Row) =>
  office<Run & Refused>('POST', '/api/approval/runs', { resource: 'qhse.systemFile', recordId: id, version });
const received = async (fileId: number, by: Send = master): Promise<Row | undefined> =>
  (await by<Page>('GET', `${MINE}?fileId=${fileId}`)).body.content[0];
const seen = async (id: number, by: Send = master): Promise<Row> => (await by<Row>('GET', `${MINE}/${id}`)).body;

/** Everybody whose turn it is approves. */
async function approve(run: Run): Promise<void> {
  for (let i = 0; i < 4; i += 1) {
    const [next] = (await office<Run>('GET', `/api/approval/runs/${run.id}`)).body.waiting ?? [];
    if (!next) return;
    const who = await identityOf(company.db, next.person.id, { now: company.ctx().now });
    const deed = { act: 'approve', taskId: next.taskId, opinion: '同意' };
    await company.as(who!.user)('POST', `/api/approval/runs/${run.id}/act`, deed);
  }
}

async function published(over: Line = {}): Promise<Row> {
  const { body } = await create(over);
  await approve((await submit(body)).body);
  const done = await act(await read(body.id), 'publish');
  expect([done.status, done.body.message]).toEqual([200, undefined]);
  return done.body;
}

beforeAll(async () => {
  company = await companyServer();
  office = await company.signIn('qhse');
  master = await company.signIn('master.pioneer');
  chief = await company.signIn('ce.pioneer');
  const [unit] = await company.db.query<{ id: number }>(`select id from identity_organization where code = 'QHSE'`);
  quality = unit!.id;
  const [own] = await company.db.query<{ id: number }>(
    `select id from fleet_vessel where name_en = 'HAI YUE PIONEER' and deleted_at is null`,
  );
  ship = own!.id;
}, 180_000);
afterAll(() => company.close());

test('a memo names its inspection, an answer its day, and what is for nobody is not submitted', async () => {
  expect(fields((await create({ fileKind: 'MEMO' })).body)).toEqual(['inspectionId']);
  expect(fields((await create({ answerNeeded: true })).body)).toEqual(['answerDue']);
  expect(fields((await create({ validTo: day(2) })).body)).toEqual(['validTo']);
  const { body } = await create({ shipIds: null, ackDue: day(-1) });
  expect(body).toMatchObject({ fileNo: expect.stringMatching(/^CR-\d{4}-\d{3}$/), subStatus: 'sf_draft' });
  expect(fields((await submit(body)).body)).toEqual(['unitIds', 'ackDue']);
  expect((await create({}, master)).status).toBe(403);
});

test('it is published once, when it is approved, to those on board of the ship', async () => {
  const { body } = await create();
  expect((await act(body, 'publish')).body.code).toBe('WRONG_STATE');
  const sent = await submit(body);
  const waiting = await read(body.id);
  expect(waiting).toMatchObject({ status: 'IN_AUDIT', subStatus: 'sf_audit' });
  expect((await act(waiting, 'publish')).body.code).toBe('RULE');
  await approve(sent.body);
  const ready = await read(body.id);
  expect(ready).toMatchObject({ status: 'APPROVE', subStatus: 'sf_audit' });
  expect(await received(body.id)).toBeUndefined();
  const done = await act(ready, 'publish');
  expect(done.body).toMatchObject({ subStatus: 'sf_published' });
  expect((await act(ready, 'publish')).body.code).toBe('STALE');
  const mine = (await received(body.id))!;
  expect(await seen(mine.id)).toMatchObject({ standing: 'rc_unread', shipId: ship, fileTitle: '测氧要求' });
  expect(await received(body.id, office)).toBeUndefined();
  expect((await office<Refused>('PUT', PATH, { ...done.body, title: '改写' })).body.code).toBe('WRONG_STATE');
});

test('a file that reaches no open account is not published', async () => {
  const closed = await idOf('nobody');
  const { body } = await create({ shipIds: null, personIds: [closed] });
  await approve((await submit(body)).body);
  await company.db.query('update identity_user set enabled = false where id = $1', [closed]);
  expect((await act(await read(body.id), 'publish')).body.code).toBe('RULE');
  expect((await read(body.id)).subStatus).toBe('sf_audit');
});

test('whom it came to reads, signs and answers it once, and nobody else does', async () => {
  const file = await published({ ackMode: 'SIGN', answerNeeded: true, answerDue: day(6) });
  const mine = (await received(file.id))!;
  expect((await handle(mine, 'read', {}, chief)).status).toBe(404);
  expect((await chief('GET', `${MINE}/${mine.id}`)).status).toBe(404);
  expect((await office('GET', `${MINE}/${mine.id}`)).status).toBe(404);
  expect((await master('GET', `${PATH}/${file.id}`)).status).toBe(403);
  expect(await seen(mine.id)).toMatchObject({ body: expect.stringContaining('测氧') });
  expect((await handle(mine, 'reply', { answer: '已传达' })).body.code).toBe('WRONG_STATE');
  const signed = await handle(mine, 'sign');
  expect(signed.body).toMatchObject({ standing: 'rc_signed', answerStanding: 'AWAITED' });
  expect(signed.body.firstReadTime).toBe(signed.body.signTime);
  expect((await handle(mine, 'sign')).body.code).toBe('STALE');
  expect(fields((await handle(signed.body, 'reply', {})).body)).toEqual(['answer']);
  const answered = await handle(signed.body, 'reply', { answer: '已传达全船' });
  expect(answered.body).toMatchObject({ answerStanding: 'GIVEN', answer: '已传达全船' });
  expect((await handle(answered.body, 'reply', { answer: '改口' })).body.code).toBe('RULE');
});

test('nobody signs in the name of somebody whom he acts as', async () => {
  const file = await published({ ackMode: 'SIGN' });
  const mine = (await received(file.id))!;
  const { user } = (await identityOf(company.db, await idOf('master.pioneer'), { now: company.ctx().now }))!;
  const actor = { id: await idOf('qhse'), name: '石敬安' };
  expect((await handle(mine, 'sign', {}, company.as({ ...user, actor }))).body.code).toBe('FORBIDDEN');
  expect((await received(file.id))?.standing).toBe('rc_unread');
});

test('an attachment is opened by whom it came to, until it is withdrawn, and by nobody else', async () => {
  const { now } = company.ctx();
  const writer = await asPerson(company.ctx(), await idOf('qhse'), now);
  const content = Readable.from([Buffer.from('附图')]);
  const { id: paper } = await storeFile(writer, company.app.files, { name: '附图.txt', content });
  const opens = async (by: Send): Promise<boolean> => (await by('GET', `/api/files/${paper}`)).status === 200;
  const { body } = await create({ papers: [paper], shipIds: null, personIds: [await idOf('master.pioneer')] });
  expect([await opens(office), await opens(master)]).toEqual([true, false]);
  await approve((await submit(body)).body);
  const file = (await act(await read(body.id), 'publish')).body;
  expect([await opens(office), await opens(master), await opens(chief)]).toEqual([true, true, false]);
  await act(file, 'withdraw', { reason: '附图有误' });
  expect([await opens(office), await opens(master)]).toEqual([true, false]);
});

test('what is approved is withdrawn before it is published, and what is under approval is not', async () => {
  const sent = await submit((await create()).body);
  const { body } = await office<Line & { recordId: number }>('GET', `/api/approval/runs/${sent.body.id}`);
  const waiting = await read(body.recordId);
  expect((await act(waiting, 'withdraw', { reason: '重复' })).body.code).toBe('RULE');
  await approve(sent.body);
  expect((await act(await read(waiting.id), 'withdraw', { reason: '重复' })).body.subStatus).toBe('sf_withdrawn');
  expect(await received(waiting.id)).toBeUndefined();
});

test('what holds no more before it is published reaches nobody', async () => {
  const { body } = await create({ validTo: day(30) });
  await approve((await submit(body)).body);
  await company.db.query('update qhse_system_file set valid_to = $2 where id = $1', [body.id, day(-1)]);
  expect((await act(await read(body.id), 'publish')).body.code).toBe('RULE');
  await company.runSchedule('qhse.keepFiles');
  expect((await read(body.id)).subStatus).toBe('sf_expired');
  expect(await received(body.id)).toBeUndefined();
});

test('what is only to be read is not signed, and what asks for no answer gets none', async () => {
  const file = await published();
  const mine = (await received(file.id))!;
  expect((await handle(mine, 'sign')).body.code).toBe('RULE');
  const done = await handle(mine, 'read');
  expect(done.body).toMatchObject({ standing: 'rc_read', signTime: null });
  expect((await handle(done.body, 'reply', { answer: '收到' })).body.code).toBe('RULE');
});

test('of 24 recipients 21 have read and 18 signed: 87.50 and 75.00 percent', async () => {
  const file = await published();
  await company.db.query('delete from qhse_receipt where file_id = $1', [file.id]);
  await company.db.query(
    `insert into qhse_receipt (file_id, user_id, file_kind, file_title, importance, ack_mode, ack_due, answer_standing, standing,
       first_read_time, sign_time, create_by, create_name, create_time)
     select $1::bigint, u.id, 'CIRCULAR', '测氧要求', 'NORMAL', 'SIGN', $2::date, 'NOT_ASKED', 'rc_unread',
       case when u.n <= 21 then $3::timestamptz end, case when u.n <= 18 then $3::timestamptz end, 0, '', $3::timestamptz
     from (select id, row_number() over (order by id) as n from identity_user order by id limit 24) u`,
    [file.id, day(5), daysFrom(0).toISOString()],
  );
  expect(await read(file.id)).toMatchObject({ receivers: 24, readRate: '87.50', signRate: '75.00' });
  const { body } = await office<{ total: number; people: Line[] }>('GET', `${PATH}/${file.id}/receipts?read=false`);
  expect([body.total, body.people.length]).toEqual([3, 3]);
  expect((await master('GET', `${PATH}/${file.id}/receipts`)).status).toBe(403);
});

test('withdrawn it is shown to nobody whom it came to, and read no more', async () => {
  const file = await published();
  const mine = (await received(file.id))!;
  expect((await act(file, 'withdraw')).status).toBe(400);
  const gone = await act(file, 'withdraw', { reason: '要求有误' });
  expect(gone.body.subStatus).toBe('sf_withdrawn');
  expect(await seen(mine.id)).toMatchObject({ body: null, papers: null, fileStanding: 'sf_withdrawn' });
  expect((await handle(mine, 'read')).body.code).toBe('RULE');
  expect((await act(gone.body, 'remind')).body.code).toBe('WRONG_STATE');
});

test('those who have not read it are reminded, until everybody has', async () => {
  const file = await published({ shipIds: null, personIds: [await idOf('master.pioneer')] });
  const reminded = await act(file, 'remind');
  expect([reminded.status, reminded.body.message]).toEqual([200, undefined]);
  await handle((await received(file.id))!, 'read');
  expect((await act(reminded.body, 'remind')).body.code).toBe('RULE');
});

test('it expires on the day after its last one, and whoever joins the ship receives what still holds', async () => {
  const ended = await published({ validTo: day(30) });
  const held = await published();
  await company.db.query('update qhse_system_file set valid_to = $2 where id = $1', [ended.id, day(-1)]);
  await company.db.query('update qhse_system_file set ack_due = $2 where id = $1', [held.id, day(-3)]);
  await company.db.query('delete from qhse_receipt where file_id = any($1::bigint[])', [[ended.id, held.id]]);
  await company.runSchedule('qhse.keepFiles');
  expect((await read(ended.id)).subStatus).toBe('sf_expired');
  expect(await received(ended.id)).toBeUndefined();
  // Its own day has passed: whoever receives it now has a week.
  expect(await received(held.id)).toMatchObject({ standing: 'rc_unread', ackDue: day(7) });
});

const idOf = async (username: string): Promise<number> => {
  const [row] = await company.db.query<{ id: number }>('select id from identity_user where username = $1', [username]);
  return row!.id;
};
