import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { decrypted, encrypting } from './encrypted-file.ts';

const KEY = randomBytes(32);
const FRAME = 1048576;

async function* pieces(content: Buffer, size = 70_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

const sealed = (content: Buffer): Promise<Buffer> => buffer(encrypting(KEY)(pieces(content)));
const opened = (archive: Buffer, key: Buffer | undefined = KEY): Promise<Buffer> =>
  buffer(decrypted(pieces(archive, 65_536), key));

test.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME + 12_345])('%i bytes come back as they were', async (size) => {
  const content = randomBytes(size);
  const archive = await sealed(content);
  expect((await opened(archive)).equals(content)).toBe(true);
  if (size > 100) expect(archive.includes(content.subarray(0, 64))).toBe(false);
});

test('another key is told as such, and so is none', async () => {
  const archive = await sealed(randomBytes(100));
  await expect(opened(archive, randomBytes(32))).rejects.toThrow(/not the one/);
  await expect(buffer(decrypted(pieces(archive), undefined))).rejects.toThrow(/--key-file or FAIRWAY_KEY/);
});

test('what was changed, cut off, left out, doubled or put elsewhere does not open', async () => {
  const archive = await sealed(randomBytes(2 * FRAME + 100));
  const head = 48;
  const frame = 5 + 16 + FRAME;
  const at = (n: number): Buffer => archive.subarray(head + n * frame, head + (n + 1) * frame);
  const changed = Buffer.from(archive);
  changed[head + frame + 1000]! ^= 1;
  const forgeries = {
    changed,
    cut: archive.subarray(0, head + 2 * frame),
    short: archive.subarray(0, archive.length - 1),
    leftOut: Buffer.concat([archive.subarray(0, head), at(1), at(2)]),
    swapped: Buffer.concat([archive.subarray(0, head), at(1), at(0), at(2)]),
    doubled: Buffer.concat([archive, at(2)]),
    // The first frame said to be the last.
    early: Buffer.concat([archive.subarray(0, head), Buffer.from([1]), at(0).subarray(1)]),
  };
  for (const [name, forged] of Object.entries(forgeries))
    await expect(opened(forged), name).rejects.toThrow(/damaged|cut off|follows/);
});
