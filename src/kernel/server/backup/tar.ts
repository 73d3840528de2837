import { byteReader } from './byte-reader.ts';

/** A tar archive (POSIX ustar) as it is written and read in one go: plain files, names of ASCII, up to 8 GB each. */
const BLOCK = 512;
const END = Buffer.alloc(2 * BLOCK);

function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 99) throw new RangeError(`the name is too long for the archive: ${name}`);
  if (size >= 8 ** 11) throw new RangeError(`${name} is too large for the archive`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write('0000600\0', 100); // mode
  header.write('0000000\0', 108); // owner
  header.write('0000000\0', 116); // group
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136); // time: equal contents give equal archives
  header.write('        ', 148);
  header.write('0ustar\x0000', 156, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** One file of the archive. The content must be exactly as long as announced. */
export async function* tarEntry(
  name: string,
  size: number,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Buffer> {
  yield tarHeader(name, size);
  let written = 0;
  for await (const chunk of content) {
    written += chunk.length;
    yield chunk;
  }
  if (written !== size) throw new Error(`${name}: ${size} bytes announced, ${written} given`);
  yield padding(size);
}

export const tarEnd = (): Buffer => END;

export type TarFile = { name: string; size: number; content: AsyncGenerator<Buffer> };

/** Reads the archive file by file; what is left of a content is passed over. Throws where it is cut off or not a tar. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarFile> {
  const bytes = byteReader(source);
  for (;;) {
    const header = await bytes.exactly(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const sum = Number.parseInt(header.toString('latin1', 148, 154), 8);
    const counted = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
    if (sum !== counted) throw new Error('the archive is damaged');
    const name = header.toString('latin1', 0, 100).split('\0', 1)[0]!;
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
    const content = bytes.upTo(size);
    yield { name, size, content };
    for await (const _ of content);
    await bytes.exactly((BLOCK - (size % BLOCK)) % BLOCK);
  }
}
