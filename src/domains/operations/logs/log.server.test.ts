import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import type { ListQuery } from '../../../kernel/list-query.ts';
import { route } from '../../../kernel/route.ts';
import { COUNT_CAP, readList } from '../../../kernel/server/crud/list.ts';
import { serve } from '../../../kernel/server/http/endpoint.ts';
import { daysFrom, TEST_NOW } from '../../../kernel/testing/clock.ts';
import type { Send, TestServer } from '../../../kernel/testing/server.ts';
import { testServer } from '../../../kernel/testing/server.ts';
import { authenticate } from '../../identity/public.server.ts';
import { callLog } from './call-log.resource.ts';
import { countOldLogs, purgeLogs } from './keep-logs.server.ts';
import { logsWritten } from './write-logs.server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Page = { content: Row[]; totalElements: number };

const breaking = serve(
  route({ method: 'GET', path: '/api/system/breaking', permission: 'public', summary: { zh: '坏', en: 'Breaks' } }),
  async () => {
    throw new Error('the disk is full');
  },
);

let server: TestServer;
let admin: Send;
beforeAll(async () => {
  server = await testServer({ modules, endpoints: [breaking], authenticate, settings: { captcha: false } });
  admin = server.as({ name: '管理员', permissions: new Set(['*']), scope: {} });
}, 120_000);
afterAll(() => server.close());

/** The log is written once the answer has left. */
async function listed(send: Send, path: string): Promise<Row[]> {
  await logsWritten();
  return (await send<Page>('GET', encodeURI(path))).body.content;
}

test('what somebody changes stands in the operation log with who, what, from where, and leads to the values', async () => {
  const made = await admin<Row>('POST', '/api/system/jobs', { name: '瞭望员', code: 'LOOKOUT' });
  expect(made.status).toBe(200);
  const [line] = await listed(admin, '/api/system/call-logs?act=岗位');
  expect(line).toMatchObject({
    userName: '管理员',
    act: '新建岗位',
    actEn: 'Create post',
    target: 'POST /api/system/jobs',
    result: 'OK',
    address: '127.0.0.1',
  });
  const changes = await admin<Row[]>('GET', `/api/system/call-logs/changes?requestId=${line?.requestId}`);
  expect(changes.body).toMatchObject([{ kindLabel: '岗位', actionLabel: '新建', recordId: made.body.id }]);
});

test('who acts as another stands beside the one in whose name it was done', async () => {
  const acting = server.as({ name: '船长', permissions: new Set(['*']), actor: { id: 1, name: '管理员' } });
  await acting('POST', '/api/system/jobs', { name: '木匠', code: 'CARPENTER' });
  const [line] = await listed(admin, '/api/system/call-logs?actorName=管理员');
  expect(line).toMatchObject({ userName: '船长', actorName: '管理员' });
  const [change] = await listed(admin, '/api/system/change-logs?resource=identity.job&actorName=管理员');
  expect(change).toMatchObject({ userName: '船长', actorName: '管理员', action: 'add', requestId: line?.requestId });
});

test('a refusal is logged with its reason, reading is not logged, taking data out is', async () => {
  const reader = server.as({ name: '只读', permissions: new Set(['identity:job:list', 'identity:job:export']) });
  expect((await reader('POST', '/api/system/jobs', { name: '无权', code: 'NO' })).status).toBe(403);
  await reader('GET', '/api/system/jobs');
  expect((await reader('GET', '/api/system/jobs/export?columns=name')).status).toBe(200);
  const lines = await listed(admin, '/api/system/call-logs?userName=只读');
  expect(lines.map((line) => [line.target, line.result])).toEqual([
    ['GET /api/system/jobs/export', 'OK'],
    ['POST /api/system/jobs', 'REFUSED'],
  ]);
  expect(lines[1]?.reason).toContain('identity:job:add');
});

test('a failure stands in the error log by its request number; the stack is for administrators alone', async () => {
  const failed = await admin<{ requestId: string }>('GET', '/api/system/breaking');
  expect(failed.status).toBe(500);
  const { requestId } = failed.body;
  const watcher = server.as({ permissions: new Set(['operations:errorLog:list', 'operations:errorLog:export']) });
  const [line] = await listed(watcher, `/api/system/error-logs?requestId=${requestId}`);
  expect(line).toMatchObject({ message: 'the disk is full', target: 'GET /api/system/breaking', requestId });
  expect(JSON.stringify(line)).not.toContain('log.server.test');
  const path = `/api/system/error-logs/stack?requestId=${requestId}`;
  expect((await watcher('GET', path)).status).toBe(403);
  expect((await admin<{ stack: string }>('GET', path)).body.stack).toContain('log.server.test');
});

