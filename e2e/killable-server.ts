import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { clockEnv } from './clock.ts';
import { DEMO_PASSWORD } from './server.ts';

export type Running = { child: ChildProcess; baseUrl: string };

const root = join(import.meta.dirname, '..');

/** A server process of its own over this data folder, to be killed; `hear` gets everything that it writes. */
export async function startKillable(
  data: string,
  { hear = () => {}, args: more = [] }: { hear?: (chunk: string) => void; args?: readonly string[] } = {},
): Promise<Running> {
  const { DATABASE_URL: _, ...env } = process.env;
  const args = [join(root, 'src/app/server.ts'), '--port', '0', '--data', data, ...more];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, DEMO_PASSWORD, CAPTCHA: 'off', LOG_LEVEL: 'debug', RATE_LIMIT: '100000', ...clockEnv() },
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  const listen = (chunk: Buffer): void => {
    said += chunk;
    hear(String(chunk));
    const address = /http:\/\/127\.0\.0\.1:\d+\/fairway\//.exec(said);
    if (address) resolve(address[0]);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
  return { child, baseUrl: await promise };
}
