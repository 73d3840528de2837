import { realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isStopping, runningOn } from '../server/postgres/postmaster.ts';

/** Where the cluster of a folder lies: root's PostgreSQL may have its own elsewhere, to which a link leads. */
const clusterOf = (folder: string): Promise<string> =>
  realpath(join(folder, 'postgres')).catch(() => join(folder, 'postgres'));

/** The process of the server that runs on this folder. */
export async function serverOf(folder: string): Promise<number | undefined> {
  return (await runningOn(await clusterOf(folder)))?.pid;
}

/** Whether that server was told to end. */
export const isEnding = async (folder: string): Promise<boolean> => isStopping(await clusterOf(folder));

/** Removes a cluster on which no server runs, with all that lies beside it. */
export async function throwAway(folder: string): Promise<void> {
  const cluster = await clusterOf(folder);
  if (dirname(cluster) !== (await realpath(folder))) await rm(dirname(cluster), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}
