import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules, platform } from '../../../app/domains.server.ts';
import { systemContext } from '../../../kernel/server/context.ts';
import { openDatabase } from '../../../kernel/server/db/db.ts';
import { statements } from '../../../kernel/server/db/statement-figures.ts';
import { setSetting } from '../../../kernel/server/settings/settings.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { identityModule } from '../../identity/public.server.ts';
import { thisNode } from '../monitor-server/node-reports.server.ts';

type Row = Record<string, unknown>;
const PATHS = ['server', 'sql/statements', 'sql/slow', 'sql/activity', 'sql/sizes'].map(
  (path) => `/api/system/monitoring/${path}`,
);

let server: TestServer;
let admin: Send;

beforeAll(async () => {
  // The figures are of this process, which has served other tests before.
  statements.reset();
  server = await testServer({ modules });
  await server.db.transaction((tx) =>
    identityModule.seed!(systemContext(tx, { now: server.app.now(), reason: 'test' })),
  );
  for (const module of platform) await module.start?.(server.app);
  admin = server.as();
});
afterAll(() => server.close());

const get = async <T = Row>(path: string): Promise<T> => {
  const { status, body } = await admin<T>('GET', `/api/system/monitoring/${path}`);
  expect(status).toBe(200);
  return body;
};

test('the monitors are for administrators: everybody else is refused, and a visitor must sign in', async () => {
  const clerk = server.as({ permissions: new Set(['identity:user:list', 'voyage:report:list']) });
  for (const path of PATHS) {
    expect((await clerk('GET', path)).status).toBe(403);
    expect((await server.withToken(undefined)('GET', path)).status).toBe(401);
  }
});

test('a node reports what the machine really has', async () => {
  const { nodes, database } = await get<{ nodes: Row[]; database: Row }>('server');
  const [node] = nodes;
  expect(node).toMatchObject({ node: thisNode, answering: true, alive: true, pid: process.pid });
  expect(node).toMatchObject({ nodeVersion: process.versions.node });
  const [sample] = node!.samples as Record<string, number>[];
  expect(sample!.resident).toBeGreaterThan(20_000_000);
  expect(sample!.machineMemory).toBeLessThanOrEqual(node!.memory as number);
  expect(sample!.diskUsed).toBeLessThan(sample!.diskTotal!);
  expect(sample!.loopDelay).toBeLessThan(60_000);
  expect(database.version).toMatch(/^\d+/);
  expect(database.size).toBeGreaterThan(1_000_000);
});

test('a statement is counted with its calls, times and rows, by its name and without its values', async () => {
  for (let i = 0; i < 40; i += 1) {
    await server.db.query({
      name: 'test-counted',
      text: 'select generate_series(1, $1::int), $2::text as word',
      values: [3, 'geheim'],
    });
  }
  const { statements: shown, source } = await get<{ statements: Row[]; source: string }>('sql/statements');
  expect(source).toBe('server');
  const row = shown.find(({ name }) => name === 'test-counted')!;
  expect(row).toMatchObject({ calls: 40, rowsPerCall: 3, failures: 0 });
  expect(row.p95Ms).toBeGreaterThan(0);
  expect(row.meanMs).toBeLessThanOrEqual(row.maxMs as number);
  expect((row.histogram as [number, number][]).reduce((sum, [, n]) => sum + n, 0)).toBe(40);
  expect(JSON.stringify(shown)).not.toContain('geheim');
});

test('a statement above the set limit is in the slow list with its text, never its values', async () => {
  await server.db.transaction((tx) =>
    setSetting(systemContext(tx, { now: server.app.now(), reason: 'test' }), 'system.slowStatementMs', 50),
  );
  await expect.poll(async () => (await get('sql/slow')).fromMs).toBe(50);
  await server.db.query('select pg_sleep($1), $2::text', [0.08, 'geheim']);
  const { runs } = await get<{ runs: Row[] }>('sql/slow');
  expect(runs[0]).toMatchObject({ text: 'select pg_sleep($1), $2::text' });
  expect(runs[0]!.ms).toBeGreaterThanOrEqual(75);
  expect(JSON.stringify(runs)).not.toContain('geheim');
});

test('who waits for whose lock is shown with the table, and another program’s values are not', async () => {
  const other = openDatabase({ url: server.db.url, max: 2 });
  const [locked, freed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = other.transaction(async (tx) => {
    await tx.query("select 'geheim' as x");
    await tx.query('lock table identity_job in access exclusive mode');
    locked.resolve();
    await freed.promise;
  });
  await locked.promise;
  const waiting = server.db.query('select count(*) from identity_job');
  await expect
    .poll(async () => {
      const { sessions } = await get<{ sessions: Row[] }>('sql/activity');
      expect(JSON.stringify(sessions)).not.toContain('geheim');
      return sessions.filter((row) => (row.blockedBy as number[]).length > 0);
    })
    .toMatchObject([{ table: 'identity_job', text: 'select count(*) from identity_job' }]);
  freed.resolve();
  await Promise.all([holding, waiting]);
  await other.close();
});

test('tables and indexes have their sizes; an index is unused only while nobody reads by it and it keeps nothing apart', async () => {
  await server.db.query('create table spare (id int primary key, a int); create index spare_a on spare (a)');
  await server.db.query('insert into spare select i, i from generate_series(1, 1000) i');
  const { tables, indexes, databaseBytes } = await get<{ tables: Row[]; indexes: Row[]; databaseBytes: number }>(
    'sql/sizes',
  );
  const spare = tables.find(({ table }) => table === 'spare') as Record<string, number>;
  expect(spare.totalBytes).toBe(spare.tableBytes! + spare.indexBytes!);
  expect(databaseBytes).toBeGreaterThan(spare.totalBytes!);
  expect(indexes.find(({ index }) => index === 'spare_a')).toMatchObject({
    unused: true,
    unique: false,
    columns: 'btree (a)',
  });
  expect(indexes.find(({ index }) => index === 'spare_pkey')).toMatchObject({ unused: false, unique: true });
});

test('no word sent to the monitors reaches the database as SQL', async () => {
  for (const word of ["'; drop table spare; --", '1) union select 1', '$(reboot)']) {
    const sent = encodeURIComponent(word);
    expect((await admin('GET', `/api/system/monitoring/sql/statements?source=${sent}`)).status).toBe(400);
    expect((await admin('GET', `/api/system/monitoring/sql/sizes?q=${sent}`)).status).toBe(200);
  }
  expect(await server.db.query("select 1 from pg_class where relname = 'spare'")).toHaveLength(1);
});

test('an administrator makes the finder’s lines anew and sees how far it is; not twice at once, nobody else', async () => {
  const path = '/api/system/monitoring/finder/rebuild';
  const clerk = server.as({ permissions: new Set(['operations:serverMonitor:list']) });
  expect((await clerk('POST', path)).status).toBe(403);
  await server.db.query('delete from kernel_search');
  const begun = await admin<{ taskId: number }>('POST', path);
  expect(begun.status).toBe(200);
  expect((await admin('POST', path)).status).toBe(409);
  await server.runJobs();
  const [task] = await server.db.query<{ state: string; done: number; total: number }>(
    'select state, done, total from kernel_task where id = $1',
    [begun.body.taskId],
  );
  expect(task).toMatchObject({ state: 'DONE', done: task?.total });
  const [line] = await server.db.query(
    `select 1 from kernel_search where kind = 'identity.user' and title = '系统管理员'`,
  );
  expect(line).toBeDefined();
  expect((await admin('POST', path)).status).toBe(200);
});
