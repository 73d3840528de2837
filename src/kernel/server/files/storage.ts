import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Database, Db } from '../db/db.ts';
import { contentKey, THUMBNAIL_SIZES, thumbnailKey } from './keys.ts';
import { localDriver } from './local-driver.ts';
import { s3Driver } from './s3-driver.ts';
import { stagingArea } from './staging.ts';
import { notSetUp, s3Settings, storageChoice } from './storage-settings.ts';
import { DRIVERS, type Driver, type DriverName, type FileStore } from './store.ts';
import { thumbnails } from './thumbnails.ts';

/** Held shared by whoever removes contents, exclusively by a backup: what it has listed stays until it has read it. */
export const REMOVAL_LOCK = 7_281_510;

type Blob = { driver: DriverName; leaving: DriverName | null };

/** The contents of all files over the local folder and, where it is set up, an S3-compatible store. */
export function openStorage(options: { db: Database; folder: string; env?: NodeJS.ProcessEnv }): FileStore {
  const { db, folder, env = process.env } = options;
  const local = localDriver(folder);
  const stage = stagingArea(join(folder, 'incoming'));
  const remote = new Map<string, Promise<Driver>>();

  /** One client per settings; another choice on the screen takes effect with the next call. */
  async function driver(name: DriverName, over: Db = db): Promise<Driver> {
    if (name === 'local') return local;
    const { settings, missing } = s3Settings(await storageChoice(over), env);
    if (missing.length > 0) throw notSetUp(missing);
    const key = JSON.stringify(settings);
    const made = remote.get(key) ?? s3Driver(settings);
    remote.set(key, made);
    return made;
  }

  async function blobOf(hash: string): Promise<Blob | undefined> {
    const [blob] = await db.query<Blob>({
      name: 'kernel-blob-of',
      text: 'select driver, leaving from kernel_blob where hash = $1',
      values: [hash],
    });
    return blob;
  }

  /** Where a content lies, or would be put. */
  async function placeOf(hash: string): Promise<DriverName> {
    return (await blobOf(hash))?.driver ?? (await storageChoice(db)).driver;
  }

  /** A content that is moved just now lies at its new place when the old one has no more of it. */
  async function open(hash: string): Promise<Readable> {
    const key = contentKey(hash);
    const name = await placeOf(hash);
    try {
      return await (await driver(name)).open(key);
    } catch (error) {
      const now = await placeOf(hash);
      if (now === name) throw error;
      return (await driver(now)).open(key);
    }
  }

  return {
    stage: (content, { maxBytes }) => stage(content, maxBytes),
    open,
    driver,
    async has(hash) {
      return (await driver(await placeOf(hash))).has(contentKey(hash));
    },
    async keep({ path, hash, size }) {
      const { driver: chosen } = await storageChoice(db);
      await driver(chosen);
      // The row before the bytes: whoever removes an unused content takes both, and then the caller's row is missing too.
      // It takes no lock: the transaction that stores the same bytes a second time holds the row already, and waits for this call.
      const [made] = await db.query<{ driver: DriverName }>(
        'insert into kernel_blob (hash, size, driver) values ($1, $2, $3) on conflict (hash) do nothing returning driver',
        [hash, size, chosen],
      );
      const place = await driver((made ?? (await blobOf(hash)))?.driver ?? chosen);
      try {
        if (!(await place.has(contentKey(hash)))) await place.put(contentKey(hash), path);
      } catch (error) {
        // A content that never came to lie there holds up nobody who corrects the address of the place.
        if (made)
          await db.query(
            'delete from kernel_blob where hash = $1 and not exists (select 1 from kernel_file where hash = $1)',
            [hash],
          );
        throw error;
      }
    },
    dropUnused: (hash) =>
      db.transaction(async (tx) => {
        const [lock] = await tx.query<{ free: boolean }>('select pg_try_advisory_xact_lock_shared($1) as free', [
          REMOVAL_LOCK,
        ]);
        if (!lock?.free) return false;
        // Locked before it is asked who uses it, so that an upload of the same content at this moment is seen or waits.
        const [blob] = await tx.query<Blob>('select driver, leaving from kernel_blob where hash = $1 for update', [
          hash,
        ]);
        if (!blob) return false;
        const gone = await tx.query(
          'delete from kernel_blob where hash = $1 and not exists (select 1 from kernel_file where hash = $1) returning hash',
          [hash],
        );
        if (gone.length === 0) return false;
        for (const name of DRIVERS) {
          if (name === blob.driver || name === blob.leaving) await removeAt(await driver(name, tx), hash);
        }
        return true;
      }),
    thumbnail: thumbnails({ open, stage, driverOf: async (hash) => driver(await placeOf(hash)) }),
  };
}

/** A content and its thumbnails. */
export async function removeAt(place: Driver, hash: string): Promise<void> {
  await place.remove(contentKey(hash));
  await Promise.all(THUMBNAIL_SIZES.map((size) => place.remove(thumbnailKey(hash, size))));
}
