import { copyFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../kernel/testing/database.ts';
import { type NodeProcess, startNode, stopNode } from './testing/node-process.ts';
import { signInByWire } from './testing/wire.ts';

// Each test starts several processes one after the other; none waits for a time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** Without the demo company: what is made is less, the steps are the same. */
const EMPTY = ['--empty'];
const nodes: NodeProcess[] = [];
const opened: { database: TestDatabase; data: string }[] = [];

async function place(): Promise<{ url: string; data: string }> {
  const database = await testDatabase('template0');
  const data = await mkdtemp(join(tmpdir(), 'fairway-first-'));
  opened.push({ database, data });
  return { url: database.url, data };
}

type Start = Parameters<typeof startNode>[0];

function start(options: Start): NodeProcess {
  const node = startNode({ args: EMPTY, ...options });
  nodes.push(node);
  return node;
}

afterAll(async () => {
  for (const { child } of nodes) child.kill('SIGKILL');
  for (const { database, data } of opened) {
    await database.drop();
    await rm(data, { recursive: true, force: true });
  }
});

async function ask<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Rows of every table; what the running server writes about itself excepted. */
async function contentOf(url: string): Promise<Record<string, number>> {
  const tables = await ask<{ name: string }>(
    url,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname not in ('kernel_node', 'kernel_schedule_run', 'operations_server_node', 'operations_server_sample') order by 1`,
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as n from ${name}`);
  const rows = await ask<{ name: string; n: number }>(url, counts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

/** Tables of all schemas in which a text stands. */
async function wordsIn(url: string, word: string): Promise<string[]> {
  const tables = await ask<{ name: string }>(
    url,
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss', 'fairway_start') order by 1`,
  );
  const each = tables.map(
    ({ name }) => `select '${name}' as name where exists (select 1 from ${name} t where t::text like '%${word}%')`,
  );
  return (await ask<{ name: string }>(url, each.join(' union all '))).map(({ name }) => name);
}

const passwordIn = (said: string): string | undefined => /Password: (\S+)/.exec(said)?.[1];

/** The steps of a first start in their order, as its log tells them, without what differs from one to the next. */
const stepIn = (line: string): string | undefined =>
  /"msg":"((?:first start|migration|queues|seed|demo)[^"]*?)(?:: \d+ ms)?"/.exec(line)?.[1];

let steps: string[];
let whole: Record<string, number>;

beforeAll(async () => {
  const { url, data } = await place();
  const heard: string[] = [];
  const node = start({ url, data, hear: (line) => heard.push(stepIn(line) ?? '') });
  await node.ready;
  steps = heard.filter(Boolean);
  whole = await contentOf(url);
  expect(await stopNode(node)).toBe(0);
});

test('a first start tells its steps', () => {
  expect(steps.length).toBeGreaterThanOrEqual(12);
  expect(steps[0]).toBe('first start: begun');
  expect(steps.at(-1)).toBe('first start: done');
  expect(whole.identity_user).toBe(1);
  expect(whole.parameter_port).toBeGreaterThan(3_900);
});

/** Ends the first start with the signal as soon as it has told this step. */
async function cutOff(given: Omit<Start, 'hear'>, step: string, signal: NodeJS.Signals): Promise<NodeProcess> {
  const node = start({
    ...given,
    hear: (line, child) => stepIn(line) === step && child.kill(signal),
  });
  await node.ended;
  return node;
}

describe('a first start that is ended on its way is followed by one that makes the whole company', () => {
  /** Twenty moments over all steps, some of which are hit twice, by either signal; four in a row: all but the first hit the start that makes good what the one before broke. */
  const rows = Array.from({ length: 5 }, (_, i) => [i, i + 5, i + 10, i + 15] as const);
  const stepAt = (moment: number): string => steps[Math.floor((moment * (steps.length - 1)) / 19)]!;

  test.each(rows)('moments %i, %i, %i and %i of 20', async (...moments) => {
    const given = await place();
    for (const moment of moments) await cutOff(given, stepAt(moment), moment % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
    const node = start(given);
    await node.ready;
    expect(await contentOf(given.url)).toEqual(whole);
    expect(passwordIn(node.said())).toBeDefined();
    expect(await stopNode(node)).toBe(0);
  });
});

test('ten nodes that start at once on an empty database serve one whole company', async () => {
  const { url, data } = await place();
  const ten = Array.from({ length: 10 }, () => start({ url, data }));
  const addresses = await Promise.all(ten.map(({ ready }) => ready));
  expect(new Set(addresses).size).toBe(10);
  for (const address of addresses) expect((await fetch(`${address}/ready`)).status).toBe(200);
  expect(await contentOf(url)).toEqual(whole);
  expect(new Set(ten.map(({ said }) => passwordIn(said()))).size).toBe(1);
  expect(await Promise.all(ten.map(stopNode))).toEqual(Array(10).fill(0));
});

describe('the password of the first accounts', () => {
  test('is printed at each start until somebody has signed in, and lies in no database', async () => {
    const given = await place();
    const first = start(given);
    await first.ready;
    const password = passwordIn(first.said())!;
    await stopNode(first);
    const kept = join(given.data, 'first-password.json');
    expect((await stat(kept)).mode & 0o777).toBe(0o600);

    const second = start({ ...given, env: { DEMO_PASSWORD: 'Another-2026' } });
    const address = await second.ready;
    expect(passwordIn(second.said())).toBe(password);
    expect(await wordsIn(given.url, password)).toEqual([]);
    await signInByWire(address, 'admin', password);
    await expect(stat(kept)).rejects.toThrow(/ENOENT/);
    await stopNode(second);

    const third = start(given);
    await third.ready;
    expect(passwordIn(third.said())).toBeUndefined();
    await stopNode(third);
  });
});

test('the first start makes the key that seals, for its owner alone and in no database; a node without it is refused in words, and goes on with it', async () => {
  const NO_KEY = { FAIRWAY_KEY: '' };
  const { url, data } = await place();
  const first = start({ url, data, env: NO_KEY });
  await first.ready;
  await stopNode(first);
  const kept = join(data, 'fairway.key');
  expect((await stat(kept)).mode & 0o777).toBe(0o600);
  const key = (await readFile(kept, 'utf8')).split('\n')[1]!;
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(await wordsIn(url, key)).toEqual([]);

  const elsewhere = await mkdtemp(join(tmpdir(), 'fairway-first-'));
  try {
    const without = start({ url, data: elsewhere, env: NO_KEY });
    expect(await without.ended).toBe(1);
    expect(without.said()).toMatch(/设置 FAIRWAY_KEY.+fairway\.key.+set FAIRWAY_KEY/s);
    await copyFile(kept, join(elsewhere, 'fairway.key'));
    const withIt = start({ url, data: elsewhere, env: NO_KEY });
    await withIt.ready;
    expect(await stopNode(withIt)).toBe(0);
  } finally {
    await rm(elsewhere, { recursive: true, force: true });
  }
});

test('a database that people have worked with since before starts left a mark is never made anew', async () => {
  const given = await place();
  const first = start(given);
  await first.ready;
  await stopNode(first);
  await ask(given.url, 'drop schema fairway_start cascade');
  await ask(given.url, "update parameter_port set name = '改过的港' where id = (select min(id) from parameter_port)");
  const next = start(given);
  await next.ready;
  await stopNode(next);
  expect(await ask(given.url, "select 1 from parameter_port where name = '改过的港'")).toHaveLength(1);
  expect(await ask(given.url, 'select 1 from fairway_start.mark where done_at is not null')).toHaveLength(1);
});

test("a database that holds others' tables is not emptied when a first start was cut off in it", async () => {
  const given = await place();
  await ask(given.url, 'create table of_others (a int)');
  await cutOff(given, 'seed identity', 'SIGKILL');
  const next = start(given);
  expect(await next.ended).toBe(1);
  expect(next.said()).toContain('原来就有其他表');
  expect(await ask(given.url, 'select 1 from of_others')).toEqual([]);
});
