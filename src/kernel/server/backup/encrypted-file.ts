import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../outer-key.ts';
import { refusal } from '../postgres/refusal.ts';
import { byteReader } from './byte-reader.ts';

/**
 * An archive under a key: frames of AES-256-GCM, each bound to its place and to whether it is the last, so that none can be changed,
 * left out, put elsewhere or cut off. The key of an archive is its own (a salt stands in its head); a number in the head tells another
 * key from a damaged archive.
 */
export const MAGIC = Buffer.from('FAIRWAY-SEALED-1');
const SALT = 16;
const CHECK = 16;
const TAG = 16;
const FRAME = 1048576;

const checkOf = (key: Buffer): Buffer => createHmac('sha256', key).update('check').digest().subarray(0, CHECK);

function nonceOf(frame: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(last ? 1 : 0, 0);
  nonce.writeBigUInt64BE(BigInt(frame), 4);
  return nonce;
}

/** `size` of the frame's content and whether it is the last one stand in front of it. */
function headOf(size: number, last: boolean): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(last ? 1 : 0, 0);
  head.writeUInt32BE(size, 1);
  return head;
}

export function encrypting(master: Buffer): (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT);
  const key = derivedKey(master, 'backup', salt);
  const sealed = (content: Buffer, frame: number, last: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(frame, last)).setAAD(salt);
    const body = Buffer.concat([cipher.update(content), cipher.final()]);
    return Buffer.concat([headOf(content.length, last), cipher.getAuthTag(), body]);
  };
  return async function* encrypt(source) {
    yield Buffer.concat([MAGIC, salt, checkOf(key)]);
    let waiting: Buffer[] = [];
    let size = 0;
    let frame = 0;
    for await (const chunk of source) {
      waiting.push(chunk);
      size += chunk.length;
      if (size < FRAME) continue;
      const whole = Buffer.concat(waiting);
      let at = 0;
      for (; size - at >= FRAME; at += FRAME) {
        yield sealed(whole.subarray(at, at + FRAME), frame, false);
        frame += 1;
      }
      waiting = [whole.subarray(at)];
      size -= at;
    }
    yield sealed(Buffer.concat(waiting), frame, true);
  };
}

/** The clear bytes of what follows the magic word. A frame is given on only once it has proved whole. */
export async function* decrypted(source: AsyncIterable<Buffer>, master: Buffer | undefined): AsyncGenerator<Buffer> {
  const bytes = byteReader(source);
  await bytes.exactly(MAGIC.length);
  if (!master)
    throw refusal(
      '备份已加密：以 --key-file 或 FAIRWAY_KEY 给出密钥。The backup is encrypted: give its key by --key-file or FAIRWAY_KEY.',
    );
  const salt = await bytes.exactly(SALT);
  const key = derivedKey(master, 'backup', salt);
  if (!timingSafeEqual(checkOf(key), await bytes.exactly(CHECK)))
    throw refusal('密钥不是此备份的密钥。The key is not the one that this backup was encrypted with.');
  for (let frame = 0; ; frame += 1) {
    const head = await bytes.exactly(5);
    const last = head.readUInt8(0) === 1;
    const size = head.readUInt32BE(1);
    if (size > FRAME) throw new Error('the archive is damaged');
    const tag = await bytes.exactly(TAG);
    const body = await bytes.exactly(size);
    yield opened(key, salt, { frame, last, tag, body });
    if (last) break;
  }
  if (!(await bytes.ended())) throw new Error('something follows the end of the archive');
}

type Frame = { frame: number; last: boolean; tag: Buffer; body: Buffer };

function opened(key: Buffer, salt: Buffer, { frame, last, tag, body }: Frame): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(frame, last)).setAAD(salt);
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch {
    throw new Error('the archive is damaged');
  }
}
