import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type NodeProcess = {
  readonly child: ChildProcess;
  /** Everything that it wrote so far. */
  said: () => string;
  /** `http://127.0.0.1:41235`, once it answers calls; rejects when it ends before. */
  readonly ready: Promise<string>;
  /** The code with which it ended, or the signal. */
  readonly ended: Promise<number | NodeJS.Signals>;
};

/** The product in a process of its own over a database that the test names; `hear` is called with each line of its log. */
export function startNode(options: {
  url: string;
  data: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  hear?: (line: string, child: ChildProcess) => void;
}): NodeProcess {
  const { DEMO_PASSWORD: _, ...env } = process.env;
  const args = [join(import.meta.dirname, '../server.ts'), '--port', '0', '--data', options.data];
  const child = spawn(process.execPath, [...args, ...(options.args ?? [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      NODE_ENV: 'production',
      DATABASE_URL: options.url,
      CAPTCHA: 'off',
      LOG_LEVEL: 'info',
      ...options.env,
    },
  });
  const ready = Promise.withResolvers<string>();
  ready.promise.catch(() => {});
  let said = '';
  let heard = 0;
  const hear = (chunk: Buffer): void => {
    said += chunk;
    const lines = said.slice(heard).split('\n').slice(0, -1);
    heard += lines.reduce((sum, line) => sum + line.length + 1, 0);
    for (const line of lines) {
      // Not the line of the log that says so while the start is still under way.
      const [address] = /http:\/\/127\.0\.0\.1:\d+(?=\/fairway\/)/.exec(line) ?? [];
      if (address) ready.resolve(address);
      options.hear?.(line, child);
    }
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'close').then(([code, signal]) => {
    ready.reject(new Error(`the server ended with ${code ?? signal}:\n${said}`));
    return (code ?? signal) as number | NodeJS.Signals;
  });
  return { child, said: () => said, ready: ready.promise, ended };
}

/** Asks it to stop, and waits for its end. */
export async function stopNode({ child, ended }: NodeProcess): Promise<number | NodeJS.Signals> {
  child.kill('SIGTERM');
  return ended;
}
