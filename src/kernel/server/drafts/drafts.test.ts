import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DRAFT_BOUNDS, type DraftNote, type StoredDraft } from '../../draft.calls.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { draftEndpoints } from './endpoints.ts';

let t: TestServer;
const CHIEF = { id: 11, username: 'chief', name: '轮机长', permissions: new Set<string>() };
const MASTER = { id: 12, username: 'master', name: '船长', permissions: new Set<string>() };

beforeAll(async () => {
  t = await testServer({ modules: [], endpoints: draftEndpoints });
});
afterAll(() => t.close());
beforeEach(() => t.db.query('delete from kernel_draft'));

const draft = (given: Partial<StoredDraft> = {}): StoredDraft => ({
  name: 'form:crew.certificate:new',
  title: '新建船员证书',
  path: '/crew/certificates?new=1',
  at: '2026-11-21T04:00:00.000Z',
  content: '{"number":"A1"}',
  ...given,
});
const one = (name: string): string => `/api/drafts/one?name=${encodeURIComponent(name)}`;

test('what was typed on one computer is offered on another, to its owner alone', async () => {
  expect((await t.as(CHIEF)('PUT', '/api/drafts', draft())).body).toEqual({ kept: true });
  const list = await t.as(CHIEF)<DraftNote[]>('GET', '/api/drafts');
  expect(list.body.map(({ name, title }) => [name, title])).toEqual([['form:crew.certificate:new', '新建船员证书']]);
  expect((await t.as(CHIEF)<StoredDraft>('GET', one(draft().name))).body).toEqual(draft());

  expect((await t.as(MASTER)<DraftNote[]>('GET', '/api/drafts')).body).toEqual([]);
  expect((await t.as(MASTER)('GET', one(draft().name))).status).toBe(404);
  await t.as(MASTER)('DELETE', `/api/drafts?name=${draft().name}`);
  expect((await t.as(CHIEF)<StoredDraft>('GET', one(draft().name))).status).toBe(200);
});

test('nobody keeps drafts without having signed in', async () => {
  expect((await t.withToken(undefined)('GET', '/api/drafts')).status).toBe(401);
  expect((await t.withToken(undefined)('PUT', '/api/drafts', draft())).status).toBe(401);
  expect((await t.withToken(undefined)('POST', '/api/drafts/key')).status).toBe(401);
});

test('of two computers the later draft of the same form stays, and one sent twice is one', async () => {
  const later = draft({ at: '2026-11-21T05:00:00.000Z', content: '{"number":"B2"}' });
  await t.as(CHIEF)('PUT', '/api/drafts', later);
  expect((await t.as(CHIEF)('PUT', '/api/drafts', later)).body).toEqual({ kept: true });
  expect((await t.as(CHIEF)('PUT', '/api/drafts', draft())).body).toEqual({ kept: false });
  expect((await t.as(CHIEF)<StoredDraft>('GET', one(later.name))).body.content).toBe('{"number":"B2"}');
  expect((await t.as(CHIEF)<DraftNote[]>('GET', '/api/drafts')).body).toHaveLength(1);
});

test('a dropped draft is gone, and dropping it again does no harm', async () => {
  await t.as(CHIEF)('PUT', '/api/drafts', draft());
  expect((await t.as(CHIEF)('DELETE', `/api/drafts?name=${draft().name}`)).status).toBe(204);
  expect((await t.as(CHIEF)('DELETE', `/api/drafts?name=${draft().name}`)).status).toBe(204);
  expect((await t.as(CHIEF)('GET', one(draft().name))).status).toBe(404);
});

test('one person keeps so many drafts and so much, and not more; those there are can still be written', async () => {
  const put = (n: number, content = 'x') =>
    t.as(CHIEF)('PUT', '/api/drafts', draft({ name: `form:a.b:${n}`, content }));
  for (let n = 0; n < DRAFT_BOUNDS.drafts; n += 1) expect((await put(n)).status).toBe(200);
  const refused = await put(DRAFT_BOUNDS.drafts);
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY']);
  expect((await put(0, 'y')).status).toBe(200);

  await t.db.query('delete from kernel_draft');
  const large = 'x'.repeat(DRAFT_BOUNDS.content);
  const most = DRAFT_BOUNDS.total / DRAFT_BOUNDS.content;
  for (let n = 0; n < most; n += 1) expect((await put(n, large)).status).toBe(200);
  expect((await put(most, large)).status).toBe(429);
  expect((await put(0, `${large}x`)).status).toBe(400);
});

test('each person has one key, and who acts as another has the own one', async () => {
  const key = async (user: Parameters<TestServer['as']>[0]) =>
    (await t.as(user)<{ key: string }>('POST', '/api/drafts/key')).body.key;
  const first = await key(CHIEF);
  expect(Buffer.from(first, 'base64')).toHaveLength(32);
  expect(await key(CHIEF)).toBe(first);
  expect(await key(MASTER)).not.toBe(first);
  expect(await key({ ...MASTER, actor: { id: CHIEF.id, name: CHIEF.name } })).toBe(first);
});

test('names, times and titles are bounded before anything is kept', async () => {
  const put = async (given: Partial<StoredDraft>) => (await t.as(CHIEF)('PUT', '/api/drafts', draft(given))).status;
  expect(await put({ name: 'x'.repeat(121) })).toBe(400);
  expect(await put({ name: 'a b' })).toBe(400);
  expect(await put({ title: 'x'.repeat(201) })).toBe(400);
  expect(await put({ at: 'yesterday' })).toBe(400);
});
