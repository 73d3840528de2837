import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder } from './place.ts';

const root = join(import.meta.dirname, '..');
let data: string;

beforeAll(async () => {
  data = await emptyFolder();
});

afterAll(() => rm(data, { recursive: true, force: true }));

type Started = { child: ChildProcess; baseUrl: string; words: () => string };

/** `npm start -- --empty --port 0` on the test's data folder, without npm in between. */
async function start(...more: string[]): Promise<Started | { refused: string }> {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(
    process.execPath,
    [join(root, 'tools/start.mjs'), '--empty', '--port', '0', '--data', data, ...more],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, NODE_ENV: 'production' },
    },
  );
  const { promise, resolve } = Promise.withResolvers<Started | { refused: string }>();
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk;
    const address = /http:\/\/127\.0\.0\.1:\d+\/fairway\//.exec(said);
    if (address) resolve({ child, baseUrl: address[0], words: () => said });
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.once('close', () => resolve({ refused: said.trim() }));
  return promise;
}

async function startWell(...more: string[]): Promise<Started> {
  const started = await start(...more);
  if ('refused' in started) throw new Error(started.refused);
  return started;
}

async function childrenOf(pid: number | undefined): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}

/** The process that serves, below the one that starts it. */
const serverPid = async ({ child }: Started): Promise<number> => (await childrenOf(child.pid))[0]!;

async function stop({ child }: Started): Promise<number | null> {
  child.kill('SIGTERM');
  await once(child, 'close');
  return child.exitCode;
}

test('the product starts on an empty folder, answers, and stops with its database', async () => {
  const started = await startWell();
  expect((await fetch(new URL('/health', started.baseUrl))).status).toBe(200);
  const page = await fetch(started.baseUrl);
  expect(await page.text()).toContain('<div id="root">');
  expect(await stop(started)).toBe(0);
  await expect(access(join(data, 'postgres', 'postmaster.pid'))).rejects.toThrow();
});

const isReady = async ({ baseUrl }: Started): Promise<number> =>
  (await fetch(new URL('/ready', baseUrl)).catch(() => undefined))?.status ?? 0;

test('a killed server is started again by its starter, on the same port and with the same database', async () => {
  const started = await startWell();
  const killed = await serverPid(started);
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => started.words()).toContain('意外结束（137）');
  await expect.poll(() => isReady(started)).toBe(200);
  expect(await serverPid(started)).not.toBe(killed);

  const second = await start();
  expect(second).toEqual({ refused: expect.stringContaining(`in use by process ${await serverPid(started)}`) });
  expect(await stop(started)).toBe(0);
});

test('a server and its starter that are killed are followed by a start that needs nothing but time, and little of it', async () => {
  const killed = await startWell();
  const server = await serverPid(killed);
  killed.child.kill('SIGKILL');
  process.kill(server, 'SIGKILL');
  await once(killed.child, 'close');
  const begun = performance.now();
  const next = await startWell();
  console.log(`ready after a kill in ${Math.round(performance.now() - begun)} ms`);
  expect(await isReady(next)).toBe(200);
  expect(await stop(next)).toBe(0);
});

test('a worker that is killed is replaced, and the password is told until somebody has signed in', async () => {
  const started = await startWell('--workers', '2');
  expect(started.words()).toMatch(/Password: \S+/);
  const workers = async (): Promise<number[]> => childrenOf(await serverPid(started));
  const before = (await workers()).slice(0, 2);
  process.kill(before[0]!, 'SIGKILL');
  await expect
    .poll(async () => (await workers()).filter((pid) => !before.includes(pid)).length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  await expect.poll(() => isReady(started)).toBe(200);
  expect(await stop(started)).toBe(0);
});

test('a killed starter takes its server with it, so that the next start finds the folder free', async () => {
  const killed = await startWell();
  const server = await serverPid(killed);
  killed.child.kill('SIGKILL');
  await expect
    .poll(
      () =>
        access(`/proc/${server}`).then(
          () => 'runs',
          () => 'ended',
        ),
      { timeout: 15_000 },
    )
    .toBe('ended');
  const next = await startWell();
  expect(await stop(next)).toBe(0);
});
