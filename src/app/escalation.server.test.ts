import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysFrom, TEST_NOW } from '../kernel/testing/clock.ts';
import { sealed } from '../kernel/testing/sealed.ts';
import type { Answer, Send } from '../kernel/testing/server.ts';
import { type Company, companyServer } from './testing/company.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Page = { content: Row[] };

let company: Company;
let admin: Send;
/** Keeps accounts and roles up to level 30, for the own department only. */
let manager: Send;
let me: Row;

const PERMISSIONS = [
  ...['list', 'add', 'edit', 'del', 'import', 'resetPassword', 'signOut', 'switch'].map(
    (act) => `identity:user:${act}`,
  ),
  ...['list', 'add', 'edit'].map((act) => `identity:role:${act}`),
  'identity:ticket:issue',
  'voyage:report:list',
];

beforeAll(async () => {
  company = await companyServer();
  admin = await company.signIn('admin');
  const role = await admin<Row>('POST', '/api/system/roles', {
    name: '账号管理',
    code: 'ACCOUNTS',
    level: 30,
    dataScope: 'org',
    permissions: PERMISSIONS,
  });
  await setRoles('hr', [role.body.id]);
  manager = await company.signIn('hr');
  me = await user('hr');
}, 120_000);
afterAll(() => company.close());

const user = async (username: string): Promise<Row> =>
  (await admin<Page>('GET', `/api/system/users?username=${username}&size=1`)).body.content[0]!;
const role = async (code: string): Promise<Row> =>
  (await admin<Page>('GET', `/api/system/roles?code=${code}&size=1`)).body.content[0]!;
async function setRoles(username: string, roleIds: number[]): Promise<Answer<Row>> {
  const { id, version } = await user(username);
  const answer = await admin<Row>('PUT', '/api/system/users', { id, version, roleIds });
  expect(answer.status).toBe(200);
  return answer;
}
const status = async (call: Promise<Answer>): Promise<number> => (await call).status;

describe('an operator', () => {
  test('changes neither roles nor accounts nor menus, and acts as nobody', async () => {
    const ops = await company.signIn('ops');
    const [own, operator] = [await user('ops'), await role('OPERATOR')];
    expect(await status(ops('PUT', '/api/system/roles', { ...operator, permissions: ['*'] }))).toBe(403);
    expect(await status(ops('POST', '/api/system/roles', { name: 'x', code: 'X', level: 99, dataScope: 'all' }))).toBe(
      403,
    );
    expect(await status(ops('PUT', '/api/system/users', { id: own.id, version: own.version, roleIds: [1] }))).toBe(403);
    expect(await status(ops('PUT', '/api/users', { id: own.id, version: own.version, roleIds: [1] }))).toBe(403);
    const grant = { userId: own.id, organizationIds: [own.organizationId] };
    expect(await status(ops('POST', '/api/updateSysOrganizationIdsRelationByUserId', grant))).toBe(403);
    expect(await status(ops('POST', '/auth/loginByMaritime', { userId: 1 }))).toBe(403);
    expect(await status(ops('POST', `/api/users/1/reset-password`, { password: 'Haiyue-2027' }))).toBe(403);
  });

  test('cannot slip roles into the own profile or picture', async () => {
    const ops = await company.signIn('ops');
    const before = await user('ops');
    const profile = { phone: '021-58880000', roleIds: [1], enabled: true, organizationId: 1, username: 'admin2' };
    expect(await status(ops('PUT', '/api/system/my/profile', profile))).toBe(200);
    expect(await user('ops')).toMatchObject({
      roleIds: before.roleIds,
      username: 'ops',
      organizationId: before.organizationId,
    });
  });
});

