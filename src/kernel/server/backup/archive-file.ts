import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { PassThrough, Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { decrypted, encrypting, MAGIC } from './encrypted-file.ts';

/** By the end of its name: `.tar` plain, `.gz` and `.tgz` gzip, everything else Zstandard, which is faster and smaller. */
function compressor(path: string): Transform {
  if (/\.tar$/i.test(path)) return new PassThrough();
  return /\.t?gz$/i.test(path) ? createGzip() : createZstdCompress();
}

/** Writes beside the place and moves there at the end: what has the name is whole. For its owner's eyes alone; encrypted with a key. */
export async function writeArchive(path: string, content: AsyncGenerator<Buffer>, key?: Buffer): Promise<void> {
  const draft = `${path}.part`;
  try {
    await pipeline(
      Readable.from(content, { objectMode: false }),
      compressor(path),
      key ? encrypting(key) : new PassThrough(),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The bytes of the archive, whatever it is packed with; an encrypted one is opened with its key. */
export async function readArchive(path: string, key?: Buffer): Promise<AsyncIterable<Buffer>> {
  const handle = await open(path);
  const { buffer: head } = await handle
    .read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0)
    .finally(() => handle.close());
  const file = createReadStream(path, { highWaterMark: 1_048_576 });
  return unpacked(head.equals(MAGIC) ? decrypted(file, key) : file);
}

/** How it is packed stands in its first bytes. */
async function unpacked(packed: AsyncIterable<Buffer>): Promise<AsyncIterable<Buffer>> {
  const chunks = packed[Symbol.asyncIterator]();
  const first = await chunks.next();
  const magic = first.done ? '' : first.value.subarray(0, 4).toString('hex');
  const whole = async function* (): AsyncGenerator<Buffer> {
    if (!first.done) yield first.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  const unpack = magic.startsWith('1f8b') ? createGunzip() : magic === '28b52ffd' ? createZstdDecompress() : undefined;
  if (!unpack) return whole();
  const source = Readable.from(whole(), { objectMode: false });
  source.on('error', (error) => unpack.destroy(error));
  return source.pipe(unpack);
}
