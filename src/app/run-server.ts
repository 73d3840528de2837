import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { authenticate, demoAccounts } from '../domains/system/public.server.ts';
import { hearNodes, startBackground } from '../kernel/server/background.ts';
import { type Database, openDatabase } from '../kernel/server/db/db.ts';
import { migrate } from '../kernel/server/db/migrate.ts';
import { localContents, removeLeft } from '../kernel/server/files/left-contents.ts';
import { openStorage } from '../kernel/server/files/storage.ts';
import { closeInTime } from '../kernel/server/http/close-in-time.ts';
import { createLog } from '../kernel/server/http/log.ts';
import { buildServer } from '../kernel/server/http/server.ts';
import { installJobs } from '../kernel/server/jobs/install.ts';
import { allJobs } from '../kernel/server/kernel-module.ts';
import type { App } from '../kernel/server/module.ts';
import { startEmbedded } from '../kernel/server/postgres/embedded.ts';
import { isRefusal } from '../kernel/server/postgres/refusal.ts';
import { assemble, declare, fill } from './assemble.ts';
import { modules } from './domains.server.ts';
import { BASE, serveWeb } from './web-files.ts';

type RunOptions = {
  port: number;
  host: string;
  dataDir: string;
  empty: boolean;
  workers: number;
  resetDemo: boolean;
};

const logLevel = process.env.LOG_LEVEL ?? 'warn';
const log = createLog(logLevel);

/** Everything from the database to the listening server. Ends the process by itself on SIGTERM and Ctrl+C. */
export async function runServer(options: RunOptions): Promise<void> {
  try {
    if (cluster.isWorker) return await answerCalls(options, process.env.DATABASE_URL!);
    await runPrimary(options);
  } catch (error) {
    console.error(isRefusal(error) ? error.message : error);
    process.exit(1);
  }
}

async function runPrimary(options: RunOptions): Promise<void> {
  declare();
  const outside = process.env.DATABASE_URL;
  await mkdir(options.dataDir, { recursive: true });
  const embedded = outside
    ? undefined
    : await startEmbedded({ dataDir: options.dataDir, log: (line) => log.info(line) });
  const url = outside ?? embedded!.url;
  const stopDatabase = async (): Promise<void> => embedded?.stop();
  // Until calls are answered there is only the database to stop: the demo company takes a while to build.
  stopOnSignal(() => stopDatabase().finally(() => process.exit(0)));
  try {
    const accounts = await prepareDatabase(options, url);
    if (options.resetDemo) {
      await stopDatabase();
      console.log('演示公司已重建。The demo company was built anew.');
      printAccounts(accounts);
      process.exit(0);
    }
    if (options.workers > 1) await runWorkers(options, url, stopDatabase);
    else await answerCalls(options, url, stopDatabase);
    printAccounts(accounts);
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}

/** Migrates, and fills a database that has no users yet. Answers the demo accounts when they were just made. */
async function prepareDatabase(options: RunOptions, url: string): Promise<ReturnType<typeof demoAccounts> | undefined> {
  const db = openDatabase({ url, max: 4, onError: (err) => log.warn({ err }, 'idle connection') });
  try {
    const left = options.resetDemo ? await localContents(db) : [];
    if (options.resetDemo)
      await db.query('drop schema public cascade; create schema public; drop schema if exists pgboss cascade');
    await migrate(db, resolve('migrations'));
    await installJobs(db, allJobs(modules));
    const app = appOver(options, db);
    const [filled] = await db.query<{ n: number }>(
      'select count(*)::int as n from (select 1 from system_user_ limit 1) u',
    );
    if (filled?.n) return undefined;
    await fill(app, { demo: !options.empty });
    await removeLeft(db, resolve(options.dataDir, 'files'), left);
    await db.query('analyze');
    return demoAccounts({ demo: !options.empty });
  } finally {
    await db.close();
  }
}

function appOver(options: RunOptions, db: Database): App {
  const publicUrl = process.env.PUBLIC_URL;
  return assemble({
    db,
    files: openStorage({ db, folder: resolve(options.dataDir, 'files') }),
    log,
    settings: {
      captcha: process.env.CAPTCHA !== 'off' || !isLoopback(options.host),
      publicUrl,
      secureCookies: publicUrl?.startsWith('https:') ?? false,
      dataDir: resolve(options.dataDir),
    },
  });
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

async function answerCalls(options: RunOptions, url: string, afterwards?: () => Promise<void>): Promise<void> {
  const endpoints = declare();
  const db = openDatabase({ url, onError: (err) => log.warn({ err }, 'idle connection') });
  const app = appOver(options, db);
  const deafen = await hearNodes(app);
  for (const module of modules) await module.start?.(app);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const server = await buildServer({
    app,
    authenticate,
    endpoints,
    version,
    logLevel,
    web: serveWeb,
    rateLimit: Number(process.env.RATE_LIMIT) || undefined,
    metricsToken: process.env.METRICS_TOKEN,
  });
  let background: Promise<() => Promise<void>> | undefined;
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    // Calls are answered and lines closed while the jobs come to their end.
    await Promise.all([closeInTime(server), background?.then((end) => end()).catch(() => {})]);
    for (const module of modules) await module.stop?.(app);
    await deafen();
    await db.close();
    await afterwards?.();
    process.exit(0);
  };
  stopOnSignal(stop);
  await server.listen({ port: options.port, host: options.host });
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  if (cluster.isWorker) process.send?.({ port });
  else printAddress(options.host, port);
  background = startBackground(app);
  background.catch((err) => log.error({ err }, 'jobs and schedules did not start'));
}

/** Several processes share the port and the database; one that dies is replaced. */
async function runWorkers(options: RunOptions, url: string, stopDatabase: () => Promise<void>): Promise<void> {
  let stopping = false;
  const ports: Promise<number | undefined>[] = [];
  const fork = (): void => {
    const worker = cluster.fork({ DATABASE_URL: url });
    ports.push(new Promise((ready) => worker.once('message', (message: { port?: number }) => ready(message.port))));
    worker.once('exit', (code) => {
      if (stopping) return;
      log.error(`worker ${worker.process.pid} ended with ${code}; another is started`);
      fork();
    });
  };
  for (let i = 0; i < options.workers; i += 1) fork();
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const ended = Object.values(cluster.workers ?? {}).map(
      (worker) => new Promise((done) => worker?.once('exit', done)),
    );
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    await Promise.all(ended);
    await stopDatabase();
    process.exit(0);
  };
  stopOnSignal(stop);
  const [port] = await Promise.all(ports);
  printAddress(options.host, port);
}

/** What a signal does from now on. */
function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => void stop());
  }
}

function printAddress(host: string, port: number | undefined): void {
  const shown = host.includes(':') ? `[${host}]` : host;
  console.log(`航道 Fairway: http://${shown}:${port}${BASE}`);
}

function printAccounts(accounts: ReturnType<typeof demoAccounts> | undefined): void {
  if (!accounts) return;
  console.log(`账号 Accounts: ${accounts.usernames.join(', ')}`);
  console.log(`密码 Password: ${accounts.password}`);
}
