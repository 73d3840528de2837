import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { type Account, give } from './account.ts';
import type { Binaries } from './binaries.ts';
import { isAlive } from './postmaster.ts';
import { refusal } from './refusal.ts';

/** What a cluster needs to be reached again: kept inside it, so that neither can be lost or copied without the other. */
export type Access = { readonly port: number; readonly password: string };

const ACCESS_FILE = 'fairway.json';
const VERSION = '18';
export const SUPERUSER = 'postgres';

/** Server settings, given at every start so that a new version of the product brings its own. fsync stays on: an answered write is kept. */
export const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The application logs its own failed statements; here stay starts, stops, recovery and what is fatal.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** initdb's own messages are kept for the error; UTF-8 with the built-in C.UTF-8 locale sorts alike on every machine. */
const INITDB = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--auth=scram-sha-256',
];

export async function isInitialised(cluster: string): Promise<boolean> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) return false;
  if (version.trim() === VERSION) return true;
  throw refusal(
    `The database in ${cluster} was made by PostgreSQL ${version.trim()}, and this version of the product brings ${VERSION}: export it with the old version first.`,
  );
}

/** Creates the cluster beside its place and moves it there at the end, so that a broken attempt leaves nothing half made. */
export async function initialise(options: {
  cluster: string;
  account: Account | undefined;
  binaries: Binaries;
  durable: boolean;
}): Promise<void> {
  const { cluster, account, binaries } = options;
  await sweepDrafts(cluster);
  const draft = `${cluster}.new-${process.pid}`;
  const access: Access = { port: await freePort(), password: randomBytes(24).toString('base64url') };
  const passwordFile = join(draft, 'password');
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    await give(draft, account);
    await writeFile(passwordFile, access.password, { mode: 0o600 });
    await give(passwordFile, account);
    const made = join(draft, 'cluster');
    await run(
      binaries.initdb,
      [
        ...INITDB,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        `--pgdata=${made}`,
        ...(options.durable ? [] : ['--no-sync']),
      ],
      account,
    );
    await saveAccess(made, access, account);
    await rename(made, cluster);
  } catch (error) {
    // Another start may have been quicker: its cluster is as good as ours.
    if (!(await isInitialised(cluster))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Removes what starts left that were killed meanwhile; the folder's name tells whose it was. */
async function sweepDrafts(cluster: string): Promise<void> {
  const folder = dirname(cluster);
  for (const name of await readdir(folder)) {
    const [of, pid] = name.split('.new-');
    if (of !== basename(cluster) || !pid || isAlive(Number(pid))) continue;
    // Its initdb may be writing still: then the next start removes it.
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => {});
  }
}

export async function readAccess(cluster: string): Promise<Access> {
  const text = await readFile(join(cluster, ACCESS_FILE), 'utf8').catch((cause) => {
    throw refusal(
      `The database in ${cluster} was not made by this product (${ACCESS_FILE} is missing): choose another folder with --data.`,
      cause,
    );
  });
  const { port, password } = JSON.parse(text);
  return { port, password };
}

export async function saveAccess(cluster: string, access: Access, account: Account | undefined): Promise<void> {
  const path = join(cluster, ACCESS_FILE);
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, JSON.stringify(access), { mode: 0o600 });
  await give(draft, account);
  await rename(draft, path);
}

/** PostgreSQL refuses a folder that others may read, and a copy made by root belongs to the wrong account. */
export async function fixOwnership(cluster: string, account: Account | undefined): Promise<void> {
  const { mode, uid } = await stat(cluster);
  if (account && uid !== account.uid) await run('chown', ['-R', `${account.uid}:${account.gid}`, cluster], undefined);
  if ((mode & 0o077) !== 0) await chmod(cluster, 0o700);
}

/** A TCP port on 127.0.0.1 that is free now. */
export async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.on('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}

async function run(program: string, args: string[], account: Account | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(program, args, {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  child.on('error', reject);
  child.on('close', (code) => {
    if (code === 0) resolve();
    else reject(refusal(`The database could not be created: ${lastLine(said)}`));
  });
  return promise;
}

/** initdb says what went wrong in its last line that names an error. */
function lastLine(said: string): string {
  const lines = said.trim().split('\n');
  return lines.findLast((line) => /error|fatal|detail/i.test(line)) ?? lines.at(-1) ?? 'no message';
}
