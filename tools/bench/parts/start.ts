import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SERVER_FLAGS, serverEnv } from '../../server-process.mjs';
import type { Bench } from '../context.ts';
import { memoryOf } from '../memory.ts';

const root = join(import.meta.dirname, '../../..');

type Running = {
  readonly address: string;
  readonly pid: number;
  readonly readyMs: number;
  readonly stop: () => Promise<void>;
};

/** The server that `npm start` runs once everything is installed and built, on a folder of its own; ready when it prints its address. */
export async function startProduct(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const begun = performance.now();
  const { DATABASE_URL: _, ...own } = process.env;
  const child: ChildProcess = spawn(
    process.execPath,
    [...SERVER_FLAGS, join(root, 'src/app/server.ts'), '--port', '0', '--data', dataDir],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...serverEnv(root, own), NODE_ENV: 'production', ...env } },
  );
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  let words = '';
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      words += chunk;
      const [found] = /http:\/\/\S+/.exec(words) ?? [];
      if (found) resolve(found);
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${words}`)));
  });
  return {
    address,
    pid: child.pid!,
    readyMs: performance.now() - begun,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
    },
  };
}

/** A temporary data folder that the database's account may enter. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-bench-start-'));
  await chmod(folder, 0o711);
  return folder;
}

/** The first start with the demo company, the next one on the same folder, and the memory of an idle server. */
export async function measureStart({ tell }: Pick<Bench, 'tell'>): Promise<void> {
  const folder = await dataFolder();
  try {
    const cold = await startProduct(folder);
    await cold.stop();
    tell({ name: 'first start: database and demo company made', value: cold.readyMs / 1000, unit: 's' });
    const warm = await startProduct(folder);
    tell({ name: 'start on an existing database', value: warm.readyMs / 1000, unit: 's', atMost: 1 });
    await delay(5_000);
    tell({ name: 'idle memory', value: memoryOf(warm.pid), unit: 'MB', atMost: 170 });
    await warm.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
