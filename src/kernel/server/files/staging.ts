import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '../../errors.ts';
import { machineNow } from '../clock.ts';
import type { Staged } from './store.ts';

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

/** Where contents wait on this machine's disk, so that nothing reaches its place before it was looked at. */
export function stagingArea(folder: string): (content: Readable, maxBytes: number) => Promise<Staged> {
  let swept: Promise<unknown> | undefined;
  return async (content, maxBytes) => {
    // Each time: a disk that was away and is back needs no new start of the server.
    await mkdir(folder, { recursive: true });
    swept ??= sweep(folder);
    await swept;
    const path = join(folder, randomUUID());
    const discard = (): Promise<void> => rm(path, { force: true });
    const handle = await open(path, 'wx', 0o600);
    try {
      const written = await write(handle, content, maxBytes);
      await handle.sync();
      return { path, discard, ...written };
    } catch (error) {
      await discard();
      throw error;
    } finally {
      await handle.close();
    }
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

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && machineNow() - found.mtimeMs > STALE_MS) await rm(path, { force: true });
  }
}
