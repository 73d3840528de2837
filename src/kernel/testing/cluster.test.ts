import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isAlive } from '../server/postgres/postmaster.ts';
import { joinTestCluster } from './cluster.ts';
import { isEnding, serverOf, throwAway } from './cluster-folder.ts';
import { administer, copyName } from './copies.ts';
import { keptState, type State } from './states.ts';

vi.setConfig({ testTimeout: 120_000 }); // each test starts a cluster, some in several processes

async function emptyCache(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'fairway-cache-'));
  await chmod(made, 0o711);
  return made;
}

/** What a first run leaves: making a cluster takes longer than all that a test does with it. */
let left: string;
beforeAll(async () => {
  left = await emptyCache();
  const cluster = await joinTestCluster({ cache: left });
  await cluster.leave();
});
afterAll(async () => {
  for (const name of await readdir(left)) if (name.startsWith('postgres-')) await throwAway(join(left, name));
  await rm(left, { recursive: true });
});

let cache: string;
beforeEach(async () => {
  cache = await emptyCache();
  await cp(left, cache, { recursive: true, dereference: true });
});
afterEach(async () => {
  const cluster = await joinTestCluster({ cache });
  await cluster.leave();
  await throwAway(cluster.folder);
  await rm(cache, { recursive: true });
});

type Run = { pid: number; url: string; folder: string; kill: () => Promise<void>; leave: () => Promise<void> };

