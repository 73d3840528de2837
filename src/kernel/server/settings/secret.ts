import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../db/db.ts';

/** The row of the key itself; no declared setting has such a name. */
const KEY = '#key';

/** For the declaration of a setting that is a password: `{ label, ...secretSetting }`. */
export const secretSetting = { schema: z.string().max(500), default: '', secret: true } as const;

/** One key for all nodes, made by whoever needs it first. */
async function keyOf(db: Db): Promise<Buffer> {
  const made = randomBytes(32).toString('base64');
  await db.query(
    `insert into kernel_setting (name, value, updated_by) values ($1, $2, '') on conflict (name) do nothing`,
    [KEY, JSON.stringify(made)],
  );
  const [row] = await db.query<{ value: string }>('select value from kernel_setting where name = $1', [KEY]);
  return Buffer.from(row!.value, 'base64');
}

/** AES-256-GCM, bound to the name of the setting: a sealed text put elsewhere does not open. */
export async function sealSecret(db: Db, name: string, clear: string): Promise<string> {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(db), iv).setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** The clear text of a secret setting; nothing when none is set. For the server's own use, never for an answer. */
export async function openSecret(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.query<{ value: unknown }>('select value from kernel_setting where name = $1', [name]);
  if (typeof row?.value !== 'string' || row.value === '') return undefined;
  const bytes = Buffer.from(row.value, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(db), bytes.subarray(0, 12)).setAAD(Buffer.from(name));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
}
