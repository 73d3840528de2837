import ExcelJS from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { startPlatform } from '../../../app/testing/platform.ts';
import { sealed } from '../../../kernel/testing/sealed.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { identityOf } from '../auth/identity.server.ts';
import { demoAccounts } from '../demo/accounts.server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Page = { content: Row[]; totalElements: number };

let server: TestServer;
let admin: Send;
const now = new Date('2026-11-21T04:00:00Z');
const { password } = demoAccounts({ demo: true });

async function idOf(username: string): Promise<number> {
  const [row] = await server.db.query<{ id: number }>('select id from identity_user where username = $1', [username]);
  return row!.id;
}

async function as(username: string): Promise<Send> {
  const identity = await identityOf(server.db, await idOf(username), { now });
  return server.as(identity!.user);
}

const seal = (text: string): Promise<string> => sealed(admin, text, { at: now.getTime() });

beforeAll(async () => {
  server = await testServer({ modules, now: () => now });
  await startPlatform(server);
  admin = await as('admin');
});
afterAll(() => server.close());

test('the password of a mail account is shown to its owner alone, against the own password, and the look is logged', async () => {
  const ops = await as('ops');
  const id = await idOf('ops');
  const account = { email: 'ops@haiyue.example', emailPass: 'Mail-Secret-1', host: 'smtp.haiyue.example', port: 465 };
  const clear = await ops<{ errors: object[] }>('PUT', '/api/users/updateEmail', account);
  expect(clear.body.errors).toMatchObject([{ field: 'emailPass' }]);
  const letter = { ...account, emailPass: await seal(account.emailPass) };
  expect((await ops('PUT', '/api/users/updateEmail', letter)).status).toBe(204);
  const mine = await ops<Row>('GET', '/api/getUserByCurrentEmail');
  expect(mine.body).toMatchObject({ email: account.email, hasEmailPass: true });
  expect(mine.raw.toString()).not.toContain(account.emailPass);
  const view = async (call: Send, text: string) =>
    call<{ emailPass: string }>(
      'GET',
      `/api/users/viewEmailPass/${id}?password=${encodeURIComponent(await seal(text))}`,
    );
  expect((await view(ops, 'Wrong-1')).status).toBe(400);
  expect((await view(ops, password)).body.emailPass).toBe(account.emailPass);
  expect((await view(admin, password)).status).toBe(404);
  const [stored] = await server.db.query<{ sealed: string }>(
    'select sealed_password as sealed from identity_mail_account',
  );
  expect(stored?.sealed).not.toContain(account.emailPass);
  const log = await ops<Page>('GET', '/api/system/my/history');
  expect(log.body.content.map((row) => row.action)).toContain('viewEmailPass');
});

test('an address is changed against the own password, by others only with the permission', async () => {
  const ops = await as('ops');
  const path = `/api/users/updateEmail/${await idOf('ops')}`;
  expect((await ops('POST', path, { email: 'new@haiyue.example', password })).status).toBe(400);
  const wrong = { email: 'new@haiyue.example', password: await seal('Wrong-1') };
  expect((await ops('POST', path, wrong)).status).toBe(400);
  expect((await ops('POST', path, { email: 'new@haiyue.example', password: await seal(password) })).body).toMatchObject(
    {
      email: 'new@haiyue.example',
    },
  );
  expect((await (await as('gm'))('POST', path, { email: 'x@haiyue.example' })).status).toBe(403);
  expect((await admin('POST', path, { email: 'ops@haiyue.example' })).status).toBe(200);
});

test('nobody takes another name: it is set by those who keep accounts, and the history says whose it is', async () => {
  const nobody = await as('nobody');
  const id = await idOf('nobody');
  await nobody('PUT', '/api/system/my/profile', { name: '林远航', nameEn: 'Lin Yuanhang', phone: '021-2' });
  const read = async () => (await admin<Row>('GET', `/api/system/users/${id}`)).body;
  const before = await read();
  expect(before).toMatchObject({ name: '新员工', nameEn: 'New colleague', phone: '021-2' });
  for (const name of ['系统管理员\u202e', '林\u200b远航', '林\n远航'])
    expect((await admin('PUT', '/api/system/users', { id, version: before.version, name })).status).toBe(400);
  expect((await admin('PUT', '/api/system/users', { id, version: before.version, name: '林远航' })).status).toBe(200);
  await (await as('nobody'))('PUT', '/api/system/my/profile', { phone: '021-3' });
  const history = await admin<{ userName: string; username: string }[]>('GET', `/api/system/users/${id}/history`);
  expect(history.body[0]).toMatchObject({ userName: '林远航', username: 'nobody' });
  expect((await admin('PUT', '/api/system/users', { ...(await read()), name: '新员工' })).status).toBe(200);
});

test('my operation log holds what I did and nothing of others', async () => {
  const gm = await as('gm');
  expect((await gm('PUT', '/api/system/my/profile', { phone: '021-1' })).status).toBe(200);
  const { body } = await gm<Page>('GET', '/api/system/my/history');
  expect(body.content[0]).toMatchObject({ action: 'edit', label: '用户', changes: [{ field: 'phone', new: '021-1' }] });
  expect(body.totalElements).toBe(1);
});

test('the order of my menu is mine', async () => {
  const ops = await as('ops');
  const before = (await ops<Row[]>('GET', '/api/menus/build')).body.map((item) => item.id);
  expect((await ops('PUT', '/api/users/menu', { menuIds: before.toReversed() })).status).toBe(204);
  expect((await ops<Row[]>('GET', '/api/menus/build')).body.map((item) => item.id)).toEqual(before.toReversed());
  const others = (await admin<Row[]>('GET', '/api/menus/build')).body.map((item) => item.id);
  expect(others.filter((id) => before.includes(id))).toEqual(before);
});

async function workbook(rows: unknown[][]): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('分管').addRows([['账号', '船舶', '起', '止'], ...rows]);
  const file = Buffer.from(await book.xlsx.writeBuffer());
  const boundary = 'sheet-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="r.xlsx"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

test('an import of ship responsibilities widens what a person sees; one bad row imports nothing and is named', async () => {
  const post = async (rows: unknown[][]) => {
    const { payload, headers } = await workbook(rows);
    return admin<{ imported: number; errors: { field: string }[] }>('POST', '/api/importVmShipResp', payload, headers);
  };
  const bad = await post([
    ['tech', '海岳昆仑', '2026-01-01', ''],
    ['tech', '没有的船', '2026-01-01', ''],
  ]);
  expect(bad.status).toBe(400);
  expect(bad.body.errors).toEqual([expect.objectContaining({ field: '3.ship' })]);
  expect((await (await as('tech'))<Page>('GET', '/api/system/vessels')).body.totalElements).toBe(7);
  const good = await post([
    ['tech', 'HYKL', '2026-01-01', ''],
    ['TECH', 'HAI YUE TAISHAN', '2026-01-01', '2026-06-30'],
  ]);
  expect(good.body).toMatchObject({ imported: 2 });
  expect((await (await as('tech'))<Page>('GET', '/api/system/vessels')).body.totalElements).toBe(8);
});
