import { rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Db } from '../db/db.ts';
import { contentKey } from './keys.ts';
import { localDriver } from './local-driver.ts';
import { removeAt } from './storage.ts';

/** Contents that a database keeps in its local folder, as their hashes; none while it has no tables. */
export async function localContents(db: Db): Promise<string[]> {
  const [table] = await db.query<{ known: boolean }>("select to_regclass('kernel_blob') is not null as known");
  if (!table?.known) return [];
  const rows = await db.query<{ hash: string }>(
    "select hash from kernel_blob where driver = 'local' or leaving = 'local'",
  );
  return rows.map((row) => row.hash);
}

/**
 * Removes from this folder the contents that went with a database, with their thumbnails. What the database names today stays,
 * and so does whatever else lies in the folder: it may be another database's. Answers how many were removed.
 */
export async function removeLeft(db: Db, folder: string, hashes: readonly string[]): Promise<number> {
  const kept = new Set(await localContents(db));
  const gone = hashes.filter((hash) => !kept.has(hash));
  const place = localDriver(folder);
  for (const hash of gone) {
    await removeAt(place, hash);
    // The folder of two letters goes with its last content.
    await rmdir(dirname(join(folder, contentKey(hash)))).catch(() => {});
  }
  return gone.length;
}
