import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { identityModule } from '../../identity/public.server.ts';
import { user } from '../../identity/public.ts';

type Row = Record<string, unknown> & { id: number; version: number };
const BOOKS = '/api/system/books';
const LOANS = '/api/system/book-loans';

let server: TestServer;
let admin: Send;
let holder = 0;
let reader = 0;
beforeAll(async () => {
  server = await testServer({ modules, now: () => new Date('2026-11-21T04:00:00Z') });
  await server.db.transaction((db) => identityModule.seed!({ ...server.ctx(), db }));
  const person = async (username: string): Promise<number> =>
    (await recordsOf(user).create(server.ctx(), withDefaults(user, { username, name: username, organizationId: 1 })))
      .id;
  [holder, reader] = [await person('holder'), await person('reader')];
  admin = server.as({ permissions: new Set(['*']), scope: { organization: 'all', vessel: 'all' } });
}, 120_000);
afterAll(() => server.close());

async function made(number: string, edition: string): Promise<Row> {
  const copies = [{ organizationId: 1, copies: 2, holderId: holder }];
  const answer = await admin<Row>('POST', BOOKS, { title: '海员手册', kind: 'NAUTICAL', number, edition, copies });
  expect(answer.status).toBe(200);
  return answer.body;
}
const lend = (bookId: number, more: Record<string, unknown> = {}) =>
  admin<Row>('POST', LOANS, { bookId, organizationId: 1, borrowerId: reader, borrowedOn: '2026-11-20', ...more });

test('no more copies are lent than a place has; what comes back can be lent again', async () => {
  const { id } = await made('NP100', '12');
  const first = await lend(id);
  expect([first.status, (await lend(id)).status, (await lend(id)).status]).toEqual([200, 200, 400]);
  const back = (version: number) => admin<Row>('POST', `${LOANS}/${first.body.id}/return`, { version });
  expect((await back(99)).body).toMatchObject({ code: 'STALE' });
  expect((await back(first.body.version)).body).toMatchObject({ returnedOn: '2026-11-21' });
  expect((await back(2)).status).toBe(409);
  expect((await lend(id)).status).toBe(200);
});

test('two who borrow the last copy at once: one gets it', async () => {
  const { id } = await made('NP136', '2');
  await lend(id);
  const answers = await Promise.all([lend(id), lend(id)]);
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400]);
});

test('a place without a copy lends none', async () => {
  const { id } = await made('IA994E', '2005');
  await server.db.query(
    `insert into identity_organization (create_by, create_name, name, code, type, parent_id, status) values (0, 't', '甲板', 'DK', 'DEPT', 1, 'USE')`,
  );
  const [unit] = await server.db.query<{ id: number }>(`select id from identity_organization where code = 'DK'`);
  expect((await lend(id, { organizationId: unit!.id })).body).toMatchObject({ errors: [{ field: 'organizationId' }] });
});

test('a new edition is told to holders and borrowers, once', async () => {
  const [old, next] = [await made('IF110E', '2020'), await made('IG110E', '2024')];
  await lend(old.id);
  const put = (version: number, values: Record<string, unknown>) =>
    admin<Row>('PUT', BOOKS, { id: old.id, version, ...values });
  const saved = await put(old.version, { supersededById: next.id });
  expect(saved.status).toBe(200);
  await put(saved.body.version, { remark: '撤下书架' });
  const told = await server.db.query<{ user_id: number }>(
    `select user_id from communication_message where kind = 'system.bookSuperseded' order by user_id`,
  );
  expect(told.map((row) => row.user_id)).toEqual([holder, reader]);
});

test('a book is superseded neither by itself nor in a ring; number and edition are unique; places stand once', async () => {
  const [a, b] = [await made('R-1', '1'), await made('R-1', '2')];
  const put = (row: Row, by: number) =>
    admin<Row>('PUT', BOOKS, { id: row.id, version: row.version, supersededById: by });
  expect((await put(a, a.id)).status).toBe(400);
  expect((await put(a, b.id)).status).toBe(200);
  expect((await put(b, a.id)).status).toBe(400);
  expect((await admin('POST', BOOKS, { title: 'x', kind: 'NAUTICAL', number: 'R-1', edition: '2' })).status).toBe(409);
  const twice = [
    { organizationId: 1, copies: 1 },
    { organizationId: 1, copies: 1 },
  ];
  const copies = { title: 'x', kind: 'NAUTICAL', number: 'R-2', edition: '1', copies: twice };
  expect((await admin('POST', BOOKS, copies)).status).toBe(400);
});

test('a reader of the register lends nothing and changes nothing; loans of other units stay unseen', async () => {
  const permissions = new Set(['operations:book:list', 'operations:bookLoan:list']);
  const send = server.as({ permissions, scope: { organization: [] } });
  expect((await send('GET', BOOKS)).status).toBe(200);
  expect((await send<{ content: Row[] }>('GET', LOANS)).body.content).toEqual([]);
  expect((await send('POST', BOOKS, {})).status).toBe(403);
  expect((await send('POST', LOANS, {})).status).toBe(403);
  expect((await send('POST', `${LOANS}/1/return`, { version: 1 })).status).toBe(403);
});
