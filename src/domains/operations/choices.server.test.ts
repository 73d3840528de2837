import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../app/domains.server.ts';
import { startPlatform } from '../../app/testing/platform.ts';
import { type Send, type TestServer, testServer } from '../../kernel/testing/server.ts';
import { identityOf } from '../identity/public.server.ts';

type Option = { id: number; label: string; hint?: string };

let server: TestServer;
const now = new Date('2026-11-21T04:00:00Z');

async function as(username: string): Promise<Send> {
  const [row] = await server.db.query<{ id: number }>('select id from identity_user where username = $1', [username]);
  return server.as((await identityOf(server.db, row!.id, { now }))!.user);
}

beforeAll(async () => {
  server = await testServer({ modules, now: () => now });
  await startPlatform(server);
});
afterAll(() => server.close());

test('who may not list people finds them by what the choice shows, never by what it does not', async () => {
  const buyer = await as('purchaser');
  const [person] = await server.db.query<{ id: number; phone: string; email: string }>(
    `select id, phone, email from identity_user where username = 'finance'`,
  );
  const found = async (send: Send, q: string): Promise<Option[]> =>
    (await send<Option[]>('GET', `/api/system/users/options?ids=${person!.id}&q=${encodeURIComponent(q)}`)).body;
  for (const shown of ['顾正清', 'Gu Zheng', 'finance', '财务'])
    expect((await found(buyer, shown)).map((row) => row.id)).toEqual([person!.id]);
  for (const hidden of [person!.phone, person!.phone.slice(0, 6), '@haiyue', person!.email])
    expect(await found(buyer, hidden)).toEqual([]);
  expect((await found(await as('hr'), person!.phone)).map((row) => row.id)).toEqual([person!.id]);
});

test.each([
  ['announcements', '/api/system/announcements/options'],
  ['payment orders', '/api/system/payment-orders/options'],
  ['changes of the organization', '/api/system/organization-changes/options'],
])('titles of %s are told to those alone who may list them', async (_kind, path) => {
  for (const username of ['master.pioneer', 'purchaser', 'nobody']) {
    const send = await as(username);
    expect([username, (await send('GET', path)).status]).toEqual([username, 403]);
    expect((await send('GET', `${path}?ids=1`)).status).toBe(403);
  }
  expect((await (await as('admin'))('GET', path)).status).toBe(200);
});

test('what a form refers to is still chosen by whoever works with it', async () => {
  const buyer = await as('purchaser');
  for (const path of ['users', 'organizations', 'vessels', 'jobs'])
    expect([path, (await buyer('GET', `/api/system/${path}/options`)).status]).toEqual([path, 200]);
});

test('the auditor from outside reads the work of the company and nothing beside it', async () => {
  const auditor = await as('auditor');
  for (const path of ['/api/voyage/reports', '/api/voyage/voyages', '/api/parameter/ports', '/api/system/vessels'])
    expect([path, (await auditor('GET', path)).status]).toEqual([path, 200]);
  for (const path of [
    ...['mails', 'users', 'roles', 'usage', 'stored-files', 'settings', 'storage', 'call-logs', 'announcements'].map(
      (name) => `/api/system/${name}`,
    ),
  ]) {
    const { status } = await auditor('GET', path);
    expect([path, [403, 404].includes(status)]).toEqual([path, true]);
  }
  const [held] = await server.db.query<{ permissions: string[] }>(
    `select permissions from identity_role where code = 'AUDITOR'`,
  );
  const closed =
    /^system:(mail|usage|storedFile|setting|storage|sqlMonitor|cacheMonitor|serverMonitor|schedule|apiDocs)/;
  expect(held!.permissions.filter((permission) => closed.test(permission))).toEqual([]);
});

test('what stays closed is named with who could give it; what does not exist is not', async () => {
  const buyer = await as('purchaser');
  type Grant = {
    found: boolean;
    page: string | null;
    permission: string | null;
    label: string | null;
    roles: string[];
    keepers: object[];
  };
  const ask = async (query: string) => (await buyer<Grant>('GET', `/api/system/who-gives?${query}`)).body;
  expect(await ask('path=/system/users/12')).toMatchObject({
    found: true,
    page: '用户',
    permission: 'identity:user:list',
    label: '用户 · 查询',
    keepers: [{ name: '系统管理员', username: 'admin' }],
  });
  expect((await ask('permission=identity:user:list')).roles).toContain('人事专员');
  const none = { found: false, page: null, permission: null, label: null, roles: [], keepers: [] };
  expect(await ask('path=/no/such/page')).toEqual(none);
  expect(await ask('permission=no:such:thing')).toEqual(none);
  expect((await server.withToken(undefined)('GET', '/api/system/who-gives?path=/system/users')).status).toBe(401);
});
