import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type Account, accountFor } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import {
  type Access,
  fixOwnership,
  freePort,
  initialise,
  isInitialised,
  readAccess,
  SETTINGS,
  saveAccess,
} from './cluster.ts';
import { guard } from './guard.ts';
import { takeHold } from './holder.ts';
import { clusterPath, isReachable, makeFolder, moveOut } from './place.ts';
import { isAlive, isStopping, lastWords, launch, runningOn, shutDown } from './postmaster.ts';
import { refusal } from './refusal.ts';
import { connectWhenReady, ensureDatabase } from './session.ts';

export type Embedded = {
  /** Connection string of the product's own database; its role may create databases but is no administrator. */
  readonly url: string;
  /** Stops the server cleanly and waits for its end. Close pools first. May be called twice. Until then the process stays. */
  readonly stop: () => Promise<void>;
};

type Options = {
  /** The folder of everything that the product keeps, such as `./data`; the cluster is `postgres` in it. */
  dataDir: string;
  /** Gets one line per event worth telling: created, taken over, recovering. */
  log?: (line: string) => void;
  /** Server settings over ours, for tests (`fsync: 'off'`). */
  settings?: Readonly<Record<string, string>>;
  /** Called again and again while a server that was told to end is waited for; an error that it throws ends that. */
  stopping?: (pid: number) => void;
  /** Called when the server died and cannot be started again: whoever holds it cannot go on. */
  lost?: (error: Error) => void;
  /** How long that is tried, in ms. */
  patienceMs?: number;
};

type Site = {
  cluster: string;
  account: Account | undefined;
  binaries: Binaries;
  settings: Readonly<Record<string, string>>;
  logFile: string;
  log: (line: string) => void;
  stopping?: (pid: number) => void;
  /** Whoever is connected knows the server by its port: it is kept when the server is started again. */
  samePort?: boolean;
};

/** A session of the administrator; `adopted` when the server ran already. */
type Opened = { client: pg.Client; pid: number; adopted: boolean };

/** Of the product's role and database. */
export const NAME = 'fairway';

/**
 * Starts the embedded PostgreSQL of a data folder, creating it at first, or takes over the one that a killed process left running.
 * From then on a server that dies is started again.
 * Throws a refusal (see `isRefusal`) whose message is one sentence, for instance when another process holds the folder.
 */