test('sign-ins and refusals stand with device and address; what was typed as password never does', async () => {
  const nobody = server.withToken(undefined);
  const typed = { username: 'intruder', password: 'Guess-1234', uuid: '' };
  expect((await nobody('POST', '/auth/login', typed, { 'user-agent': 'Firefox/140' })).status).toBe(400);
  const [line] = await listed(admin, '/api/system/sign-in-records?username=intruder');
  expect(line).toMatchObject({ ok: false, kind: 'password', device: 'Firefox/140', address: '127.0.0.1' });
  expect(line?.reason).toMatch(/\p{Script=Han}/u);
  expect(line?.reasonEn).not.toMatch(/\p{Script=Han}/u);
  const everything = await server.db.query(
    'select * from identity_sign_in_log union all select * from identity_sign_in_log',
  );
  expect(JSON.stringify([everything, await listed(admin, '/api/system/call-logs')])).not.toContain('Guess-1234');
});

test('what was done in the last moment stands in the log when the server is stopped', async () => {
  for (const n of [1, 2, 3]) await admin('POST', '/api/system/jobs', { name: `夜班${n}`, code: `NIGHT${n}` });
  await new Promise((resolve) => setImmediate(resolve));
  for (const module of modules) await module.stop?.(server.app);
  const lines = await server.db.query('select act, ms, request_id from operations_call_log order by id desc limit 3');
  const history = await server.db.query(
    `select request_id from kernel_history where resource = 'identity.job' order by id desc limit 3`,
  );
  expect(lines).toMatchObject(history.map((line) => ({ ...line, act: '新建岗位', ms: expect.any(Number) })));
});

test('how far somebody read a chat is no act', async () => {
  await admin('POST', '/api/system/chats/999/read', { upTo: 1 });
  await admin('POST', '/api/system/chats/999/leave');
  const lines = await listed(admin, '/api/system/call-logs?q=chats/999');
  expect(lines.map((line) => line.target)).toEqual(['POST /api/system/chats/999/leave']);
});

test('nobody writes a log by hand, and who may not see it does not', async () => {
  const path = '/api/system/call-logs';
  expect((await admin('POST', path, {})).status).toBe(404);
  expect((await admin('DELETE', `${path}/1`)).status).toBe(404);
  const other = server.as({ permissions: new Set(['identity:job:list']) });
  for (const log of ['call-logs', 'change-logs', 'sign-in-records', 'error-logs']) {
    expect((await other('GET', `/api/system/${log}`)).status).toBe(403);
    expect((await other('GET', `/api/system/${log}/export`)).status).toBe(403);
  }
});

/** Lines and entries of indexes that the database read for one page of the log. */
async function linesRead(query: ListQuery): Promise<number> {
  return server.db.transaction(async (db) => {
    await db.query('set local max_parallel_workers_per_gather = 0');
    const readSoFar = async (): Promise<number> => {
      const [read] = await db.query<{ n: number }>(
        `select (pg_stat_get_xact_tuples_returned('operations_call_log'::regclass) + coalesce(sum(pg_stat_get_xact_tuples_returned(indexrelid)), 0))::int as n
        from pg_index where indrelid = 'operations_call_log'::regclass`,
      );
      return read!.n;
    };
    const before = await readSoFar();
    await readList(callLog, { ...server.ctx(), db }, query);
    return (await readSoFar()) - before;
  });
}

test('of 50,000 lines a list reads no more than it shows and counts, and a filter each line once for the page and once for the count', async () => {
  await logsWritten();
  await server.db.query(
    `insert into operations_call_log (create_by, create_name, at, user_name, act, target, result, ms, address, request_id)
    select i % 300, 'u' || i % 300, $1::timestamptz - i * interval '1 minute', '用户' || i % 300, '修改航次报告', 'PUT /api/voyage/reports', 'OK', 20, '10.0.0.1', 'r' || i
    from generate_series(1, 50000) i`,
    [TEST_NOW.toISOString()],
  );
  await server.db.query('vacuum analyze operations_call_log');
  const counted = COUNT_CAP + 1;
  const lines = 50_500;
  const most: [ListQuery, number][] = [
    [{}, counted + 100],
    [{ page: '400' }, counted + 401 * 20 + 100],
    [{ result: 'OK' }, counted + 1_000],
    [{ userName: '用户299' }, 2 * lines],
    [{ atFrom: daysFrom(-1).toISOString() }, 2 * lines],
    [{ requestId: 'r49999' }, 2 * lines],
    [{ q: 'x' }, 2 * lines],
  ];
  const over: unknown[] = [];
  for (const [query, bound] of most) {
    const read = await linesRead(query);
    if (read > bound || read < 20) over.push({ query, read, bound });
  }
  expect(over).toEqual([]);
}, 60_000);

test('logs are kept as many months as the setting says; the history of records stays', async () => {
  const ctx = server.ctx();
  await server.db.query(
    `insert into operations_call_log (create_by, create_name, at, result, act) values (1, 'x', $1, 'OK', '陈旧')`,
    [daysFrom(-400).toISOString()],
  );
  const before = await server.db.query<{ n: number }>('select count(*)::int as n from kernel_history');
  const old = await countOldLogs(ctx, 12);
  expect(old).toBeGreaterThan(0);
  expect(await purgeLogs(ctx, 12)).toBe(old);
  expect(await countOldLogs(ctx, 12)).toBe(0);
  expect(await listed(admin, '/api/system/call-logs?act=陈旧')).toEqual([]);
  expect(await server.db.query('select count(*)::int as n from kernel_history')).toEqual(before);
});
