import { createHash } from 'node:crypto';
import type { Database } from '../db/db.ts';
import { contentKey } from './keys.ts';
import { removeAt } from './storage.ts';
import type { Driver, DriverName, FileStore } from './store.ts';

type Moved = {
  /** Contents that lie at the new place now, and their bytes. */
  moved: number;
  bytes: number;
  /** Contents that stayed, and why: unreadable, or not what their hash says. */
  failed: { hash: string; cause: string }[];
};

type Blob = { hash: string; size: number; driver: DriverName; leaving: DriverName | null };

const BATCH = 100;

/**
 * Moves every content to a place, one after the other. An original goes only after the copy was read back and has the right
 * hash; what was cut off is taken up again where it stopped. Files stay readable all the time.
 * `progress` hears how many of all that are to be moved have been looked at; it may reject to stop the work.
 */
export async function moveContents(given: {
  db: Database;
  files: FileStore;
  to: DriverName;
  signal: AbortSignal;
  progress: (done: number, total: number) => Promise<void>;
}): Promise<Moved> {
  const { db, files, to, signal, progress } = given;
  const target = await files.driver(to);
  const [count] = await db.query<{ n: number }>(
    'select count(*)::int as n from kernel_blob where driver <> $1 or leaving is not null',
    [to],
  );
  const result: Moved = { moved: 0, bytes: 0, failed: [] };
  let done = 0;
  let last = '';
  for (;;) {
    const batch = await db.query<Blob>(
      `select hash, size, driver, leaving from kernel_blob where (driver <> $1 or leaving is not null) and hash > $2
       order by hash limit ${BATCH}`,
      [to, last],
    );
    if (batch.length === 0) return result;
    for (const blob of batch) {
      signal.throwIfAborted();
      try {
        if (blob.leaving) await leave(db, files, blob.hash, blob.leaving);
        if (blob.driver !== to && (await moveOne({ db, files, target, to }, blob))) {
          result.moved += 1;
          result.bytes += blob.size;
        }
      } catch (error) {
        result.failed.push({ hash: blob.hash, cause: (error as Error).message });
      }
      done += 1;
      last = blob.hash;
      await progress(done, Math.max(count?.n ?? 0, done));
    }
  }
}

async function moveOne(
  { db, files, target, to }: { db: Database; files: FileStore; target: Driver; to: DriverName },
  { hash, size, driver }: Blob,
): Promise<boolean> {
  const source = await files.driver(driver);
  const staged = await files.stage(await source.open(contentKey(hash)), { maxBytes: size });
  try {
    if (staged.hash !== hash) throw new Error(`what lies at ${driver} has the hash ${staged.hash}`);
    await target.put(contentKey(hash), staged.path);
  } finally {
    await staged.discard();
  }
  if ((await hashAt(target, hash)) !== hash) {
    await removeAt(target, hash);
    throw new Error(`the copy at ${to} is not the same`);
  }
  const moved = await db.query(
    'update kernel_blob set driver = $2, leaving = $3 where hash = $1 and driver = $3 returning hash',
    [hash, to, driver],
  );
  if (moved.length === 0) {
    // Nobody needs it any more: its last file was removed meanwhile.
    const [still] = await db.query('select 1 from kernel_blob where hash = $1', [hash]);
    if (!still) await removeAt(target, hash);
    return false;
  }
  await leave(db, files, hash, driver);
  return true;
}

/** Takes away what a moved content left behind. */
async function leave(db: Database, files: FileStore, hash: string, from: DriverName): Promise<void> {
  await removeAt(await files.driver(from), hash);
  await db.query('update kernel_blob set leaving = null where hash = $1 and leaving = $2', [hash, from]);
}

export async function hashAt(place: Driver, hash: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of await place.open(contentKey(hash))) digest.update(chunk as Buffer);
  return digest.digest('hex');
}
