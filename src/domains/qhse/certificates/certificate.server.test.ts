import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { storeFile } from '../../../kernel/server/files/files.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { daysAfter, monthsFrom } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson } from '../../identity/public.server.ts';
import { certStateOf } from './certificate.rules.ts';
import { CERT_STATES } from './certificate-words.text.ts';
import type { Window } from './windows.rules.ts';

type Line = Record<string, unknown>;
type Survey = Window & { id: number; donePlace: string | null };
type Row = Line & {
  id: number;
  version: number;
  standing: string;
  certNo: string;
  surveys: Survey[];
  expiryDate: string | null;
  extendedTo: string | null;
};
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Page = { content: (Line & { id: number })[]; totalElements: number };

const PATH = '/api/qhse/ship-certificates';

let company: Company;
let office: Send;
let master: Send;
let ship: number;
let other: number;
let scan: number;
const types = new Map<string, number>();

const today = officeDay(daysFrom(0));
const ISSUED = monthsFrom(today, -20);
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

let made = 0;
const create = (type: string, over: Line = {}, by: Send = office, headers?: Record<string, string>) => {
  made += 1;
  return by<Row & Refused>(
    'POST',
    PATH,
    {
      certNo: `T-${made}`,
      typeId: types.get(type),
      shipId: ship,
      issuer: '中国船级社',
      issueDate: ISSUED,
      expiryDate: daysAfter(monthsFrom(ISSUED, 60), -1),
      papers: [scan],
      ...over,
    },
    headers,
  );
};
const act = (row: Pick<Row, 'id' | 'version'>, name: string, body: Line = {}, by: Send = office) =>
  by<Row & Refused>('POST', `${PATH}/${row.id}/${name}`, { version: row.version, ...body });
const read = async (id: number): Promise<Row> => (await office<Row>('GET', `${PATH}/${id}`)).body;
const stateOf = async (id: number): Promise<unknown> =>
  (await office<Page>('GET', `${PATH}?ids=${id}`)).body.content[0]?.certState;

/** Nothing current of these stands in the way; items keep them apart. */
async function current(type: string, over: Line = {}): Promise<Row> {
  const { body, status } = await create(type, over);
  expect([status, body.message]).toEqual([200, undefined]);
  const sent = await act(body, 'submit');
  const done = await act(sent.body, 'confirm');
  expect([done.status, done.body.message]).toEqual([200, undefined]);
  return done.body;
}

beforeAll(async () => {
  company = await companyServer();
  office = await company.signIn('qhse');
  master = await company.signIn('master.pioneer');
  const ships = await company.db.query<{ id: number; own: boolean }>(
    `select id, name_en = 'HAI YUE PIONEER' as own from fleet_vessel where deleted_at is null order by id`,
  );
  ship = ships.find(({ own }) => own)!.id;
  other = ships.find(({ own }) => !own)!.id;
  for (const { id, code } of await company.db.query<{ id: number; code: string }>(
    'select id, code from qhse_certificate_type',
  ))
    types.set(code, id);
  const [own] = await company.db.query<{ id: number }>(`select id from identity_user where username = 'qhse'`);
  const writer = await asPerson(company.ctx(), own!.id, company.ctx().now);
  const content = Readable.from([Buffer.from('证书')]);
  scan = (await storeFile(writer, company.app.files, { name: '证书.txt', content })).id;
}, 180_000);
afterAll(() => company.close());

/** Gear is required of no ship and so held by none. */
const GEAR = 'GEAR';

test('the preview of a type tells the windows of the worked example', async () => {
  const ask = (over: Line) =>
    office<{ latestExpiry: string; renewedExpiry: string; windows: Line[] }>(
      'POST',
      '/api/qhse/certificate-types/preview',
      { typeId: types.get('IOPP'), issueDate: '2023-06-15', ...over },
    );
  const { body } = await ask({ renewedOn: '2028-05-01' });
  expect(body).toMatchObject({ latestExpiry: '2028-06-14', renewedExpiry: '2033-06-14' });
  expect(body.windows).toContainEqual({
    surveyKind: 'INTERMEDIATE',
    surveyNo: 1,
    windowFrom: '2025-03-14',
    anniversary: null,
    windowTo: '2026-09-14',
  });
  expect((await ask({ renewedOn: '2028-02-20' })).body.renewedExpiry).toBe('2033-02-19');
  expect((await ask({ expiryDate: '2028-05-31' })).body.windows.at(-1)).toMatchObject({ windowFrom: '2028-02-29' });
});

