import { hkdfSync } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { refusal } from './postgres/refusal.ts';

const KEY_BYTES = 32;

/**
 * The key that lies in neither database nor archive: FAIRWAY_KEY, or the file `fairway.key` of the data folder. Secrets are sealed and
 * backups encrypted with it; without one the database seals with a key of its own.
 */
export function outerKey({
  env = process.env,
  dataDir,
}: {
  env?: NodeJS.ProcessEnv;
  dataDir: string;
}): Buffer | undefined {
  if (env.FAIRWAY_KEY) return keyIn(env.FAIRWAY_KEY, 'FAIRWAY_KEY');
  const path = join(dataDir, 'fairway.key');
  return statSync(path, { throwIfNoEntry: false }) && keyInFile(path);
}

/** A key file is for its owner's eyes alone. */
export function keyInFile(path: string): Buffer {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw refusal(`没有此密钥文件：${path}。There is no such key file: ${path}`);
  if ((found.mode & 0o077) !== 0) {
    throw refusal(
      `密钥文件 ${path} 可被他人读取，须先执行 chmod 600。Others may read the key file ${path}: chmod 600 it first.`,
    );
  }
  return keyIn(readFileSync(path, 'utf8'), path);
}

function keyIn(text: string, from: string): Buffer {
  const word = text.trim();
  const key = /^[0-9a-f]{64}$/i.test(word) ? Buffer.from(word, 'hex') : Buffer.from(word, 'base64');
  if (key.length === KEY_BYTES && word.length <= 64) return key;
  throw refusal(
    `${from} 须为 32 字节的密钥，Base64 或十六进制，可由 openssl rand -base64 32 生成。${from} is a key of 32 bytes in Base64 or hex, such as openssl rand -base64 32 makes.`,
  );
}

/** A key for one purpose (RFC 5869): what is known of one tells nothing of another. */
export const derivedKey = (key: Buffer, purpose: string, salt: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, `fairway ${purpose}`, KEY_BYTES));
