import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../app/testing/company.ts';
import { sealed } from '../../kernel/testing/sealed.ts';
import type { Send } from '../../kernel/testing/server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Page = { content: Row[] };
type Refusal = { code: string; errors?: { field: string }[] };
type Option = { id: number; label: string; hint?: string | null };

let company: Company;
let admin: Send;
beforeAll(async () => {
  company = await companyServer();
  admin = await company.signIn('admin');
}, 180_000);
afterAll(() => company.close());

const find = async (path: string): Promise<Row> => {
  const { body } = await admin<Page>('GET', `${path}${path.includes('?') ? '&' : '?'}size=1`);
  return body.content[0]!;
};
const field = (body: Refusal): string | undefined => body.errors?.[0]?.field;

const SHIP = {
  name: '新轮',
  nameEn: 'NEW VESSEL',
  shipCode: 'NEWV',
  imo: '9074729',
  type: 'OIL_TANKER',
  tradeArea: 'COASTAL',
  ownership: 'OWN',
  status: 'ACTIVE',
};

test('a vessel is a unit of type Ship, never a department or another ship', async () => {
  const [department, other] = [
    await find('/api/system/organizations?code=FIN'),
    await (await admin<Row>('GET', `/api/system/vessels/${(await find('/api/system/vessels?shipCode=HY6')).id}`)).body,
  ];
  const beDepartment = { ...SHIP, organizationId: department.id };
  expect(field((await admin<Refusal>('POST', '/api/system/vessels', beDepartment)).body)).toBe('organizationId');
  const beOther = { ...SHIP, organizationId: other.organizationId };
  expect((await admin<Refusal>('POST', '/api/system/vessels', beOther)).body.code).toBe('DUPLICATE');
  const moved = { id: other.id, version: other.version, organizationId: department.id };
  expect(field((await admin<Refusal>('PUT', '/api/system/vessels', moved)).body)).toBe('organizationId');
  const emptied = await admin<Row>('PUT', '/api/system/vessels', { ...moved, organizationId: null });
  expect(emptied.body.organizationId).toBe(other.organizationId);
});

test('a disposed vessel has its date; its unit is disabled with it, and neither is chosen any more', async () => {
  const { body: ship } = await admin<Row>('POST', '/api/system/vessels', SHIP);
  const change = { id: ship.id, version: ship.version, status: 'DISPOSED' };
  expect(field((await admin<Refusal>('PUT', '/api/system/vessels', change)).body)).toBe('disposalOn');
  const sold = await admin<Row>('PUT', '/api/system/vessels', { ...change, disposalOn: '2026-01-31' });
  expect(sold.status).toBe(200);
  expect((await admin<Row>('GET', `/api/system/organizations/${ship.organizationId}`)).body.status).toBe('STOP');
  for (const kind of ['vessels', 'organizations']) {
    const found = await admin<Option[]>('GET', `/api/system/${kind}/options?q=新轮`);
    expect([kind, found.body]).toEqual([kind, []]);
    const all = await admin<Option[]>('GET', `/api/system/${kind}/options?q=新轮&all=true`);
    expect(all.body).toHaveLength(1);
  }
  expect((await admin('DELETE', `/api/system/vessels/${ship.id}?version=${sold.body.version}`)).status).toBe(200);
  expect((await admin('GET', `/api/system/organizations/${ship.organizationId}`)).status).toBe(404);
});

test('a vessel that was deleted comes back with her unit, once, and only by who may delete', async () => {
  const draft = { ...SHIP, name: '返航轮', nameEn: 'RETURNING', imo: '9321483', shipCode: 'RTN' };
  const made = await admin<Row>('POST', '/api/system/vessels', draft);
  expect(made.status).toBe(200);
  const path = `/api/system/vessels/${made.body.id}`;
  expect((await admin('DELETE', path)).status).toBe(200);
  expect((await company.as({ permissions: new Set() })('POST', `${path}/restore`)).status).toBe(403);
  expect((await admin('POST', `${path}/restore`)).status).toBe(200);
  expect((await admin<Row>('GET', path)).body).toMatchObject({ name: '返航轮' });
  expect((await admin('GET', `/api/system/organizations/${made.body.organizationId}`)).status).toBe(200);
  expect((await admin<Refusal>('POST', `${path}/restore`)).body.code).toBe('WRONG_STATE');
});

test('an account comes back unless its name was given away', async () => {
  const unit = await find('/api/system/organizations?code=IT');
  const draft = { username: 'temp.back', name: '复职员', organizationId: unit.id };
  const { body: made } = await admin<Row>('POST', '/api/system/users', draft);
  const path = `/api/system/users/${made.id}`;
  expect((await admin('DELETE', path)).status).toBe(200);
  const { body: second } = await admin<Row>('POST', '/api/system/users', { ...draft, username: 'Temp.Back' });
  expect((await admin<Refusal>('POST', `${path}/restore`)).body.code).toBe('DUPLICATE');
  expect((await admin('DELETE', `/api/system/users/${second.id}`)).status).toBe(200);
  expect((await admin('POST', `${path}/restore`)).status).toBe(200);
  expect((await admin<Row>('GET', path)).body).toMatchObject({ username: 'temp.back' });
});

