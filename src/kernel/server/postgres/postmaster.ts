import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { readdir, readFile, readlink, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

/** A running server of one cluster; `pid` is its first process. */
type Postmaster = { readonly pid: number; readonly port: number };

const LOG_LIMIT = 5_000_000;
/** Of the pid file, from 0: `ready`, `stopping` and the like. */
const STATUS_LINE = 7;

/**
 * The server that runs on this cluster now, whoever started it. A stale pid file is PostgreSQL's to judge, except when its pid by now
 * is another program's of the same account (after a restart of the machine): PostgreSQL would take that for a running server.
 */
export async function runningOn(cluster: string): Promise<Postmaster | undefined> {
  const path = join(cluster, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  const [pid, , , port] = text?.split('\n').map(Number) ?? [];
  if (!pid || !port) return undefined;
  if (!isAlive(pid)) return undefined;
  if (await isPostgres(pid)) return { pid, port };
  while (await hasProcesses(cluster)) await delay(20);
  await rm(path, { force: true });
  return undefined;
}

/** Starts a server that outlives a terminal's Ctrl+C (we stop it ourselves, last) and writes to a log file that outlives us. */
export async function launch(options: {
  cluster: string;
  binaries: Binaries;
  account: Account | undefined;
  port: number;
  settings: Readonly<Record<string, string>>;
  logFile: string;
}): Promise<ChildProcess> {
  const { cluster, binaries, account, port, settings, logFile } = options;
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (size > LOG_LIMIT) await rename(logFile, `${logFile}.1`);
  const log = openSync(logFile, 'a', 0o600);
  const args = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(binaries.postgres, ['-D', cluster, ...args], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(log);
  child.on('error', () => {}); // a program that cannot start has no pid, which the caller sees
  child.unref();
  return child;
}

/** A server that was told to end takes no more sessions; told so gently, it waits for those that it has, however long they last. */
export function isStopping(cluster: string): boolean {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[STATUS_LINE]?.trim() === 'stopping';
  } catch {
    return false; // it has ended
  }
}

/**
 * Asks for a fast shutdown (open transactions are rolled back, everything is written) and waits for its end. One that outlasts the
 * patience, because a session does not hear, is ended at once: it has written nothing then, which false tells.
 */
export async function shutDown(pid: number, patienceMs = Number.POSITIVE_INFINITY): Promise<boolean> {
  const until = performance.now() + patienceMs;
  if (!tell(pid, 'SIGINT')) return true;
  while (isAlive(pid) && performance.now() < until) await delay(10);
  if (!isAlive(pid) || !tell(pid, 'SIGQUIT')) return true;
  // Sessions that do not hear this either it kills by itself, after five seconds.
  while (isAlive(pid)) await delay(10);
  return false;
}

function tell(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** An ended process whose parent has not yet taken notice (a zombie) counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Reads the reason of a failed start from what the server wrote since `from` bytes. */
export async function lastWords(logFile: string, from: number): Promise<string> {
  const text = (await readFile(logFile).catch(() => Buffer.alloc(0))).subarray(from).toString();
  const lines = text.trim().split('\n');
  return lines.filter((line) => /FATAL|PANIC|HINT|could not/.test(line)).join(' ') || (lines.at(-1) ?? '');
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .startsWith('Z');
  } catch {
    return false;
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  return name.trim() === 'postgres';
}

/** Sessions of a killed server end by themselves within moments; until then they may still write. Linux only, as `isPostgres`. */
async function hasProcesses(cluster: string): Promise<boolean> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return folders.includes(cluster);
}
