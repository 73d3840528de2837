import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../../app/domains.server.ts';
import { startPlatform } from '../../app/testing/platform.ts';
import type { User } from '../../kernel/server/context.ts';
import { type Send, type TestServer, testServer } from '../../kernel/testing/server.ts';
import { catalogueOf, identityModule, identityOf, permissionsIn } from '../identity/public.server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Page = { content: Row[]; totalElements: number };
type Refusal = { code: string; message: string; errors?: { field: string }[]; data?: { current?: Row } };

let server: TestServer;
let admin: Send;

/** Calls as an account of the demo company, with what its roles give it. */
async function as(username: string): Promise<Send> {
  const [row] = await server.db.query<{ id: number }>('select id from identity_user where username = $1', [username]);
  const identity = await identityOf(server.db, row!.id, { now: server.app.now() });
  return server.as(identity!.user satisfies User);
}

const find = async (path: string): Promise<Row> => (await admin<Page>('GET', path)).body.content[0]!;

beforeAll(async () => {
  server = await testServer({ modules, now: () => new Date('2026-11-21T04:00:00Z') });
  await startPlatform(server);
  admin = await as('admin');
});
afterAll(() => server.close());

describe('the demo company', () => {
  test('has 20 ships of which 15 are own, one of them in repair, and one sold two years ago', async () => {
    const live = await admin<Page>('GET', '/api/system/vessels?status=ACTIVE&status=REPAIR&size=50');
    expect(live.body.totalElements).toBe(20);
    expect(live.body.content.filter((ship) => ship.ownership === 'OWN')).toHaveLength(15);
    const sold = await find('/api/system/vessels?status=DISPOSED');
    expect(sold.ownership).toBe('OWN');
  });

  test('each ship is one organization of type SHIP', async () => {
    const { body } = await admin<Page>(
      'GET',
      '/api/organization?organizationType=SHIP&status=USE&page=0&size=9999&sort=sortNum',
    );
    expect(body.totalElements).toBe(20);
    expect(body.content[0]).toMatchObject({ name: '海岳1', type: 'SHIP' });
    expect(body.content[0]?.organizationId).toBe(body.content[0]?.id);
  });

  test('has 300 shore staff', async () => {
    const [row] = await server.db.query<{ n: number }>(
      `select count(*)::int as n from identity_user u join identity_organization o on o.id = u.organization_id
       where o.type <> 'SHIP' and u.username not in ('admin', 'auditor', 'nobody')`,
    );
    expect(row?.n).toBe(300);
  });

  test('the superintendent sees ships 1 to 7, the chief engineer the own ship', async () => {
    expect((await (await as('tech'))<Page>('GET', '/api/system/vessels')).body.totalElements).toBe(7);
    expect((await (await as('ce.pioneer'))<Page>('GET', '/api/system/vessels')).body.totalElements).toBe(1);
  });

  test('the branch companies come in their order', async () => {
    const { body } = await admin<Page>(
      'GET',
      '/api/organization?page=0&size=9999&sort=sortNum&organizationType=BRANCH_COMPANY',
    );
    expect(body.content.map((row) => row.name)).toEqual(['海岳上海', '海岳大连', '海岳新加坡']);
  });
});

