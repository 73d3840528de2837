import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '../../errors.ts';
import type { FileStore } from './store.ts';

/** Bytes kept from the front of a content, by which its type is told. */
const HEAD_BYTES = 4096;
/** An upload that was cut off by a crash is swept after a day. */
const STALE_MS = 24 * 3600_000;

export function tooLarge(maxBytes: number): AppError {
  return new AppError(
    'TOO_LARGE',
    { zh: '文件超过 {mb} MB，不能上传', en: 'The file is larger than {mb} MB and cannot be uploaded' },
    { values: { mb: Math.floor(maxBytes / 1048576) }, data: { maxBytes } },
  );
}

/**
 * Contents in a folder, `ab/abcdef...` by their SHA-256. A content is written beside its place, forced to the disk and
 * moved there in one step, so that what lies at a hash is always whole; equal contents are kept once.
 */
export function localStore(folder: string): FileStore {
  const place = (hash: string): string => {
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new RangeError(`not a content hash: ${hash}`);
    return join(folder, hash.slice(0, 2), hash);
  };
  const incoming = join(folder, 'incoming');
  const exists = (path: string): Promise<boolean> =>
    access(path).then(
      () => true,
      () => false,
    );
  let ready: Promise<unknown> | undefined;

  return {
    async put(content, { maxBytes }) {
      ready ??= mkdir(incoming, { recursive: true }).then(() => sweep(incoming));
      await ready;
      const path = join(incoming, randomUUID());
      const handle = await open(path, 'wx', 0o600);
      let written: Awaited<ReturnType<typeof write>>;
      try {
        written = await write(handle, content, maxBytes);
        await handle.sync();
      } catch (error) {
        await handle.close();
        await rm(path, { force: true });
        throw error;
      }
      await handle.close();
      const target = place(written.hash);
      if (await exists(target)) {
        await rm(path, { force: true });
      } else {
        await mkdir(dirname(target), { recursive: true });
        await rename(path, target);
        await syncFolder(dirname(target));
      }
      return written;
    },
    open: (hash) => createReadStream(place(hash)),
    has: (hash) => exists(place(hash)),
    remove: (hash) => rm(place(hash), { force: true }),
  };
}

/** Writes as the content comes; never more of it in memory than one chunk. */
async function write(handle: FileHandle, content: Readable, maxBytes: number) {
  const digest = createHash('sha256');
  const front: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    const missing = HEAD_BYTES - (size - chunk.length);
    if (missing > 0) front.push(Buffer.from(chunk.subarray(0, missing)));
    digest.update(chunk);
    await handle.writeFile(chunk);
  }
  return { hash: digest.digest('hex'), size, head: Buffer.concat(front) };
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().catch(() => {}); // not every file system lets a folder be forced
  await handle.close();
}

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(path, { force: true });
  }
}