describe('a keeper of accounts', () => {
  test('does not give itself roles or data', async () => {
    const buyer = await role('BUYER');
    const own = { id: me.id, version: me.version };
    expect(
      await status(manager('PUT', '/api/system/users', { ...own, roleIds: [...(me.roleIds as number[]), buyer.id] })),
    ).toBe(403);
    expect(await status(manager('PUT', '/api/system/users', { ...own, dataOrganizationIds: [1] }))).toBe(403);
    const grant = { userId: me.id, organizationIds: [1] };
    expect(await status(manager('POST', '/api/updateSysOrganizationIdsRelationByUserId', grant))).toBe(403);
    expect(await status(manager('POST', '/api/updateOrganizationIdsRelationByUserId', grant))).toBe(403);
    expect(await status(manager('PUT', '/api/system/users', { ...own, phone: '021-58881111' }))).toBe(200);
  });

  test('does not widen the data of a role that it holds, nor grants what it lacks', async () => {
    const own = await role('ACCOUNTS');
    const held = { id: own.id, version: own.version };
    expect(await status(manager('PUT', '/api/system/roles', { ...held, dataScope: 'all' }))).toBe(403);
    expect(
      await status(
        manager('PUT', '/api/system/roles', { ...held, permissions: [...PERMISSIONS, 'voyage:report:confirm'] }),
      ),
    ).toBe(403);
    expect(await status(manager('PUT', '/api/system/roles', { ...held, permissions: ['*'] }))).toBe(403);
    expect(await status(manager('PUT', '/api/system/roles', { ...held, remark: '账号' }))).toBe(200);
  });

  test.each([['1'], [29], ['2,9'], [' 5 ']])('makes no role of level %j, above its own 30', async (level) => {
    const made = await manager('POST', '/api/system/roles', {
      name: '高',
      code: `HIGH${level}`,
      level,
      dataScope: 'org',
    });
    expect(made.status).toBe(403);
    expect((await admin<Page>('GET', '/api/system/roles?code=HIGH')).body.content).toEqual([]);
  });

  test('neither gives nor takes roles above its level, by form, import or the calls of the specification', async () => {
    const [gm, target] = [await role('GM'), await user('nobody')];
    const own = { id: target.id, version: target.version };
    expect(await status(manager('PUT', '/api/system/users', { ...own, roleIds: [gm.id] }))).toBe(403);
    expect(await status(manager('PUT', '/api/users', { ...own, roleIds: [String(gm.id)] }))).toBe(403);
    const draft = { username: 'climber', name: '攀', organizationId: me.organizationId, roleIds: [gm.id] };
    expect(await status(manager('POST', '/api/system/users', draft))).toBe(403);
    expect(await status(manager('PUT', '/api/system/users', { ...own, roleIds: ['x', null] }))).toBe(400);
    const boss = await user('gm');
    expect(await status(manager('PUT', '/api/system/users', { id: boss.id, version: boss.version, roleIds: [] }))).toBe(
      403,
    );
  });

  test('reaches no account of a higher level, disabled ones included', async () => {
    const boss = await user('gm');
    const disabled = await admin<Row>('PUT', '/api/system/users', {
      id: boss.id,
      version: boss.version,
      enabled: false,
    });
    const { id, version } = disabled.body;
    expect(await status(manager('POST', `/api/users/${id}/reset-password`, { password: 'Haiyue-2027' }))).toBe(403);
    expect(await status(manager('PUT', '/api/system/users', { id, version, enabled: true, email: 'x@y.cn' }))).toBe(
      403,
    );
    expect(await status(manager('POST', `/api/users/updateEmail/${id}`, { email: 'x@y.cn' }))).toBe(403);
    expect(await status(manager('POST', `/api/users/${id}/unlock`, {}))).toBe(403);
    expect(await status(manager('POST', `/api/users/${id}/sign-out`, {}))).toBe(403);
    expect(await status(manager('DELETE', `/api/system/users/${id}?version=${version}`))).toBe(403);
    await admin('PUT', '/api/system/users', { id, version, enabled: true });
  });

  test('gives no account more than it holds itself, and takes none that holds more', async () => {
    const operator = await role('OPERATOR');
    const draft = { username: 'second.me', name: '另一个', organizationId: me.organizationId };
    const made = async (more: object) => manager<Row>('POST', '/api/system/users', { ...draft, ...more });
    expect((await made({ roleIds: [operator.id], dataOrganizationIds: [1] })).status).toBe(403);
    expect((await made({ roleIds: [operator.id] })).status).toBe(403);
    expect((await made({ dataOrganizationIds: [1] })).status).toBe(403);
    expect((await made({ organizationId: 1 })).status).toBe(403);
    expect(await user('second.me')).toBeUndefined();
    const { body: second, status: plain } = await made({ roleIds: me.roleIds });
    expect(plain).toBe(200);
    const own = { id: second.id, version: second.version };
    expect(await status(manager('PUT', '/api/system/users', { ...own, roleIds: [operator.id] }))).toBe(403);
    expect(await status(manager('PUT', '/api/system/users', { ...own, dataOrganizationIds: [1] }))).toBe(403);
    const grant = { userId: second.id, organizationIds: [1] };
    expect(await status(manager('POST', '/api/updateSysOrganizationIdsRelationByUserId', grant))).toBe(403);
    const member = { userIds: [second.id] };
    expect(await status(manager('POST', `/api/system/roles/${operator.id}/members`, member))).toBe(403);
    const password = await sealed(manager, 'Vela-Norte-47');
    expect(await status(manager('POST', `/api/users/${second.id}/reset-password`, { password }))).toBe(204);
    const ops = await user('ops');
    const theirs = { password: await sealed(manager, 'Vela-Norte-47') };
    expect(await status(manager('POST', `/api/users/${ops.id}/reset-password`, theirs))).toBe(403);
    expect(await status(manager('POST', '/auth/loginByMaritime', { userId: ops.id }))).toBe(403);
    expect(await status(manager('POST', '/api/system/tickets', { username: 'ops' }))).toBe(403);
    // What somebody holds already stays when another field changes.
    const { id, version } = await user('fuel');
    expect(await status(manager('PUT', '/api/system/users', { id, version, phone: '021-58880011' }))).toBe(200);
  });

  test('widens no role beyond its own data for those who hold it', async () => {
    const { body: narrow } = await admin<Row>('POST', '/api/system/roles', {
      name: '窄',
      code: 'NARROW',
      level: 50,
      dataScope: 'org',
      permissions: ['voyage:report:list'],
    });
    await setRoles('nobody', [narrow.id]);
    const held = { id: narrow.id, version: narrow.version };
    expect(await status(manager('PUT', '/api/system/roles', { ...held, dataScope: 'all' }))).toBe(403);
    const chosen = { ...held, dataScope: 'chosen', organizationIds: [1] };
    expect(await status(manager('PUT', '/api/system/roles', chosen))).toBe(403);
    expect(await status(manager('PUT', '/api/system/roles', { ...held, remark: '窄' }))).toBe(200);
    await setRoles('nobody', []);
  });

  test('acts as nobody higher, and passes nobody a ticket of one', async () => {
    for (const name of ['admin', 'gm']) {
      const { id } = await user(name);
      expect(await status(manager('POST', '/auth/loginByMaritime', { userId: id }))).toBe(403);
      expect(await status(manager('POST', `/auth/loginByMaritime?userId=${id}`, {}))).toBe(403);
      expect(await status(manager('POST', '/api/system/tickets', { username: name }))).toBe(403);
    }
  });
});

