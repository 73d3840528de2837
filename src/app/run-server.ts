import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { FirstAccounts } from '../domains/identity/public.server.ts';
import type { DemoCompany } from '../kernel/demo.ts';
import { hearNodes, startBackground } from '../kernel/server/background.ts';
import { type Clock, clockFrom, startOfClock } from '../kernel/server/clock.ts';
import { type Database, openDatabase } from '../kernel/server/db/db.ts';
import { CALL_LIMITS } from '../kernel/server/db/limits.ts';
import { openStorage } from '../kernel/server/files/storage.ts';
import { closeInTime } from '../kernel/server/http/close-in-time.ts';
import { createLog } from '../kernel/server/http/log.ts';
import { buildServer } from '../kernel/server/http/server.ts';
import type { App } from '../kernel/server/module.ts';
import { outerKey } from '../kernel/server/outer-key.ts';
import { startEmbedded } from '../kernel/server/postgres/embedded.ts';
import { isRefusal } from '../kernel/server/postgres/refusal.ts';
import { sealUnder } from '../kernel/server/settings/sealing.ts';
import { assemble, declare } from './assemble.ts';
import { authenticate } from './authenticate.server.ts';
import { modules } from './domains.server.ts';
import { prepareDatabase } from './prepare-database.ts';
import { cannotGoOn, stopOnSignal } from './process-end.ts';
import { runWorkers } from './run-workers.ts';
import { trustedProxies } from './trusted-proxies.ts';
import { BASE, serveWeb } from './web-files.ts';

type RunOptions = {
  port: number;
  host: string;
  dataDir: string;
  /** The demo company that a new database gets; absent: none. */
  demo: DemoCompany['name'] | undefined;
  workers: number;
  resetDemo: boolean;
  clock: Clock;
  /** The clock is not the computer's: FAIRWAY_NOW. */
  shifted: boolean;
};

const logLevel = process.env.LOG_LEVEL ?? 'warn';
const log = createLog(logLevel);

/** Everything from the database to the listening server. Ends the process by itself on SIGTERM and Ctrl+C. */
export async function runServer(given: Omit<RunOptions, 'clock' | 'shifted'>): Promise<void> {
  try {
    const start = startOfClock(process.env, { loopback: isLoopback(given.host) });
    const options = { ...given, clock: clockFrom(start), shifted: start !== undefined };
    sealUnder(outerKey({ dataDir: options.dataDir }));
    if (cluster.isWorker) process.send?.({ port: await answerCalls(options, process.env.DATABASE_URL!) });
    else await runPrimary(options);
  } catch (error) {
    console.error(isRefusal(error) ? error.message : error);
    process.exit(1);
  }
}

async function runPrimary(options: RunOptions): Promise<void> {
  declare();
  if (options.shifted)
    console.log(`时钟自 ${process.env.FAIRWAY_NOW} 走起，仅供测试。The clock begins at ${process.env.FAIRWAY_NOW}.`);
  const outside = process.env.DATABASE_URL;
  await mkdir(options.dataDir, { recursive: true });
  const starting = outside
    ? undefined
    : startEmbedded({ dataDir: options.dataDir, log: (line) => log.info(line), lost: cannotGoOn });
  const stopDatabase = async (): Promise<void> => (await starting?.catch(() => undefined))?.stop();
  let stopping = false;
  // Until calls are answered there is only the database to stop: the demo company takes a while to build.
  stopOnSignal(() => {
    stopping = true;
    return stopDatabase().finally(() => process.exit(0));
  });
  const url = outside ?? (await starting)!.url;
  try {
    const accounts = await prepareDatabase({
      ...options,
      url,
      log,
      appOver: (db) => appOver(options, db),
    });
    if (options.resetDemo) {
      await stopDatabase();
      console.log('演示公司已重建。The demo company was built anew.');
      console.log(wordsOf(accounts));
      process.exit(0);
    }
    if (options.workers > 1) {
      const port = await runWorkers({
        count: options.workers,
        env: () => ({
          DATABASE_URL: url,
          ...(options.shifted && { FAIRWAY_NOW: options.clock().toISOString() }),
        }),
        log,
        afterwards: stopDatabase,
      });
      serves(options, port, accounts);
    } else serves(options, await answerCalls(options, url, stopDatabase), accounts);
  } catch (error) {
    // What was cut off by a stop is no failure; the process ends with the stop.
    if (stopping) return;
    await stopDatabase();
    throw error;
  }
}

function appOver(options: RunOptions, db: Database): App {
  const publicUrl = process.env.PUBLIC_URL;
  return assemble({
    db,
    files: openStorage({ db, folder: resolve(options.dataDir, 'files') }),
    log,
    now: options.clock,
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

async function answerCalls(
  options: RunOptions,
  url: string,
  afterwards?: () => Promise<void>,
): Promise<number | undefined> {
  const { declared, endpoints } = declare();
  const onError = (err: Error): void => log.warn({ err }, 'idle connection');
  const db = openDatabase({ url, declared, limits: CALL_LIMITS, onError });
  // Work in the background has connections and patience of its own: neither waits for the other.
  const workDb = openDatabase({ url, declared, max: MOST_WORK, onError });
  const app = appOver(options, db);
  // Of nodes that start at once each waits for the others' turns, which is longer than a call waits.
  const work = { ...app, db: workDb };
  const deafen = await hearNodes(work);
  for (const module of modules) await module.start?.(work);
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
    trustedProxies: trustedProxies(process.env.TRUSTED_PROXIES),
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
    await Promise.all([db.close(), workDb.close()]);
    await afterwards?.();
    process.exit(0);
  };
  stopOnSignal(stop);
  await server.listen({ port: options.port, host: options.host });
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  background = startBackground(work);
  background.catch((err) => log.error({ err }, 'jobs and schedules did not start'));
  return port;
}

/** Connections of jobs and schedules; they are closed when nothing runs. */
const MOST_WORK = 8;

/** Tells whoever started it, and whoever reads along, where it answers and who may sign in. */
function serves({ host }: RunOptions, port: number | undefined, accounts: FirstAccounts | undefined): void {
  process.send?.({ port });
  const shown = host.includes(':') ? `[${host}]` : host;
  const address = `航道 Fairway: http://${shown}:${port}${BASE}`;
  console.log(accounts ? `${address}\n${wordsOf(accounts)}` : address);
}

const wordsOf = (accounts: FirstAccounts | undefined): string =>
  accounts ? `账号 Accounts: ${accounts.usernames.join(', ')}\n密码 Password: ${accounts.password}` : '';
