import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { identityModule } from '../../identity/public.server.ts';
import { organization, user } from '../../identity/public.ts';

type Line = { userId: number; orgName: string; useCount: number; useSeconds: number; useDuration: string };
type Page = { content: Line[]; totalElements: number };

let clock = new Date('2026-11-21T04:00:00Z');
let server: TestServer;
let boss: Send;
let deptId = 0;
const ids: number[] = [];

const later = (seconds: number): void => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const beat = (send: Send, seconds: number) => send('POST', '/api/system/usage/heartbeat', { seconds });
const records = async (send: Send, query = ''): Promise<Line[]> =>
  (await send<Page>('GET', `/api/queryUserDuration?flag=2&page=0&size=300${query}`)).body.content;

beforeAll(async () => {
  server = await testServer({ modules, now: () => clock });
  await server.db.transaction((db) => identityModule.seed!({ ...server.ctx(), db }));
  const ctx = server.ctx();
  const unit = withDefaults(organization, {
    name: '航运部',
    nameEn: 'Operations',
    code: 'OPS',
    type: 'DEPT',
    parentId: 1,
  });
  deptId = (await recordsOf(organization).create(ctx, unit)).id;
  for (const username of ['one', 'two']) {
    const organizationId = username === 'one' ? deptId : 1;
    const row = await recordsOf(user).create(
      ctx,
      withDefaults(user, { username, name: `员工${username}`, organizationId }),
    );
    ids.push(row.id);
  }
  boss = server.as({
    permissions: new Set(['operations:usage:list', 'operations:usage:export']),
    scope: { organization: 'all' },
  });
}, 120_000);
afterAll(() => server.close());

test('time and opened pages of a person add up, by day, most used first', async () => {
  const [one, two] = [server.as({ id: ids[0], permissions: new Set() }), server.as({ id: ids[1] })];
  expect((await beat(one, 60)).status).toBe(204);
  later(60);
  await beat(one, 60);
  await beat(one, 60); // sent twice: nothing has passed
  await beat(two, 30);
  const [menu] = await server.db.query<{ id: number }>(
    `insert into identity_menu (create_by, create_name, type, title, path) values (0, 'test', 'page', '页', 'p') returning id`,
  );
  for (let i = 0; i < 3; i += 1) await two('POST', `/api/updateUsersMenusClick?menuId=${menu!.id}`);
  later(86_400);
  await beat(one, 45);
  expect(await records(boss)).toMatchObject([
    { sequence: 1, userId: ids[0], orgName: '航运部', useCount: 0, useSeconds: 165, useDuration: '2分45秒' },
    { sequence: 2, userId: ids[1], useCount: 3, useSeconds: 30 },
  ]);
  const today = await boss<Page>('GET', '/api/queryUserDuration?flag=1');
  expect(today.body.content.map((line) => [line.userId, line.useSeconds])).toEqual([[ids[0], 45]]);
});

test('by person and by department with all below it', async () => {
  expect((await records(boss, `&userId=${ids[1]}`)).map((line) => line.userId)).toEqual([ids[1]]);
  expect((await records(boss, `&orgId=${deptId}`)).map((line) => line.userId)).toEqual([ids[0]]);
  expect(await records(boss, '&orgId=1')).toHaveLength(2);
  // Choosers that were cleared ask for nobody in particular.
  expect(await records(boss, '&orgId=&userId=&from=&to=')).toHaveLength(2);
});

test('a reader sees the people of the own data alone; without the permission nobody', async () => {
  const scoped = server.as({ permissions: new Set(['operations:usage:list']), scope: { organization: [deptId] } });
  expect((await records(scoped)).map((line) => line.userId)).toEqual([ids[0]]);
  expect((await records(scoped, '&orgId=1')).map((line) => line.userId)).toEqual([ids[0]]);
  expect((await scoped('POST', '/api/exportUserDuration?flag=2')).status).toBe(403);
  const nobody = server.as({ permissions: new Set() });
  expect((await nobody('GET', '/api/queryUserDuration')).status).toBe(403);
  expect((await nobody('GET', '/api/system/usage/choices')).status).toBe(403);
  expect((await beat(server.withToken(undefined), 5)).status).toBe(401);
});

test('who acts as another adds to nobody', async () => {
  const acting = server.as({ id: ids[1], actor: { id: 1, name: '管理员' } });
  later(600);
  await beat(acting, 60);
  expect((await records(boss, `&userId=${ids[1]}`))[0]?.useSeconds).toBe(30);
});

test.each([0, -1, 301, 1.5, '60; drop table operations_usage'])(
  'a heartbeat of %j seconds is refused',
  async (seconds) => {
    expect((await beat(boss, seconds as number)).status).toBe(400);
  },
);

test('the records go to Excel as they are filtered', async () => {
  const sheet = await boss('POST', `/api/exportUserDuration?flag=2&orgId=${deptId}`);
  expect(sheet.status).toBe(200);
  const { default: excel } = await import('exceljs');
  const book = new excel.Workbook();
  await book.xlsx.load(sheet.raw as unknown as ArrayBuffer);
  const rows = book.worksheets[0]!.getSheetValues().slice(1) as unknown[][];
  expect(rows.map((row) => row.slice(1))).toEqual([
    ['序号', '部门', '用户', '使用次数', '使用时长', '登录账号'],
    [1, '航运部', '员工one', 0, '2分45秒', 'one'],
  ]);
});
