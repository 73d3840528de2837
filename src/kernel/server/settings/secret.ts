import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { Db } from '../db/db.ts';
import { derivedKey } from '../outer-key.ts';
import { openText, sealedAnew, sealingKey, sealText } from './sealing.ts';

/** The row of the database's own key; no declared setting has such a name. */
const KEY = '#key';

/** For the declaration of a setting that is a password: `{ label, ...secretSetting }`. */
export const secretSetting = { schema: z.string().max(500), default: '', secret: true } as const;

/** One key for all nodes, made by whoever needs it first; in use where there is none outside the database. */
const keyOf = (db: Db) => async (): Promise<Buffer> => {
  const made = randomBytes(32).toString('base64');
  await db.query(
    // It is nobody's setting, and has no time of being set.
    `insert into kernel_setting (name, value, updated_by, updated_at) values ($1, $2, '', to_timestamp(0)) on conflict (name) do nothing`,
    [KEY, JSON.stringify(made)],
  );
  const [row] = await db.query<{ value: string }>('select value from kernel_setting where name = $1', [KEY]);
  return Buffer.from(row!.value, 'base64');
};

/** Bound to the name of the setting. */
export const sealSecret = (db: Db, name: string, clear: string): Promise<string> => sealText(keyOf(db), clear, name);

/** The same for what is no setting: bound to the place where it is kept. */
export const sealClear = sealSecret;
export const openSealed = (db: Db, place: string, sealed: string): Promise<string | undefined> =>
  openText(keyOf(db), sealed, place);

/** The clear text of what the database's own key sealed while there is one outside it now; nothing where all is as it should be. */
export async function sealedAnewText(db: Db, place: string, sealed: string): Promise<string | undefined> {
  const anew = await sealedAnew(keyOf(db), sealed, place);
  return anew && openText(keyOf(db), anew, place);
}

/** Texts that a domain seals itself (`sealClear`): where they lie, and to which place each is bound, as SQL over the row. */
export type SealedTexts = {
  readonly table: string;
  readonly column: string;
  readonly place: string;
  /** Those rows alone. */
  readonly where?: string;
};

/** Seals with the key outside the database what the database's own key sealed of these. */
export async function resealTexts(db: Db, { table, column, place, where = 'true' }: SealedTexts): Promise<void> {
  const rows = await db.query<{ place: string; sealed: string }>(
    `select ${place} as place, ${column} as sealed from ${table} where ${where}`,
  );
  for (const { place: bound, sealed } of rows) {
    const anew = await sealedAnew(keyOf(db), sealed, bound);
    // No two sealed texts are the same.
    if (anew) await db.query(`update ${table} set ${column} = $2 where ${column} = $1`, [sealed, anew]);
  }
}

/** The key of marks by which sealed texts are found. */
export const blindKey = async (db: Db): Promise<Buffer> =>
  derivedKey(sealingKey() ?? (await keyOf(db)()), 'blind marks');

const keptOf = async (db: Db, name: string): Promise<string | undefined> => {
  const [row] = await db.query<{ value: unknown }>('select value from kernel_setting where name = $1', [name]);
  return typeof row?.value === 'string' && row.value !== '' ? row.value : undefined;
};

/** The clear text of a secret setting; nothing when none is set. For the server's own use, never for an answer. */
export async function openSecret(db: Db, name: string): Promise<string | undefined> {
  const kept = await keptOf(db, name);
  if (kept === undefined) return undefined;
  const clear = await openText(keyOf(db), kept, name);
  if (clear !== undefined) return clear;
  throw new AppError('RULE', {
    zh: '密码由另一把密钥封存，在此打不开；重新输入密码，或以原来的 FAIRWAY_KEY 启动',
    en: 'The password was sealed with another key and does not open here; enter it again, or start with the FAIRWAY_KEY of then',
  });
}

/** Whether a secret is set and can be used here. */
export const hasSecret = async (db: Db, name: string): Promise<boolean> => {
  const kept = await keptOf(db, name);
  return kept !== undefined && (await openText(keyOf(db), kept, name)) !== undefined;
};

/** Those of declared settings that are secret. */
export const secretNames = (settings: Readonly<Record<string, { readonly secret?: boolean }>>): string[] =>
  Object.keys(settings).filter((name) => settings[name]?.secret);

/** Seals what the database's own key sealed with the one outside it; answers the names of secrets that do not open here. */
export async function resealSecrets(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ name: string; value: unknown }>(
    `select name, value from kernel_setting where name = any($1) and jsonb_typeof(value) = 'string' and value <> '""'`,
    [names],
  );
  const closed: string[] = [];
  const fresh: { name: string; value: string }[] = [];
  for (const { name, value } of rows) {
    const anew = await sealedAnew(keyOf(db), String(value), name);
    if (anew) fresh.push({ name, value: anew });
    else if ((await openText(keyOf(db), String(value), name)) === undefined) closed.push(name);
  }
  if (fresh.length === 0) return closed;
  await db.query(
    `update kernel_setting s set value = to_jsonb(n.value)
     from jsonb_to_recordset($1) as n(name text, value text) where s.name = n.name`,
    [JSON.stringify(fresh)],
  );
  return closed;
}
