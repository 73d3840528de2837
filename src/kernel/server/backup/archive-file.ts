import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { PassThrough, Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, createZstdCompress, createZstdDecompress } from 'node:zlib';

/** By the end of its name: `.tar` plain, `.gz` and `.tgz` gzip, everything else Zstandard, which is faster and smaller. */
function compressor(path: string): Transform {
  if (/\.tar$/i.test(path)) return new PassThrough();
  return /\.t?gz$/i.test(path) ? createGzip() : createZstdCompress();
}

/** Writes beside the place and moves there at the end: what has the name is whole. For its owner's eyes alone. */
export async function writeArchive(path: string, content: AsyncGenerator<Buffer>): Promise<void> {
  const draft = `${path}.part`;
  try {
    await pipeline(
      Readable.from(content, { objectMode: false }),
      compressor(path),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The bytes of the archive, whatever it is packed with. */
export async function readArchive(path: string): Promise<AsyncIterable<Buffer>> {
  const handle = await open(path);
  const { buffer: head } = await handle.read(Buffer.alloc(4), 0, 4, 0).finally(() => handle.close());
  const file = createReadStream(path, { highWaterMark: 1_048_576 });
  const magic = head.toString('hex');
  const unpack = magic.startsWith('1f8b') ? createGunzip() : magic === '28b52ffd' ? createZstdDecompress() : undefined;
  if (!unpack) return file;
  file.on('error', (error) => unpack.destroy(error));
  return file.pipe(unpack);
}