test('nobody widens their own reach in the name of another whom they act as', async () => {
  const whole = async (): Promise<Row> => (await admin<Row>('GET', `/api/system/users/${me.id}`)).body;
  const [own, other] = [await whole(), await user('crewing')];
  const narrow = { name: '账号管理二', code: 'ACCOUNTS2', level: 30, dataScope: 'org', permissions: PERMISSIONS };
  const peer = await admin<Row>('POST', '/api/system/roles', narrow);
  const place = { id: other.id, version: other.version, organizationId: own.organizationId, organizationIds: [] };
  expect((await admin('PUT', '/api/system/users', { ...place, roleIds: [peer.body.id] })).status).toBe(200);
  const switched = await manager<{ token: string }>('POST', '/auth/loginByMaritime', { userId: other.id });
  expect(switched.status).toBe(200);
  // Whoever is acted as gets more while it goes on.
  const wide = { id: peer.body.id, version: peer.body.version, dataScope: 'chosen', organizationIds: [1] };
  const widened = { ...wide, permissions: [...PERMISSIONS, 'voyage:report:export'] };
  expect((await admin('PUT', '/api/system/roles', widened)).status).toBe(200);
  const as = company.withToken(switched.body.token);
  const draft = { id: own.id, version: own.version };
  expect(await status(as('PUT', '/api/system/users', { ...draft, dataOrganizationIds: [1] }))).toBe(403);
  expect(await status(as('PUT', '/api/system/users', { ...draft, roleIds: [peer.body.id] }))).toBe(403);
  const held = await role('ACCOUNTS');
  const wider = { id: held.id, version: held.version, permissions: [...PERMISSIONS, 'voyage:report:export'] };
  expect(await status(as('PUT', '/api/system/roles', wider))).toBe(403);
  expect(await status(as('POST', '/api/system/tickets', { username: 'crewing' }))).toBe(403);
  const [from, to] = [TEST_NOW.toISOString(), daysFrom(1).toISOString()];
  const away = { delegateId: own.id, fromAt: from, toAt: to };
  expect(await status(as('POST', '/api/approval/delegations', away))).toBe(403);
  expect(await status(as('PUT', '/api/users/updateEmail', { email: 'x@y.cn' }))).toBe(403);
  expect(await whole()).toEqual(own);
});

