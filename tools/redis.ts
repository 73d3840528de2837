import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/kernel/server/postgres/cluster.ts';

const isThere = (): boolean => spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** Finds or installs redis-server. Rejects with one sentence when neither can be done. */
function provideRedis(): void {
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('redis-server is missing: installing it with apt-get ...');
    // In runlevel 1 the package does not start a server of its own.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const apt = (...args: string[]): boolean =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
    const install = (): boolean => apt('install', '-y', '--no-install-recommends', 'redis-server') && isThere();
    if (install() || (apt('update') && install())) return;
  }
  throw new Error(
    'The tests of several nodes with Redis need redis-server, which could not be installed: put it on the path (Debian: apt-get install redis-server).',
  );
}

export type TestRedis = { readonly url: string; stop(): Promise<void>; start(): Promise<void> };

/** A Redis of its own on a free port of this machine, which keeps nothing on disk; `stop` and `start` as often as a test likes. */
export async function testRedis(): Promise<TestRedis> {
  provideRedis();
  const port = await freePort();
  let child: ChildProcess | undefined;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()];
      child = spawn('redis-server', args, { stdio: 'ignore' });
      while (!(await listens(port))) await sleep(20);
    },
    async stop() {
      const running = child;
      child = undefined;
      if (!running) return;
      running.kill('SIGKILL');
      await once(running, 'exit');
    },
  };
  await redis.start();
  return redis;
}

function listens(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1');
  socket.once('connect', () => resolve(true));
  socket.once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
