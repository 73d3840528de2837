import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isInitialised, readAccess } from './cluster.ts';
import { type Embedded, NAME, startEmbedded } from './embedded.ts';
import { clusterPath } from './place.ts';
import { runningOn } from './postmaster.ts';
import { refusal } from './refusal.ts';

/**
 * The embedded database of a data folder for a tool that only reads: beside the server that runs on it, or, when none does, started
 * for as long as the tool needs it.
 */
export async function reachEmbedded({ dataDir }: { dataDir: string }): Promise<Embedded> {
  const folder = resolve(dataDir);
  const cluster = (await stat(folder).catch(() => undefined)) && (await clusterPath(folder));
  if (!cluster || !(await isInitialised(cluster))) {
    throw refusal(`${folder} 中没有数据库。There is no database in ${folder}: name its folder with --data.`);
  }
  const running = await runningOn(cluster);
  if (!running) return startEmbedded({ dataDir: folder });
  const { password } = await readAccess(cluster);
  return { url: `postgres://${NAME}:${password}@127.0.0.1:${running.port}/${NAME}`, stop: async () => {} };
}
