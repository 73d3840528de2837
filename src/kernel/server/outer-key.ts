import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusal } from './postgres/refusal.ts';

const KEY_BYTES = 32;
/** The first line of a file that the first start made, and by which it is told from one that somebody chose. */
const MADE =
  '# 首次启动时生成，须与数据库和备份分开另行保管。Made at the first start: keep a copy apart from database and backups.';

const pathIn = (dataDir: string): string => join(dataDir, 'fairway.key');

/**
 * The key that lies in neither database nor archive: FAIRWAY_KEY, or the file `fairway.key` of the data folder, which the first start
 * makes where there is none. Whatever is sealed is sealed with it.
 */
export function outerKey({
  env = process.env,
  dataDir,
}: {
  env?: NodeJS.ProcessEnv;
  dataDir: string;
}): Buffer | undefined {
  if (env.FAIRWAY_KEY) return keyIn(env.FAIRWAY_KEY, 'FAIRWAY_KEY');
  const path = pathIn(dataDir);
  return statSync(path, { throwIfNoEntry: false }) && keyInFile(path);
}

/**
 * The key with which backups are encrypted unasked: one that somebody has chosen. One that the first start made encrypts none, so that
 * whoever has a backup and lost the computer still has what is in it.
 */
export function chosenKey(given: Parameters<typeof outerKey>[0]): Buffer | undefined {
  const key = outerKey(given);
  const { env = process.env, dataDir } = given;
  return key && !env.FAIRWAY_KEY && readFileSync(pathIn(dataDir), 'utf8').startsWith('#') ? undefined : key;
}

/** Makes the key file of a data folder that has none; one node at a time does. */
export function makeKeyFile(dataDir: string): Buffer {
  const path = pathIn(dataDir);
  const begun = `${path}.new`;
  writeFileSync(begun, `${MADE}\n${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flush: true });
  renameSync(begun, path);
  return keyInFile(path);
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
  const word = text.replace(/^#.*\n/, '').trim();
  const key = /^[0-9a-f]{64}$/i.test(word) ? Buffer.from(word, 'hex') : Buffer.from(word, 'base64');
  if (key.length === KEY_BYTES && word.length <= 64) return key;
  throw refusal(
    `${from} 须为 32 字节的密钥，Base64 或十六进制，可由 openssl rand -base64 32 生成。${from} is a key of 32 bytes in Base64 or hex, such as openssl rand -base64 32 makes.`,
  );
}

/** A key for one purpose (RFC 5869): what is known of one tells nothing of another. */
export const derivedKey = (key: Buffer, purpose: string, salt: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, `fairway ${purpose}`, KEY_BYTES));