test('the list tells the same state as the rules, and the demo shows each', async () => {
  const { content } = (await office<Page>('GET', `${PATH}?size=200`)).body;
  const shown = new Set(content.map(({ certState }) => certState));
  const rest = (await office<Page>('GET', `${PATH}?size=200&page=1`)).body.content;
  for (const { certState } of rest) shown.add(certState);
  expect(Object.keys(CERT_STATES).filter((state) => !shown.has(state))).toEqual([]);
  for (const one of content.slice(0, 60)) {
    const row = await read(one.id);
    const surveys = row.surveys.map((line) => ({ ...line, credited: line.credited === true }));
    expect([one.certNo, one.certState]).toEqual([one.certNo, certStateOf({ ...row, surveys }, today)]);
  }
});

test('a type says whose it is, how long it holds, and of which item', async () => {
  expect(fields((await create('DOC')).body)).toEqual(['shipId', 'companyId']);
  expect(fields((await create('LL', { shipId: null })).body)).toEqual(['shipId']);
  expect(fields((await create('RAFT', { expiryDate: daysAfter(today, 30) })).body)).toContain('itemName');
  expect(fields((await create('LL', { itemName: '一号' })).body)).toEqual(['itemName']);
  expect(fields((await create('LL', { expiryDate: null })).body)).toEqual(['expiryDate']);
  expect(fields((await create('ITC')).body)).toEqual(['expiryDate']);
  expect(fields((await create('LL', { expiryDate: monthsFrom(today, 41) })).body)).toEqual(['expiryDate']);
  expect(fields((await create('LL', { issueDate: daysAfter(today, 1) })).body)).toContain('issueDate');
});

test('surveys, versions and marks are the server’s, whatever a caller sends', async () => {
  const { body } = await create('LL', {
    surveys: [{ surveyKind: 'ANNUAL', endorsement: scan }],
    extensionPapers: [scan],
    formerId: 1,
    versionNo: 9,
    currentKey: 'x',
    extendedTo: '2099-01-01',
  });
  expect(body).toMatchObject({ versionNo: 1, currentKey: null, extendedTo: null, formerId: null, extensionPapers: [] });
  expect(body.surveys.map(({ surveyKind, surveyNo }) => [surveyKind, surveyNo])).toEqual([
    ['ANNUAL', 1],
    ['ANNUAL', 2],
    ['ANNUAL', 3],
    ['ANNUAL', 4],
    ['RENEWAL', 1],
  ]);
});

test('it is checked against its scan before it is current, and there is one current of a ship and type', async () => {
  const bare = await create(GEAR, { papers: [] });
  expect((await act(bare.body, 'submit')).status).toBe(400);
  expect((await act(bare.body, 'confirm')).body.code).toBe('WRONG_STATE');
  const first = await current(GEAR);
  expect(await stateOf(first.id)).toBe('VALID');
  const second = await create(GEAR);
  const sent = await act(second.body, 'submit');
  const refused = await act(sent.body, 'confirm');
  expect([refused.status, refused.body.code]).toEqual([409, 'DUPLICATE']);
  const back = await act(sent.body, 'send-back', { reason: '已有现行证书' });
  expect(back.body.standing).toBe('DRAFT');
  // Withdrawn, it makes room.
  expect((await act(first, 'withdraw', { reason: '设备拆除' })).status).toBe(200);
  expect(await stateOf(first.id)).toBe('REPLACED');
  const again = await act((await act(back.body, 'submit')).body, 'confirm');
  expect(again.body.standing).toBe('CURRENT');
  expect((await act(again.body, 'withdraw', { reason: '测试结束' })).status).toBe(200);
});

const survey = (over: Line) => ({ surveyKind: 'ANNUAL', surveyNo: 1, endorsement: scan, donePlace: '上海', ...over });

test('a survey past its window is overdue until it is recorded', async () => {
  const [found] = await company.db.query<{ id: number }>(
    `select b.id from qhse_ship_certificate b join qhse_certificate_type t on t.id = b.type_id
     where t.code = 'IOPP' and b.standing = 'CURRENT' order by b.id`,
  );
  const row = await read(found!.id);
  expect(await stateOf(row.id)).toBe('SURVEY_OVERDUE');
  const bare = await act(row, 'endorse', { ...survey({ doneDate: today }), endorsement: null });
  expect(fields(bare.body)).toEqual(['endorsement']);
  expect(fields((await act(row, 'endorse', survey({ doneDate: daysAfter(today, 1) }))).body)).toEqual(['doneDate']);
  expect(fields((await act(row, 'endorse', survey({ doneDate: today, surveyNo: 2 }))).body)).toEqual(['surveyNo']);
  const done = await act(row, 'endorse', survey({ doneDate: today }));
  expect([done.status, done.body.message]).toEqual([200, undefined]);
  expect(done.body.surveys[0]).toMatchObject({ doneDate: today, donePlace: '上海' });
  expect(['VALID', 'IN_WINDOW']).toContain(await stateOf(row.id));
  const twice = await act(done.body, 'endorse', survey({ doneDate: today }));
  expect([twice.status, fields(twice.body)]).toEqual([400, ['surveyNo']]);
  expect((await act(row, 'endorse', survey({ doneDate: today, surveyNo: 2 }))).body.code).toBe('STALE');
});