test('an administrator keeps the own roles, and the role that may do everything', async () => {
  const own = await user('admin');
  expect(await status(admin('PUT', '/api/system/users', { id: own.id, version: own.version, roleIds: [] }))).toBe(403);
  const top = await role('ADMIN');
  expect(await status(admin('PUT', '/api/system/roles', { id: top.id, version: top.version, permissions: [] }))).toBe(
    400,
  );
  expect(await status(admin('DELETE', `/api/system/roles/${top.id}?version=${top.version}`))).toBe(400);
});

describe('a session', () => {
  test('that was ended, never was, or comes in the wrong place opens nothing', async () => {
    const token = await company.tokenOf('ops');
    const as = company.withToken(token);
    expect(await status(as('GET', '/auth/info'))).toBe(200);
    const cookie = (value: string) => company.withToken(undefined)('GET', '/auth/info', undefined, { cookie: value });
    expect(await status(cookie(`fairway_token=${token}`))).toBe(200);
    // A cookie travels by itself, so that it must not write.
    const write = company.withToken(undefined)(
      'POST',
      '/api/updateUsersMenusClick?menuId=1',
      {},
      { cookie: `fairway_token=${token}` },
    );
    expect(await status(write)).toBe(401);
    for (const value of [
      'fairway_token=%',
      'fairway_token=%E0%A4%A',
      'fairway_token=',
      'fairway_vendor_token=x',
      '=;=;=',
    ]) {
      expect([value, await status(cookie(value))]).toEqual([value, 401]);
    }
    for (const wrong of ['x', `${token}x`, token.slice(1), `${token} ${token}`, "' or 1=1 --", '\u00ff']) {
      expect(await status(company.withToken(wrong)('GET', '/auth/info'))).toBe(401);
    }
    expect(await status(as('POST', '/auth/logout', {}))).toBe(204);
    expect(await status(as('GET', '/auth/info'))).toBe(401);
    expect(await status(cookie(`fairway_token=${token}`))).toBe(401);
  });

  test('is not given out again by a recorded request', async () => {
    const as = await company.signIn('admin');
    const { id } = await user('ops');
    const key = { 'idempotency-key': 'switch-recorded-1' };
    const first = await as<{ token: string }>('POST', '/auth/loginByMaritime', { userId: id }, key);
    const stored = await company.db.query<{ n: number }>(
      'select count(*)::int as n from kernel_idempotency where reply::text like $1',
      [`%${first.body.token}%`],
    );
    expect(first.status).toBe(200);
    expect(stored).toEqual([{ n: 0 }]);
  });
});
