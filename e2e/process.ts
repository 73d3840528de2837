import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Place } from './place.ts';

/** The password of every demo account in tests. */
export const DEMO_PASSWORD = process.env.DEMO_PASSWORD ?? 'Haiyue-2026';

const root = join(import.meta.dirname, '..');
/** A server whose test was killed ends by itself. */
const END_WITH_PARENT = join(root, 'tools/end-with-parent.mjs');

export type Started = {
  readonly child: ChildProcess;
  /** Everything that it wrote so far. */
  readonly said: () => string;
  /** Where the product answers, with its base path and a slash at the end: `http://127.0.0.1:43210/fairway/`. */
  readonly baseUrl: Promise<string>;
};

/** The built product in a process of its own, on a free port; `hear` gets everything that it writes. */
export function startProduct({
  place,
  args = [],
  env = {},
  hear = () => {},
}: {
  place: Place;
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
  hear?: (chunk: string) => void;
}): Started {
  const { DATABASE_URL: _, ...own } = process.env;
  const program = [`--import=${END_WITH_PARENT}`, join(root, 'src/app/server.ts')];
  const child = spawn(process.execPath, [...program, '--port', '0', '--data', place.data, '--demo', 'test', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...own,
      DEMO_PASSWORD,
      CAPTCHA: 'off',
      RATE_LIMIT: '100000',
      FAIRWAY_NOW: new Date(place.now()).toISOString(),
      ...(place.url && { DATABASE_URL: place.url }),
      ...env,
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  promise.catch(() => {});
  let said = '';
  const listen = (chunk: Buffer): void => {
    said += chunk;
    hear(String(chunk));
    const address = /http:\/\/127\.0\.0\.1:\d+\/fairway\//.exec(said);
    if (address) resolve(address[0]);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  child.once('error', reject);
  child.once('exit', (code, signal) => reject(new Error(`the server ended with ${code ?? signal}:\n${said}`)));
  return { child, said: () => said, baseUrl: promise };
}
