import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../src/kernel/server/postgres/cluster.ts';
import { startEmbedded } from '../src/kernel/server/postgres/embedded.ts';
import { isRefusal } from '../src/kernel/server/postgres/refusal.ts';

/**
 * `npm run dev`: the web from its sources with hot reload on --port, calls passed on to the server, which restarts when one of its
 * files changes. The database is started here, so that it outlives those restarts.
 */
const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    workers: { type: 'string' },
    empty: { type: 'boolean' },
    demo: { type: 'string' },
  },
  strict: false,
});
const data = String(values.data);

async function startDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} };
  return startEmbedded({ dataDir: data, log: console.log });
}

async function main(): Promise<void> {
  const ended = new AbortController();
  const database = await startDatabase();
  const serverPort = await freePort();
  const company = values.empty ? ['--empty'] : ['--demo', String(values.demo ?? 'whole')];
  const args = ['--port', `${serverPort}`, '--host', '127.0.0.1', '--data', data, ...company];
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', join(root, 'src/app/server.ts'), ...args],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DATABASE_URL: database.url },
    },
  );
  server.once('exit', () => ended.abort());

  process.env.FAIRWAY_SERVER = `http://127.0.0.1:${serverPort}`;
  const { createServer } = await import('vite');
  const web = await createServer({
    root,
    server: { host: String(values.host), port: Number(values.port), strictPort: values.port !== '0' },
  });
  await web.listen();
  // Vite would end the process by itself, before server and database have stopped.
  process.removeAllListeners('SIGTERM');
  process.stdin.removeAllListeners('end');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ended.abort());
  web.printUrls();

  if (!ended.signal.aborted) await once(ended.signal, 'abort');
  await web.close();
  if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
  await database.stop();
}

await main().catch((error) => {
  console.error(isRefusal(error) ? error.message : error);
  process.exitCode = 1;
});