describe('menus', () => {
  const titles = (items: { label: string; children: { label: string }[] }[]) =>
    items.flatMap((item) => [item.label, ...item.children.map((child) => child.label)]);

  test('a role sees exactly its pages, and its calls are refused elsewhere', async () => {
    const ops = await as('ops');
    const { body } = await ops<{ label: string; children: { label: string; path: string; pinyin: string }[] }[]>(
      'GET',
      '/api/menus/build',
    );
    expect(titles(body)).toContain('船位报告跟踪');
    expect(titles(body)).not.toContain('用户');
    expect((await ops('GET', '/api/system/users')).status).toBe(403);
    const home = body.flatMap((item) => item.children).find((item) => item.label === '船位报告跟踪');
    expect(home).toMatchObject({ path: '/voyage/voyage-report-home', pinyin: 'cwbggz' });
    // What everybody has who is signed in, and nothing else.
    const { body: own } = await (await as('nobody'))<typeof body>('GET', '/api/menus/build');
    expect(titles(own)).toEqual(['审批', '我的审批', '协同', '消息', '聊天']);
  });

  test('what an administrator changed stays when the code is started again', async () => {
    const { body } = await admin<Row[]>('GET', '/api/menus/tree');
    const flat = (rows: readonly Row[]): Row[] => rows.flatMap((row) => [row, ...flat(row.children as Row[])]);
    const pages = flat(body);
    const jobs = pages.find((row) => row.title === '岗位')!;
    expect((await admin('PUT', '/api/menus', { id: jobs.id, version: jobs.version, title: '职位' })).status).toBe(200);
    const roles = pages.find((row) => row.title === '角色')!;
    expect((await admin('DELETE', `/api/menus/${roles.id}`)).status).toBe(204);
    const [role] = (await admin<Page>('GET', '/api/system/roles?code=GM')).body.content;
    const whole = (await admin<Row>('GET', `/api/system/roles/${role!.id}`)).body;
    const permissions = (whole.permissions as string[]).filter((p) => p !== 'identity:user:list');
    await admin('PUT', '/api/system/roles', { id: whole.id, version: whole.version, permissions });
    await identityModule.start?.(server.app);
    const again = (await admin<Row>('GET', `/api/system/roles/${role!.id}`)).body;
    expect(again.permissions).not.toContain('identity:user:list');
    const sifted = (await admin<Row[]>('GET', '/api/menus/sift?q=%E8%81%8C%E4%BD%8D')).body;
    expect(sifted).toHaveLength(1);
    expect((await admin<Row[]>('GET', '/api/menus/sift?q=%E8%A7%92%E8%89%B2')).body).toEqual([]);
  });

  test('a start with nothing new changes nothing', async () => {
    const seeded = async () =>
      (
        await server.db.query<{ n: number }>(
          `select count(*)::int as n from kernel_history where reason = '与程序同步'`,
        )
      )[0]?.n;
    const before = await seeded();
    await identityModule.start?.(server.app);
    expect(await seeded()).toBe(before);
  });

  test('opened pages are counted and come back as the most used', async () => {
    const ops = await as('ops');
    const { body } = await ops<{ children: { id: number; label: string }[] }[]>('GET', '/api/menus/build');
    const { id } = body.flatMap((item) => item.children).find((item) => item.label === '船位报告跟踪')!;
    for (const _time of [1, 2]) expect((await ops('POST', `/api/updateUsersMenusClick?menuId=${id}`)).status).toBe(204);
    expect((await ops<unknown[]>('GET', '/api/system/my/frequent-menus')).body).toEqual([
      expect.objectContaining({ id, count: 2, path: '/voyage/voyage-report-home' }),
    ]);
  });
});

describe('roles and permissions', () => {
  test('every permission is in the catalogue with its holders', async () => {
    const { body } = await admin<
      { domain: string; subjects: { permissions: { permission: string; roles: string[] }[] }[] }[]
    >('GET', '/api/system/permissions');
    const all = body.flatMap((domain) => domain.subjects.flatMap((subject) => subject.permissions));
    expect(all.find((p) => p.permission === 'voyage:report:confirm')?.roles).toContain('航运操作');
    for (const { permission } of modules.flatMap((m) => m.endpoints.map((e) => e.route))) {
      if (permission !== 'public' && permission !== 'signedIn')
        expect(all.map((p) => p.permission)).toContain(permission);
    }
    expect(permissionsIn(catalogueOf(modules))).toHaveLength(all.length);
  });

  test('nobody grants a role above the own level, or what they do not hold', async () => {
    const it = server.as({
      ...(await identity('it')),
      permissions: new Set(['identity:role:add', 'identity:user:add']),
    });
    const role = { name: '越级', code: 'ABOVE', level: 1, dataScope: 'all', permissions: [] };
    expect((await it<Refusal>('POST', '/api/system/roles', role)).status).toBe(403);
    const beyond = { ...role, level: 60, permissions: ['identity:user:switch'] };
    expect((await it<Refusal>('POST', '/api/system/roles', beyond)).body.message).toContain('identity:user:switch');
    const adminRole = await find('/api/system/roles?code=ADMIN');
    const draft = { username: 'friend', name: '朋友', organizationId: adminRole.id, roleIds: [adminRole.id] };
    expect((await it<Refusal>('POST', '/api/users', draft)).status).toBe(403);
  });

  async function identity(code: string): Promise<User> {
    const [row] = await server.db.query<{ id: number }>(
      `select u.id from identity_user u join identity_organization o on o.id = u.organization_id where o.code = upper($1) order by u.id limit 1`,
      [code],
    );
    return (await identityOf(server.db, row!.id, { now: server.app.now() }))!.user;
  }
});