test('a role, a unit and a duty come back too; a ship’s unit only with her', async () => {
  const root = await find('/api/system/organizations?type=PARENT_COMPANY');
  const duty = await find('/api/system/ship-responsibilities?kind=VM');
  const made: [string, Record<string, unknown>][] = [
    ['roles', { code: 'BACK', name: '复岗', level: 5 }],
    ['organizations', { name: '复建组', type: 'DEPT', parentId: root.id }],
    [
      'ship-responsibilities',
      { userId: duty.userId, vesselId: duty.vesselId, kind: 'VM', fromDate: '2019-01-01', toDate: '2019-12-31' },
    ],
  ];
  for (const [kind, draft] of made) {
    const { body } = await admin<Row>('POST', `/api/system/${kind}`, draft);
    const path = `/api/system/${kind}/${body.id}`;
    expect([kind, (await admin('DELETE', path)).status]).toEqual([kind, 200]);
    expect([kind, (await admin('POST', `${path}/restore`)).status]).toEqual([kind, 200]);
    expect([kind, (await admin('GET', path)).status]).toEqual([kind, 200]);
  }
  const spare = { name: '无主轮', nameEn: 'SPARE', imo: '9176187', shipCode: 'SPR' };
  const { body: ship } = await admin<Row>('POST', '/api/system/vessels', { ...SHIP, ...spare });
  expect((await admin('DELETE', `/api/system/vessels/${ship.id}`)).status).toBe(200);
  const alone = await admin<Refusal>('POST', `/api/system/organizations/${ship.organizationId}/restore`);
  expect(alone.body.code).toBe('RULE');
});

test('one person looks after a ship in one capacity once at a time', async () => {
  const duty = await find('/api/system/ship-responsibilities?kind=VM');
  const again = { userId: duty.userId, vesselId: duty.vesselId, kind: 'VM', fromDate: '2026-06-01' };
  const answer = await admin<Refusal>('POST', '/api/system/ship-responsibilities', again);
  expect([answer.body.code, field(answer.body)]).toEqual(['RULE', 'fromDate']);
  const earlier = { ...again, fromDate: '2020-01-01', toDate: '2020-12-31' };
  const { body: past } = await admin<Row>('POST', '/api/system/ship-responsibilities', earlier);
  const longer = { id: past.id, version: past.version, toDate: null };
  expect((await admin<Refusal>('PUT', '/api/system/ship-responsibilities', longer)).body.code).toBe('RULE');
});

test('an account ends on a day to come, and tells whether somebody can sign in with it', async () => {
  const unit = await find('/api/system/organizations?code=IT');
  const draft = { username: 'temp.one', name: '临时员', organizationId: unit.id, temporary: true };
  const past = await admin<Refusal>('POST', '/api/system/users', { ...draft, expiresOn: '2020-01-01' });
  expect([past.body.code, field(past.body)]).toEqual(['RULE', 'expiresOn']);
  const { body: made } = await admin<Row>('POST', '/api/system/users', { ...draft, expiresOn: '2099-01-01' });
  const standing = async () => (await admin<Row>('GET', `/api/users/${made.id}/standing`)).body;
  expect(await standing()).toEqual({ hasPassword: false, secondFactor: false, lockedUntil: null, sessions: 0 });
  await admin('POST', `/api/users/${made.id}/reset-password`, { password: await sealed(admin, 'Vela-Norte-47') });
  expect((await standing()).hasPassword).toBe(true);
  const ops = await company.signIn('ops');
  expect((await ops('GET', `/api/users/${made.id}/standing`)).status).toBe(403);
});

test('people who have left are not offered; of two of one name the department tells who', async () => {
  const person = await find('/api/system/users?username=cashier');
  const unit = await find(`/api/system/organizations?code=FIN`);
  const offered = async (more = '') =>
    (await admin<Option[]>('GET', `/api/system/users/options?q=cashier${more}`)).body.map(({ id, hint }) => [id, hint]);
  const shown = [person.id, `cashier · ${unit.name}`];
  expect(await offered()).toEqual([shown]);
  const off = { id: person.id, version: person.version, enabled: false };
  expect((await admin('PUT', '/api/system/users', off)).status).toBe(200);
  expect(await offered()).toEqual([]);
  expect(await offered('&all=true')).toEqual([shown]);
  expect(await offered(`&ids=${person.id}`)).toEqual([shown]);
});

test('a role is given and taken from its page, under the guards of the accounts', async () => {
  const [role, admins] = [await find('/api/system/roles?code=LOGISTICS'), await find('/api/system/roles?code=ADMIN')];
  const person = await find('/api/system/users?username=nobody');
  const path = `/api/system/roles/${role.id}/members`;
  const body = { userIds: [person.id] };
  expect((await admin<{ added: number }>('POST', path, body)).body).toEqual({ added: 1 });
  expect((await admin<{ added: number }>('POST', path, body)).body).toEqual({ added: 0 });
  const members = async () => (await admin<Row[]>('GET', path)).body.map((one) => one.username);
  expect(await members()).toContain('nobody');
  expect((await admin('DELETE', `${path}/${person.id}`)).status).toBe(204);
  expect((await admin<Refusal>('DELETE', `${path}/${person.id}`)).body.code).toBe('WRONG_STATE');
  const hr = company.as({ permissions: new Set(['identity:user:edit', 'identity:user:list']) });
  expect((await hr('POST', `/api/system/roles/${admins.id}/members`, body)).status).toBe(403);
  const ops = await company.signIn('ops');
  expect((await ops('POST', path, body)).status).toBe(403);
});

test('my log names what I changed, also what is gone by now', async () => {
  const unit = await find('/api/system/organizations?type=PARENT_COMPANY');
  const draft = { name: '临时组', type: 'DEPT', parentId: unit.id };
  const { body: made } = await admin<Row>('POST', '/api/system/organizations', draft);
  expect((await admin('DELETE', `/api/system/organizations/${made.id}`)).status).toBe(200);
  const { body } = await admin<Page>('GET', '/api/system/my/history?size=2');
  expect(body.content.map((line) => [line.action, line.name])).toEqual([
    ['del', '临时组'],
    ['add', '临时组'],
  ]);
});
