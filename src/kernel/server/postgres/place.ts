import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, readlink, realpath, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Account, succeedsAs } from './account.ts';
import { refusal } from './refusal.ts';

/** Where root keeps what the PostgreSQL account must reach when the project itself lies in a private folder. */
export const SYSTEM_FOLDER = '/var/lib/fairway';

/** Makes a folder and lets others pass through the parts it had to create (never through folders that were there before). */
export async function makeFolder(path: string): Promise<void> {
  try {
    const first = await mkdir(path, { recursive: true });
    if (first === undefined) return;
    for (let at = path; at.length >= first.length; at = dirname(at)) await chmod(at, 0o711);
  } catch (cause) {
    throw refusal(`The data folder ${path} cannot be created (${reason(cause)}): choose another with --data.`, cause);
  }
}

/** The real path of the cluster below a data folder. It may be a link, see `moveOut`. */
export async function clusterPath(dataDir: string): Promise<string> {
  const path = join(dataDir, 'postgres');
  const entry = await lstat(path).catch(() => undefined);
  if (!entry) return join(await realpath(dataDir), 'postgres');
  return realpath(path).catch(async (cause) => {
    const target = await readlink(path);
    throw refusal(
      `The database of ${path} was kept in ${target}, which is gone: bring it back, or remove the link to begin anew.`,
      cause,
    );
  });
}

/** Whether the account may enter the folder in which the cluster lies. */
export function isReachable(cluster: string, account: Account | undefined): boolean {
  if (!account) return true;
  return succeedsAs({ account, program: '/bin/sh', args: ['-c', 'cd "$1"', 'sh', dirname(cluster)] });
}

/**
 * Moves the cluster (or, when there is none yet, its place) to the system folder and leaves a link. Loosening a private home such
 * as /root for another account would be the wrong cure. Returns the new path.
 */
export async function moveOut(cluster: string): Promise<string> {
  const target = join(SYSTEM_FOLDER, randomBytes(6).toString('hex'), 'postgres');
  await makeFolder(dirname(target));
  if (await lstat(cluster).catch(() => undefined)) {
    const copied = spawnSync('cp', ['-a', cluster, target], { encoding: 'utf8' });
    if (copied.status !== 0) throw refusal(`The database could not be moved to ${target}: ${copied.stderr}`);
    await rm(cluster, { recursive: true });
  } else {
    await mkdir(target, { mode: 0o700 });
  }
  await symlink(target, cluster);
  return target;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
