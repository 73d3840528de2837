import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clockEnv } from './clock.ts';
import { companyFolder, emptyFolder } from './folders.ts';

export type TestServer = {
  /** Where the product answers, with its base path and a slash at the end: `http://127.0.0.1:43210/fairway/`. */
  readonly baseUrl: string;
  /** Its data folder, with the database below. */
  readonly data: string;
  readonly stop: () => Promise<void>;
};

/** The password of every demo account in tests. */
export const DEMO_PASSWORD = process.env.DEMO_PASSWORD ?? 'Haiyue-2026';

const root = join(import.meta.dirname, '..');

/**
 * The built product in a process of its own, on a free port, with a demo company of its own or `empty`. A `data` folder that is
 * given stays when the server stops.
 */
export async function startServer({
  captcha = false,
  empty = false,
  data: given,
  now,
}: {
  captcha?: boolean;
  empty?: boolean;
  data?: string;
  /** When its clock begins, unless with the others of the file. */
  now?: Date;
} = {}): Promise<TestServer> {
  const data = given ?? (await (empty ? emptyFolder() : companyFolder()));
  const args = ['--port', '0', '--host', '127.0.0.1', '--data', data, ...(empty ? ['--empty'] : [])];
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [join(root, 'src/app/server.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      NODE_ENV: 'production',
      DEMO_PASSWORD,
      CAPTCHA: captcha ? 'on' : 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '100000',
      ...clockEnv(now),
    },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let stopping = false;
  const stop = async () => {
    stopping = true;
    child.kill('SIGTERM');
    await ended;
    if (!given) await rm(data, { recursive: true, force: true });
  };

  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk;
    const address = /http:\/\/127\.0\.0\.1:\d+\/fairway\//.exec(said);
    if (address) resolve(address[0]);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.once('error', reject);
  child.once('exit', (code, signal) => {
    const end = `the server ended with ${code ?? signal}:\n${said}`;
    reject(new Error(end));
    if (!stopping) console.error(end);
  });
  try {
    return { baseUrl: await promise, data, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