export async function startEmbedded({
  dataDir,
  log = () => {},
  settings = {},
  lost = () => {},
  patienceMs = 30_000,
}: Options): Promise<Embedded> {
  const { client, pid, adopted, site } = await holdOf({ dataDir, log, settings });
  if (adopted) log(`taking over the database server that already runs (process ${pid})`);
  const url = await databaseOf(client, site);
  const reopen = async (): Promise<pg.Client> => (await open({ ...site, samePort: true })).client;
  const hold = guard({ first: client, reopen, patienceMs, log, lost });

  let stopping: Promise<void> | undefined;
  const stop = () =>
    hold.release(async () => {
      await shutDown((await runningOn(site.cluster))?.pid ?? pid);
    });
  return {
    url,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

/**
 * A session that holds the folder. A server that is going down, because the one who held it before is just stopping, is not joined: it is
 * waited for and started anew.
 */
async function holdOf(
  options: Required<Pick<Options, 'dataDir' | 'log' | 'settings'>>,
): Promise<Opened & { site: Site }> {
  for (;;) {
    const opened = await openOn(options);
    const { client, pid } = opened;
    // Whoever connected before the end was asked for is thrown out by it.
    const holder = await takeHold(client).catch((error: Error) => {
      if (!isGoingDown(error)) throw error;
      return 'leaving' as const;
    });
    if (holder === undefined) return opened;
    await client.end();
    if (holder !== 'leaving')
      throw refusal(
        `数据目录正被进程 ${holder.pid} 使用。The data folder ${resolve(options.dataDir)} is in use by process ${holder.pid} since ${holder.since.toISOString()}: stop that one, or choose another folder with --data.`,
      );
    options.log('the database server is going down: waiting for its end');
    while (isAlive(pid)) await delay(20);
  }
}

/** The session was ended by a server that goes down (57P01), or with the line to it. */
const isGoingDown = (error: Error): boolean =>
  ('code' in error && error.code === '57P01') || /Connection terminated|ECONNRESET/.test(error.message);

/** A session of the administrator on the server of a folder, started where none runs; the folder is nobody's by that. */
export async function openOn({
  dataDir,
  log = () => {},
  settings = {},
  stopping,
}: Pick<Options, 'dataDir' | 'log' | 'settings' | 'stopping'>): Promise<Opened & { site: Site }> {
  const prepared = await prepareSite({ dataDir: resolve(dataDir), log, settings: { ...SETTINGS, ...settings } });
  const site = { ...prepared, stopping };
  return { ...(await open(site)), site };
}

/** The connection string of the product's own database, which is made where there is none; for whoever may be alone in that. */
export async function databaseOf(client: pg.Client, { cluster }: Pick<Site, 'cluster'>): Promise<string> {
  const { port, password } = await readAccess(cluster);
  await ensureDatabase(client, { name: NAME, password });
  return `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}`;
}

async function prepareSite({
  dataDir,
  log,
  settings,
}: Required<Pick<Options, 'dataDir' | 'log' | 'settings'>>): Promise<Site> {
  await makeFolder(dataDir);
  let cluster = await clusterPath(dataDir);
  const account = await accountFor(cluster);
  const binaries = await findBinaries(account);
  if (!isReachable(cluster, account)) {
    const path = cluster;
    cluster = await moveOut(path);
    log(`the database lies in ${cluster}, because its account may not enter ${path}`);
  }
  if (!(await isInitialised(cluster))) {
    log(`creating the database in ${cluster}`);
    await initialise({ cluster, account, binaries, durable: settings.fsync !== 'off' });
  }
  await fixOwnership(cluster, account);
  return { cluster, account, binaries, settings, logFile: join(dataDir, 'postgres.log'), log };
}

/** A session on the running server, or on one started now. Loops over what may change in between, such as a server just ending. */
async function open(site: Site): Promise<Opened> {
  const { cluster, log } = site;
  for (;;) {
    const access = await readAccess(cluster);
    const running = await runningOn(cluster);
    if (running) {
      const isRunning = () => isAlive(running.pid) && !isStopping(cluster);
      const client = await connectWhenReady({ access: { ...access, port: running.port }, cluster, isRunning, log });
      if (client === 'stranger')
        throw refusal(`Process ${running.pid} seems to run on ${cluster} but is not its server: stop it first.`);
      if (client === 'gone') {
        if (isAlive(running.pid)) site.stopping?.(running.pid);
        await delay(20);
        continue;
      }
      if (site.samePort && running.port !== access.port)
        throw refusal(`The database server answers on another port now (${running.port}).`);
      if (running.port !== access.port) await saveAccess(cluster, { ...access, port: running.port }, site.account);
      return { client, pid: running.pid, adopted: true };
    }
    const started = await start(site, access);
    if (started) return started;
  }
}

/** Starts the server on the remembered port, or tells by undefined that one should try again. */
async function start(site: Site, access: Access): Promise<Opened | undefined> {
  const { cluster, account, logFile, log } = site;
  const logged = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  const child = await launch({ ...site, port: access.port });
  const { pid } = child;
  if (pid === undefined) throw refusal(`The PostgreSQL program ${site.binaries.postgres} cannot be started.`);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const client = await connectWhenReady({ access, cluster, isRunning, log });
  if (client !== 'gone' && client !== 'stranger') return { client, pid, adopted: false };

  while (client === 'stranger' && isRunning()) await delay(20); // the port is another server's: ours ends by itself
  const words = await lastWords(logFile, logged);
  if (!site.samePort && /could not bind|could not create any TCP/.test(words)) {
    await saveAccess(cluster, { ...access, port: await freePort() }, account);
    return undefined;
  }
  // Another start was quicker, or sessions of a killed server are just ending.
  if (/lock file|pre-existing shared memory/.test(words)) {
    await delay(50);
    return undefined;
  }
  throw refusal(`The database server did not start: ${words} (${logFile})`);
}
