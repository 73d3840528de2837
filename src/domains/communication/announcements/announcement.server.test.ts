import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { identityModule } from '../../identity/public.server.ts';
import { organization, user } from '../../identity/public.ts';
import type { ShownAnnouncement } from './announcement.calls.ts';
import { announcement } from './announcement.resource.ts';
import { announceDue, announcementApproval } from './publish-announcement.server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
const PATH = '/api/system/announcements';
const MINE = '/api/system/my/announcements';

let clock = new Date('2026-11-21T04:00:00Z');
let server: TestServer;
let admin: Send;
let dept = 0;
let below = 0;
const ids: Record<string, number> = {};

const reader = (username: string): Send => server.as({ id: ids[username]!, permissions: new Set() });
const mine = async (send: Send): Promise<ShownAnnouncement[]> => (await send<ShownAnnouncement[]>('GET', MINE)).body;

async function draft(values: Record<string, unknown> = {}): Promise<Row> {
  const body = {
    title: '防台通知',
    content: '<p>检查缆绳</p>',
    organizationId: dept,
    validFrom: '2026-11-21',
    ...values,
  };
  const made = await admin<Row>('POST', PATH, body);
  expect(made.status).toBe(200);
  return made.body;
}

/** What the approval engine does with the last signature. */
async function approve(id: number): Promise<void> {
  await server.db.transaction(async (db) => {
    const ctx: Ctx = { ...server.ctx({ now: clock }), db };
    const { row } = await recordsOf(announcement).patch(ctx, id, { status: 'APPROVE' }, { action: 'approve' });
    await announcementApproval.onApproved(ctx, row);
  });
}

beforeAll(async () => {
  server = await testServer({ modules, now: () => clock });
  await server.db.transaction((db) => identityModule.seed!({ ...server.ctx(), db }));
  const ctx = server.ctx();
  const unit = async (code: string, parentId: number): Promise<number> =>
    (
      await recordsOf(organization).create(
        ctx,
        withDefaults(organization, { name: code, code, type: 'DEPT', parentId }),
      )
    ).id;
  dept = await unit('QHSE', 1);
  below = await unit('QHSE-1', dept);
  for (const [username, organizationId] of [
    ['in', dept],
    ['deep', below],
    ['out', 1],
    ['closed', dept],
  ] as const) {
    const values = withDefaults(user, { username: `${username}1`, name: username, organizationId });
    ids[username] = (await recordsOf(user).create(ctx, { ...values, enabled: username !== 'closed' })).id;
  }
  admin = server.as({ permissions: new Set(['*']), scope: { organization: 'all', vessel: 'all' } });
}, 120_000);
afterAll(() => server.close());

test('nobody reads a draft; once approved its audience does, with all units below, and nobody else', async () => {
  const { id } = await draft({ organizationIds: [dept] });
  expect(await mine(reader('in'))).toEqual([]);
  expect((await reader('in')('POST', `${MINE}/${id}/read`)).status).toBe(404);
  await approve(id);
  for (const username of ['in', 'deep']) expect((await mine(reader(username))).map((one) => one.id)).toEqual([id]);
  expect(await mine(reader('out'))).toEqual([]);
  expect((await reader('out')('POST', `${MINE}/${id}/read`)).status).toBe(404);
  const told = await server.db.query<{ user_id: number; link: string }>(
    `select user_id, link from communication_message where kind = 'system.announcement' order by user_id`,
  );
  expect(told).toEqual([
    { user_id: ids.in, link: `/open/communication.announcement/${id}` },
    { user_id: ids.deep, link: `/open/communication.announcement/${id}` },
  ]);
});

test('a receipt is given once; the register counts who has read and who has not', async () => {
  const [shown] = await mine(reader('in'));
  const first = await reader('in')<{ readAt: string }>('POST', `${MINE}/${shown!.id}/read`);
  clock = new Date(clock.getTime() + 60_000);
  const second = await reader('in')<{ readAt: string }>('POST', `${MINE}/${shown!.id}/read`);
  expect(second.body).toEqual(first.body);
  const path = `${PATH}/${shown!.id}/receipts`;
  expect((await admin(`GET`, path)).body).toMatchObject({ audience: 2, read: 1, total: 2 });
  const not = await admin<{ people: { name: string }[] }>('GET', `${path}?read=false`);
  expect(not.body.people.map((one) => one.name)).toEqual(['deep']);
  expect((await reader('in')('GET', path)).status).toBe(403);
});

test('who acts as another signs nothing in that name', async () => {
  const [shown] = await mine(reader('deep'));
  const acting = server.as({ id: ids.deep!, actor: { id: 1, name: '管理员' }, permissions: new Set() });
  expect((await acting('POST', `${MINE}/${shown!.id}/read`)).status).toBe(403);
});

test('what begins later is told on its day, once, and ends with its last day', async () => {
  const { id } = await draft({ title: '元旦放假', validFrom: '2026-11-25', validTo: '2026-11-26' });
  await approve(id);
  expect((await mine(reader('out'))).map((one) => one.title)).toEqual([]);
  const on = async (day: string): Promise<string[]> => {
    clock = new Date(`${day}T01:00:00Z`);
    return (await mine(reader('out'))).map((one) => one.title);
  };
  expect(await on('2026-11-25')).toEqual(['元旦放假']);
  const due = (): Promise<number> => server.db.transaction((db) => announceDue({ ...server.ctx({ now: clock }), db }));
  expect([await due(), await due()]).toEqual([1, 0]);
  expect(await on('2026-11-27')).toEqual([]);
});

test('an announcement is stopped once, with the version that was seen', async () => {
  clock = new Date('2026-11-21T06:00:00Z');
  const { id } = await draft({ title: '停水' });
  const stop = (version: number) => admin('POST', `${PATH}/${id}/end`, { version });
  expect((await stop(1)).status).toBe(409);
  await approve(id);
  const { version } = (await admin<Row>('GET', `${PATH}/${id}`)).body;
  expect((await stop(version - 1)).body).toMatchObject({ code: 'STALE' });
  expect((await stop(version)).status).toBe(200);
  expect((await mine(reader('out'))).map((one) => one.title)).not.toContain('停水');
  expect((await stop(version + 1)).body).toMatchObject({ code: 'RULE', message: '公告已失效' });
});

test('what is approved is not rewritten: only pin and end stay open', async () => {
  const { id } = await draft({ title: '定稿' });
  await approve(id);
  const row = (await admin<Row>('GET', `${PATH}/${id}`)).body;
  expect((await admin('PUT', PATH, { id, version: row.version, content: '<p>改写</p>' })).status).toBe(409);
  expect((await admin('PUT', PATH, { id, version: row.version, pinned: true })).status).toBe(200);
});

test.each([
  ['<p onclick="x()">a</p><script>alert(1)</script>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)><p>b</p>', '<p>b</p>'],
  ['<a href="javascript:alert(1)">c</a>', '<a>c</a>'],
])('%s is stored without what runs', async (content, kept) => {
  expect((await draft({ content })).content).toBe(kept);
});

test('a text of nothing but marks, an end before the start, and a writer without the permission are refused', async () => {
  const body = { title: 'x', organizationId: dept, validFrom: '2026-11-21', content: '<script>alert(1)</script>' };
  expect((await admin('POST', PATH, body)).status).toBe(400);
  expect((await admin('POST', PATH, { ...body, content: '<p>x</p>', validTo: '2026-11-20' })).status).toBe(400);
  expect((await reader('in')('POST', PATH, { ...body, content: '<p>x</p>' })).status).toBe(403);
});
