import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../../kernel/server/db/db.ts';

/** Who may sign in at first, and with which password. */
export type FirstAccounts = { usernames: readonly string[]; password: string };

/**
 * Beside the database, never in it: no backup holds the password in clear. For its owner's eyes alone, and only until somebody has
 * signed in.
 */
const pathIn = (dataDir: string): string => join(dataDir, 'first-password.json');

/** Before the first account is made, so that a start that is cut off right after its end can still tell the password. */
export async function keepFirstAccounts(dataDir: string, start: string, accounts: FirstAccounts): Promise<void> {
  const draft = `${pathIn(dataDir)}.${process.pid}`;
  await writeFile(draft, JSON.stringify({ start, ...accounts }), { mode: 0o600 });
  await rename(draft, pathIn(dataDir));
}

/** The accounts of a database that this folder's process made, as long as nobody has signed in. */
export async function firstAccounts(db: Db, dataDir: string, start: string): Promise<FirstAccounts | undefined> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const [used] = await db.query<{ ever: boolean }>(
    'select exists (select 1 from identity_user where last_sign_in is not null) as ever',
  );
  const kept = JSON.parse(text) as FirstAccounts & { start: string };
  if (!used?.ever && kept.start === start) return { usernames: kept.usernames, password: kept.password };
  await rm(pathIn(dataDir), { force: true });
  return undefined;
}

const forgotten = new Set<string>();

/** Somebody has signed in: whoever should know the password knows it. */
export async function forgetFirstAccounts(dataDir: string): Promise<void> {
  if (forgotten.has(dataDir)) return;
  forgotten.add(dataDir);
  await rm(pathIn(dataDir), { force: true });
}