describe('records', () => {
  test('a stale version is refused with the present row', async () => {
    const ship = (
      await admin<Row>('GET', `/api/system/vessels/${(await find('/api/system/vessels?shipCode=HYTS')).id}`)
    ).body;
    const save = (remark: string) =>
      admin<Refusal>('PUT', '/api/system/vessels', { id: ship.id, version: ship.version, remark });
    expect((await save('一')).status).toBe(200);
    const late = await save('二');
    expect(late).toMatchObject({ status: 409, body: { code: 'STALE', data: { current: { remark: '一' } } } });
  });

  test('the same create sent twice makes one record', async () => {
    const send = () =>
      admin<Row>(
        'POST',
        '/api/system/jobs',
        { code: 'TWICE', name: '一次', category: 'SHORE' },
        { 'idempotency-key': 'job-twice-1' },
      );
    const [one, two] = [await send(), await send()];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body.id).toBe(one.body.id);
  });

  test('a wrong IMO check digit is named at its field', async () => {
    const draft = {
      name: '错号',
      nameEn: 'WRONG',
      shipCode: 'WR',
      imo: '9074728',
      type: 'OIL_TANKER',
      tradeArea: 'COASTAL',
      ownership: 'OWN',
      status: 'ACTIVE',
    };
    const answer = await admin<Refusal>('POST', '/api/system/vessels', draft);
    expect(answer.body.errors).toEqual([expect.objectContaining({ field: 'imo' })]);
  });

  test('a new vessel gets its organization, which is renamed with it', async () => {
    const draft = {
      name: '新船',
      nameEn: 'NEW SHIP',
      shipCode: 'NEW',
      imo: '9074729',
      type: 'OIL_TANKER',
      tradeArea: 'COASTAL',
      ownership: 'OWN',
      status: 'ACTIVE',
    };
    const { body } = await admin<Row>('POST', '/api/system/vessels', draft);
    expect(body.labels).toMatchObject({ organizationId: '新船' });
    const renamed = await admin<Row>('PUT', '/api/system/vessels', {
      id: body.id,
      version: body.version,
      name: '改名',
    });
    expect(renamed.status).toBe(200);
    expect((await admin<Row>('GET', `/api/system/organizations/${body.organizationId}`)).body.name).toBe('改名');
  });

  test('a unit with people cannot be deleted, and none lies below itself', async () => {
    const unit = await find('/api/system/organizations?code=OPS');
    expect((await admin<Refusal>('DELETE', `/api/organization/${unit.id}`)).body.code).toBe('CONFLICT');
    const root = await find('/api/system/organizations?type=PARENT_COMPANY');
    const moved = await admin<Refusal>('PUT', '/api/organization', {
      id: root.id,
      version: root.version,
      parentId: unit.id,
    });
    expect(moved.body.code).toBe('RULE');
  });

  test('a leader item is saved, read and deleted by the calls of the specification', async () => {
    const unit = await find('/api/system/organizations?code=IT');
    const person = await find('/api/system/users?username=hr');
    const config = await admin<Row>('POST', '/api/qhseDeptLeaderConfig', { organizationId: unit.id });
    const item = { configId: config.body.id, partyId: person.id, itemType: 'DUTY', level: 1 };
    expect((await admin('POST', '/api/saveDeptLeaderConfigItem', item)).status).toBe(200);
    const items = async () => (await admin<Row[]>('GET', `/api/getDeptLeaderConfigItem/${config.body.id}`)).body;
    const made = (await items()).find((row) => row.partyId === person.id);
    expect(made).toMatchObject({ itemType: 'DUTY' });
    expect((await admin('DELETE', `/api/weekDeleteDeptLeaderConfigItem/${made!.id}`)).status).toBe(204);
    expect((await items()).map((row) => row.partyId)).not.toContain(person.id);
  });

  test('usernames differ by more than upper and lower case', async () => {
    const draft = {
      username: 'OPS',
      name: '重名',
      organizationId: (await find('/api/system/organizations?code=OPS')).id,
    };
    expect((await admin<Refusal>('POST', '/api/users', draft)).body.code).toBe('DUPLICATE');
  });

  test('the organizations of a user are read and changed by the calls of the specification', async () => {
    const person = await find('/api/system/users?username=nobody');
    const [hr, it] = [await find('/api/system/organizations?code=HR'), await find('/api/system/organizations?code=IT')];
    const change = { userId: person.id, organizationIds: [hr.id, it.id] };
    expect((await admin('POST', '/api/updateOrganizationIdsRelationByUserId', change)).status).toBe(200);
    expect((await admin('GET', `/api/queryOrganizationIdsByUserId?userId=${person.id}`)).body).toEqual([hr.id, it.id]);
    const data = { userId: person.id, organizationIds: [it.id] };
    expect((await admin('POST', '/api/updateSysOrganizationIdsRelationByUserId', data)).status).toBe(200);
    expect((await admin('GET', `/api/querySysOrganizationIdsByUserId?userId=${person.id}`)).body).toEqual([it.id]);
  });
});
