import { constants, createHash, generateKeyPair, privateDecrypt, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Db } from '../../../kernel/server/db/db.ts';
import { openText, sealedAnew, sealText } from '../../../kernel/server/settings/sealing.ts';

const RSA = 'sign-in';
const SEAL = 'seal';

type Key = { secret: string; public: string | null };

/** Keys never change once made, so each database's are read once per process. */
const known = new WeakMap<object, Map<string, Promise<Key>>>();

async function load(db: Db, name: string, make: () => Promise<Key>): Promise<Key> {
  const read = async (): Promise<Key | undefined> =>
    (await db.query<Key>('select secret, public from identity_key where name = $1', [name]))[0];
  const found = await read();
  if (found) return found;
  const made = await make();
  // Two nodes may start at once: the first wins and the other reads it.
  await db.query('insert into identity_key (name, secret, public) values ($1, $2, $3) on conflict do nothing', [
    name,
    made.secret,
    made.public,
  ]);
  return (await read()) ?? made;
}

function keyOf(db: Db, name: string, make: () => Promise<Key>): Promise<Key> {
  const keys = known.get(db) ?? new Map<string, Promise<Key>>();
  known.set(db, keys);
  const found = keys.get(name);
  if (found) return found;
  const loading = load(db, name, make);
  keys.set(name, loading);
  loading.catch(() => keys.delete(name));
  return loading;
}

async function newPair(): Promise<Key> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { secret: pair.privateKey, public: pair.publicKey };
}

/** The key with which browsers encrypt passwords: PEM (SPKI), for RSA-OAEP-256. */
export async function publicKey(db: Db): Promise<string> {
  return (await keyOf(db, RSA, newPair)).public ?? '';
}

/** The clear bytes of a base64 RSA-OAEP-SHA256 ciphertext, or nothing when it is not one of ours. */
export async function decryptWithPrivateKey(db: Db, ciphertext: string): Promise<string | undefined> {
  const { secret } = await keyOf(db, RSA, newPair);
  try {
    const clear = privateDecrypt(
      { key: secret, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(ciphertext, 'base64'),
    );
    return clear.toString('utf8');
  } catch {
    return undefined;
  }
}

const sealKey = async (db: Db): Promise<Buffer> =>
  Buffer.from(
    (await keyOf(db, SEAL, async () => ({ secret: randomBytes(32).toString('base64'), public: null }))).secret,
    'base64',
  );

/** Under the key outside the database, or the server's own in it; `bound` must be given again to open it. */
export const seal = (db: Db, clear: string, bound: string): Promise<string> =>
  sealText(() => sealKey(db), clear, bound);

/** The clear text; nothing where it does not open here. */
export const unseal = (db: Db, sealed: string, bound: string): Promise<string | undefined> =>
  openText(() => sealKey(db), sealed, bound);

/** What the server's own key sealed, under the key outside the database; nothing where that is not to be done. */
export const sealAnew = (db: Db, sealed: string, bound: string): Promise<string | undefined> =>
  sealedAnew(() => sealKey(db), sealed, bound);

/** 32 random bytes, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
