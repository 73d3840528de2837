import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIVE_CLOSE } from '../kernel/live.ts';
import { machineNow } from '../kernel/server/clock.ts';
import { type Database, openDatabase } from '../kernel/server/db/db.ts';
import { enqueue } from '../kernel/server/jobs/jobs.ts';
import { tell } from '../kernel/server/live/live.ts';
import { type TestDatabase, testDatabase } from '../kernel/testing/database.ts';
import { liveClient } from '../kernel/testing/live-client.ts';
import { type NodeProcess, startNode, stopNode } from './testing/node-process.ts';
import { signInByWire } from './testing/wire.ts';

/** Two processes of the product on one database that nobody has prepared for them. */
const PASSWORD = 'Haiyue-2026';
const nodes: NodeProcess[] = [];
let database: TestDatabase;
let data: string;
let db: Database;
let first: string;
let second: string;

beforeAll(async () => {
  database = await testDatabase('template0');
  data = await mkdtemp(join(tmpdir(), 'fairway-two-'));
  db = openDatabase({ url: database.url, max: 3 });
  const begin = (): Promise<string> => {
    const node = startNode({
      url: db.url,
      data,
      args: ['--empty'],
      env: { DEMO_PASSWORD: PASSWORD, LOG_LEVEL: 'warn' },
    });
    nodes.push(node);
    return node.ready;
  };
  first = await begin();
  second = await begin();
}, 90_000);

afterAll(async () => {
  for (const node of nodes) await stopNode(node);
  await db.close();
  await database.drop();
  await rm(data, { recursive: true, force: true });
});

const signIn = (node: string): Promise<string> => signInByWire(node, 'admin', PASSWORD);

const call = (node: string, token: string, path: string, method = 'GET'): Promise<Response> =>
  fetch(node + path, { method, headers: { authorization: `Bearer ${token}` } });

test('a message told through one node reaches a browser on the other', async () => {
  const token = await signIn(first);
  const info = (await (await call(second, token, '/auth/info')).json()) as { user: { id: number } };
  const browser = await liveClient(second, { token });
  await tell({ db }, { users: [info.user.id], topic: 'news', data: { ship: 'Hai Yue Pioneer' } });
  expect(await browser.next('news')).toEqual({ ship: 'Hai Yue Pioneer' });
  browser.close();
});

test('signing out at one node ends the session and its line at the other at once', async () => {
  const token = await signIn(first);
  const browser = await liveClient(second, { token });
  // Both nodes have just worked out who this is, and would go on believing it for seconds.
  for (const node of [first, second]) expect((await call(node, token, '/auth/info')).status).toBe(200);
  expect((await call(first, token, '/auth/logout', 'POST')).status).toBe(204);
  expect(await browser.closed).toBe(LIVE_CLOSE.sessionEnded);
  expect((await call(second, token, '/auth/info')).status).toBe(401);
});

test('a job that one process asks for is done once by two', async () => {
  for (let n = 0; n < 20; n += 1)
    await enqueue({ db }, 'kernel.run-schedule', { name: 'kernel.mail', byName: `n${n}` });
  const runs = () =>
    db.query<{ by: string; state: string }>(
      `select by_name as by, state from kernel_schedule_run where by_name is not null`,
    );
  await expect.poll(async () => (await runs()).length, { timeout: 20_000 }).toBe(20);
  expect(new Set((await runs()).map(({ by }) => by)).size).toBe(20);
  // Those that met while one was running were skipped, none ran twice.
  expect((await runs()).every(({ state }) => state !== 'FAILED')).toBe(true);
});

test('a schedule fires once in ten slots out of ten over two processes', async () => {
  const ticking = [0, 1].map(() =>
    spawn(process.execPath, [join(import.meta.dirname, '../kernel/testing/schedule-node.ts'), 'test.tick'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, DATABASE_URL: db.url },
    }),
  );
  await Promise.all(ticking.map((node) => once(node.stdout!, 'data')));
  const started = new Date(machineNow()).toISOString();
  const runs = () =>
    db.query<{ slot: string; state: string; node: string }>(
      `select slot, state, node from kernel_schedule_run where name = 'test.tick' and slot > $1 order by slot`,
      [started],
    );
  await expect.poll(async () => (await runs()).length, { timeout: 25_000 }).toBeGreaterThanOrEqual(10);
  for (const node of ticking) node.kill('SIGTERM');
  await Promise.all(ticking.map((node) => once(node, 'exit')));
  const ten = (await runs()).slice(0, 10);
  const begin = Date.parse(ten[0]!.slot);
  expect(ten.map(({ slot }) => (Date.parse(slot) - begin) / 500)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(ten.map(({ state }) => state)).toEqual(Array(10).fill('DONE'));
});