/** A run in a process of its own; `work` is done in it before it says that it is ready. */
async function otherRun(work = ''): Promise<Run> {
  const program = `
    const { joinTestCluster } = await import('./cluster.ts');
    const { keptState } = await import('./states.ts');
    const { administer, copyName } = await import('./copies.ts');
    const cluster = await joinTestCluster({ cache: ${JSON.stringify(cache)} });
    ${work};
    console.log(JSON.stringify(cluster));
    process.stdin.once('data', () => cluster.leave().then(() => process.exit()));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const said = await Promise.race([once(child.stdout, 'data'), ended.then(() => ['{}'])]);
  const { url, folder } = JSON.parse(String(said[0])) as { url: string; folder: string };
  return {
    pid: child.pid!,
    url,
    folder,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    leave: async () => {
      child.stdin.write('leave');
      await ended;
    },
  };
}

async function databases(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(`select datname from pg_database where datname ~ '^(t_|fairway_)' order by 1`);
  await client.end();
  return rows.map(({ datname }) => datname);
}

async function sessionsOf(url: string, pid: number): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_stat_activity where application_name = $1', [
    `fairway ${pid}`,
  ]);
  await client.end();
  return rowCount ?? 0;
}

/** A state that is made by leaving a table, and tells how often it was. */
function stateNamed(name: string, tell: () => void = () => {}): State {
  return {
    name,
    madeOf: { entries: [] },
    make: async ({ url }) => {
      tell();
      const client = new pg.Client(url);
      await client.connect();
      await client.query('create table made (a int)');
      await client.end();
    },
  };
}

const COPY = `await administer(cluster.url, 'create database ' + copyName())`;

test('runs share one server, which the last one stops; one that is killed harms neither the others nor the next', async () => {
  const one = await otherRun(COPY);
  const two = await otherRun(COPY);
  const server = await serverOf(one.folder);
  expect(two.url).toBe(one.url);
  await one.kill();
  expect(await databases(two.url)).toHaveLength(2);
  const three = await otherRun();
  const left = await databases(two.url);
  expect(left.map((name) => name.split('_')[1])).toEqual([String(two.pid)]);
  await three.leave();
  expect(await serverOf(two.folder)).toBe(server);
  await two.leave();
  expect(await serverOf(two.folder)).toBeUndefined();
  expect(isAlive(server!)).toBe(false);
});

test('a server that killed runs left is found by the next, which stops it', async () => {
  const killed = await otherRun();
  const server = await serverOf(killed.folder);
  await killed.kill();
  expect(await serverOf(killed.folder)).toBe(server);
  const next = await otherRun();
  expect(await serverOf(next.folder)).toBe(server);
  await next.leave();
  expect(await serverOf(next.folder)).toBeUndefined();
});

/** Tells the server to end once its sessions have: until then it takes no others. */
async function endGently(folder: string): Promise<number> {
  const server = (await serverOf(folder))!;
  process.kill(server, 'SIGTERM');
  await expect.poll(() => isEnding(folder)).toBe(true);
  return server;
}

test('a run that meets a server on its way down says so, and lets those leave for whom it waits', async () => {
  const first = await joinTestCluster({ cache });
  const kept = await keptState({ ...first, state: stateNamed('one') });
  await first.leave();
  const other = await otherRun();
  const server = await endGently(other.folder);
  const waits = Promise.withResolvers<string>();
  const joining = joinTestCluster({ cache, patienceMs: 3_600_000, say: waits.resolve });
  expect(await waits.promise).toContain(`process ${server}`);
  await other.leave();
  const next = await joining;
  expect(await serverOf(next.folder)).not.toBe(server);
  expect(await databases(next.url)).toEqual([kept.database]);
  await next.leave();
});

test('a server on its way down that outlasts the patience is ended and begun anew with what it holds, and its sessions with it', async () => {
  const other = await otherRun(COPY);
  const before = await databases(other.url);
  const server = await endGently(other.folder);
  const said: string[] = [];
  const next = await joinTestCluster({ cache, patienceMs: 500, say: (line) => void said.push(line) });
  expect(said).toEqual([expect.stringContaining('is shutting down'), expect.stringContaining('it is ended')]);
  expect(isAlive(server)).toBe(false);
  expect(await databases(next.url)).toEqual(before);
  await expect.poll(() => sessionsOf(next.url, other.pid)).toBe(1);
  await other.leave();
  await next.leave();
});

test('a server that is kept from its end by a session which does not hear is ended at once and made anew', async () => {
  const first = await joinTestCluster({ cache });
  await keptState({ ...first, state: stateNamed('one') });
  await first.leave();
  const other = await otherRun();
  const deaf = new pg.Client(other.url);
  deaf.on('error', () => {}); // it is cut off
  await deaf.connect();
  const { rows } = await deaf.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(rows[0]!.pid, 'SIGSTOP');
  const server = await endGently(other.folder);
  await other.kill();
  const next = await joinTestCluster({ cache, patienceMs: 500, endMs: 500, say: () => {} });
  expect(isAlive(server)).toBe(false);
  expect(await databases(next.url)).toEqual([]);
  await next.leave();
});

test('a cluster that was cut off is made anew, and so is one that does not start', async () => {
  const first = await joinTestCluster({ cache });
  const kept = await keptState({ ...first, state: stateNamed('one') });
  await first.leave();
  const second = await joinTestCluster({ cache });
  expect(await databases(second.url)).toEqual([kept.database]);
  await second.leave();

  const third = await otherRun();
  process.kill((await serverOf(third.folder))!, 'SIGKILL');
  await third.kill();
  await expect.poll(() => serverOf(third.folder)).toBeUndefined();
  const fourth = await joinTestCluster({ cache });
  expect(await databases(fourth.url)).toEqual([]);
  await fourth.leave();

  await rm(join(fourth.folder, 'postgres/global/pg_control'));
  const fifth = await joinTestCluster({ cache });
  expect(await databases(fifth.url)).toEqual([]);
  await fifth.leave();
});

test('what two want at once is made once, and used by whoever comes later', async () => {
  const cluster = await joinTestCluster({ cache });
  const tell = vi.fn();
  const wanted = [1, 2, 3].map(() => keptState({ ...cluster, state: stateNamed('one', tell) }));
  const found = await Promise.all(wanted);
  expect(new Set(found.map(({ database }) => database)).size).toBe(1);
  await keptState({ ...cluster, state: stateNamed('one', tell) });
  expect(tell).toHaveBeenCalledTimes(1);
  expect(await readdir(join(cluster.folder, 'states'))).toEqual([found[0]!.database]);
  await administer(cluster.url, `create database ${copyName()} template ${found[0]!.database}`);
  await cluster.leave();
});

test("half of a state, of a maker that failed or was killed, is nobody's and goes", async () => {
  const cluster = await joinTestCluster({ cache });
  const failing = { ...stateNamed('one'), make: () => Promise.reject(new Error('no ships')) };
  await expect(keptState({ ...cluster, state: failing })).rejects.toThrow('no ships');
  expect(await databases(cluster.url)).toEqual([]);
  const killed = await otherRun(
    `await new Promise((begun) => keptState({ ...cluster, state: { name: 'one', madeOf: { entries: [] }, make: () => { begun(); return new Promise(() => {}); } } }))`,
  );
  expect(await databases(cluster.url)).toEqual([expect.stringContaining(`t_${killed.pid}_`)]);
  await killed.kill();
  const tell = vi.fn();
  const kept = await keptState({ ...cluster, state: stateNamed('one', tell) });
  expect(tell).toHaveBeenCalledTimes(1);
  await cluster.leave();
  const next = await joinTestCluster({ cache });
  expect(await databases(next.url)).toEqual([kept.database]);
  await next.leave();
  expect(await readdir(join(next.folder, 'states'))).toEqual([kept.database]);
});

test('states are dropped after days without use, and the oldest ones beyond the room; not what another run may be using', async () => {
  const limits = { days: 7, bytes: 1_000_000_000 };
  const names = async (): Promise<string[]> => {
    const cluster = await joinTestCluster({ cache });
    const found = await databases(cluster.url);
    await cluster.leave();
    return found.map((name) => name.replace(/^fairway_(.+)_[0-9a-f]{12}$/, '$1'));
  };
  const first = await joinTestCluster({ cache, limits });
  const old = await keptState({ ...first, state: stateNamed('old') });
  await keptState({ ...first, state: stateNamed('newer') });
  await administer(first.url, `comment on database ${old.database} is '2026-01-01T00:00:00Z'`);
  await first.leave();
  expect(await names()).toEqual(['newer']);

  const other = await otherRun();
  const second = await joinTestCluster({ cache, limits: { ...limits, bytes: 1 } });
  await keptState({ ...second, state: stateNamed('newest') });
  await keptState({ ...second, state: stateNamed('last') });
  await second.leave();
  expect(await names()).toEqual(['last', 'newest']);
  await other.leave();
  const third = await joinTestCluster({ cache, limits: { ...limits, bytes: 1 } });
  await third.leave();
  expect(await names()).toEqual(['last']);
  expect(await readdir(join(third.folder, 'states'))).toHaveLength(1);
});
