import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { authenticate } from '../auth/authenticate.server.ts';
import { openSession } from '../auth/session.server.ts';
import { identityModule } from '../identity.server.ts';
import { user } from '../users/user.resource.ts';

type Row = Record<string, unknown> & { id: number };
type Page = { content: Row[]; totalElements: number };
const PATH = '/api/system/online-sessions';

let server: TestServer;
let admin: Send;
let adminId = 0;

async function signedIn(userId: number, device = 'Firefox/140'): Promise<Send> {
  const place = { device, address: '10.0.0.7' };
  const { token } = await openSession(server.db, { userId, kind: 'password', now: server.app.now(), place });
  return server.withToken(token);
}

async function person(username: string, roleIds: number[] = []): Promise<number> {
  const draft = withDefaults(user, { username, name: `员工${username}`, organizationId: 1, roleIds });
  return (await recordsOf(user).create(server.ctx(), draft)).id;
}

beforeAll(async () => {
  server = await testServer({ modules, authenticate, settings: { captcha: false } });
  await server.db.transaction((db) => identityModule.seed!({ ...server.ctx(), db }));
  adminId = (await server.db.query<{ id: number }>(`select id from identity_user where username = 'admin'`))[0]!.id;
  admin = await signedIn(adminId);
}, 120_000);
afterAll(() => server.close());

const sessionsOf = async (username: string): Promise<Row[]> =>
  (await admin<Page>('GET', `${PATH}?q=${username}`)).body.content;

test('who is signed in stands there with device, address and when last seen; the own sign-in is marked', async () => {
  const [own] = await sessionsOf('admin');
  expect(own).toMatchObject({ current: true, present: true, address: '10.0.0.7', device: 'Firefox/140' });
});

test('one sign-in is ended at once, the others of the person go on', async () => {
  const id = await person('two');
  const [first, second] = [await signedIn(id, 'Edg/1'), await signedIn(id, 'Chrome/2')];
  const ended = (await sessionsOf('two')).find((row) => row.device === 'Edg/1')!;
  expect((await admin('POST', `${PATH}/sign-out`, { ids: [ended.id] })).body).toEqual({ ended: 1 });
  expect((await first('GET', '/auth/info')).status).toBe(401);
  expect((await second('GET', '/auth/info')).status).toBe(200);
  expect((await sessionsOf('two')).map((row) => row.device)).toEqual(['Chrome/2']);
  expect((await admin('POST', `${PATH}/sign-out`, { ids: [ended.id] })).status).toBe(404);
});

test('all sign-ins of a person end together', async () => {
  const id = await person('all');
  const places = [await signedIn(id), await signedIn(id)];
  expect((await admin('POST', `/api/users/${id}/sign-out`, {})).body).toEqual({ ended: 2 });
  for (const send of places) expect((await send('GET', '/auth/info')).status).toBe(401);
});

test('nobody ends the own sign-in here, nor that of a higher level, nor without the permission', async () => {
  const [own] = await sessionsOf('admin');
  expect((await admin('POST', `${PATH}/sign-out`, { ids: [own!.id] })).status).toBe(400);
  await server.db.query(
    `insert into identity_role (create_by, create_name, name, code, level, data_scope, permissions)
     values (0, 'test', '值守', 'WATCH', 50, 'all', '["identity:onlineSession:list", "identity:user:signOut"]')`,
  );
  const [role] = await server.db.query<{ id: number }>(`select id from identity_role where code = 'WATCH'`);
  const watcher = await signedIn(await person('watch', [role!.id]));
  expect((await watcher('GET', PATH)).status).toBe(200);
  expect((await watcher('POST', `${PATH}/sign-out`, { ids: [own!.id] })).status).toBe(403);
  const nobody = await signedIn(await person('plain'));
  expect((await nobody('GET', PATH)).status).toBe(403);
  expect((await nobody('POST', `${PATH}/sign-out`, { ids: [own!.id] })).status).toBe(403);
});