test('renewing makes the next version current and keeps the former as it was', async () => {
  const [found] = await company.db.query<{ id: number }>(
    `select b.id from qhse_ship_certificate b join qhse_certificate_type t on t.id = b.type_id
     where t.code = 'CO2' and b.standing = 'CURRENT' and b.ship_id = $1`,
    [ship],
  );
  const row = await read(found!.id);
  const asked = {
    certNo: 'NEW-1',
    certKind: 'FULL',
    issuer: '英国劳氏船级社',
    surveyDoneDate: today,
    issueDate: today,
    papers: [scan],
  };
  const late = await act(row, 'renew', { ...asked, expiryDate: monthsFrom(today, 60) });
  expect(fields(late.body)).toEqual(['expiryDate']);
  const next = await act(row, 'renew', asked);
  expect([next.status, next.body.message]).toEqual([200, undefined]);
  expect(next.body).toMatchObject({ versionNo: 2, standing: 'CURRENT', formerId: row.id, issuer: '英国劳氏船级社' });
  expect(await read(row.id)).toMatchObject({ standing: 'SUPERSEDED', certNo: row.certNo, expiryDate: row.expiryDate });
  expect((await act(await read(row.id), 'renew', asked)).body.code).toBe('WRONG_STATE');
  const edited = await office<Refused>('PUT', PATH, { ...(await read(row.id)), issuer: '别处' });
  expect(edited.body.code).toBe('WRONG_STATE');
});

test('an extension lies within three months of the expiry, of short voyages within one', async () => {
  const row = await current(GEAR, { issueDate: monthsFrom(today, -59), expiryDate: daysAfter(today, 10) });
  const asked = (days: number, over: Line = {}) => ({
    extendedTo: daysAfter(String(row.expiryDate), days),
    reason: '航次未结束，无法在港检验',
    extensionPapers: [scan],
    ...over,
  });
  expect(fields((await act(row, 'extend', asked(0))).body)).toEqual(['extendedTo']);
  expect(fields((await act(row, 'extend', asked(120))).body)).toEqual(['extendedTo']);
  expect(fields((await act(row, 'extend', asked(60, { shortVoyage: true }))).body)).toEqual(['extendedTo']);
  const done = await act(row, 'extend', asked(60));
  expect([done.status, await stateOf(row.id)]).toEqual([200, 'EXTENDED']);
  expect((await act(done.body, 'withdraw', { reason: '测试结束' })).status).toBe(200);
});

test('the matrix shows what a ship holds and what she lacks, to whoever sees her', async () => {
  type Matrix = { types: { id: number }[]; rows: { shipId: number; marks: Line[]; missing: number[] }[] };
  const { body } = await office<Matrix>('GET', `${PATH}/matrix`);
  expect(body.rows.length).toBeGreaterThan(1);
  const lacks = body.rows.flatMap(({ missing }) => missing);
  expect(lacks).toContain(types.get('MED'));
  expect(lacks).not.toContain(types.get('GEAR'));
  const own = await master<Matrix>('GET', `${PATH}/matrix`);
  expect(own.body.rows.map(({ shipId }) => shipId)).toEqual([ship]);
});

test('a master reads the certificates of the own ship and the company’s, and changes none', async () => {
  const { content } = (await master<Page>('GET', `${PATH}?size=200`)).body;
  expect(new Set(content.map(({ shipId }) => shipId ?? null))).toEqual(new Set([ship, null]));
  const [foreign] = await company.db.query<{ id: number }>(
    'select id from qhse_ship_certificate where ship_id = $1 limit 1',
    [other],
  );
  expect((await master('GET', `${PATH}/${foreign!.id}`)).status).toBe(404);
  expect((await create('LL', {}, master)).status).toBe(403);
  const row = await read(content[0]!.id);
  expect((await act(row, 'withdraw', { reason: '无权' }, master)).status).toBe(403);
});

test('what is sent twice is made once', async () => {
  const key = { 'idempotency-key': 'qhse-certificate-once' };
  const body = {
    certNo: 'ONCE',
    typeId: types.get('ITC'),
    shipId: ship,
    issuer: '海事局',
    issueDate: today,
  };
  const first = await office<Row>('POST', PATH, body, key);
  const again = await office<Row>('POST', PATH, body, key);
  expect([first.status, again.body.id]).toEqual([200, first.body.id]);
});
