import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { Db } from '../../../kernel/server/db/db.ts';
import { passwordProblem } from '../../../kernel/value/password.ts';
import { commonPasswordProblem } from './common-passwords.server.ts';

/** argon2id; 19 MiB, two passes, one lane (OWASP password storage cheat sheet). argon2id is the library's default. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Verified against when there is no such account, so that the answer takes as long. */
let nobody: Promise<string> | undefined;

export type Credential = { userId: number; hash: string; weak: boolean; changedAt: string };

export async function credentialOf(db: Db, userId: number): Promise<Credential | undefined> {
  const [row] = await db.query<Credential>(
    'select user_id as "userId", hash, weak, changed_at as "changedAt" from identity_credential where user_id = $1',
    [userId],
  );
  return row;
}

/** What is kept of a password, wherever it is kept. */
export const hashedPassword = (password: string): Promise<string> => hash(password, ARGON);

/** Whether the password is the account's; without an account the same work is done and the answer is no. */
export async function passwordMatches(
  credential: Pick<Credential, 'hash'> | undefined,
  password: string,
): Promise<boolean> {
  nobody ??= hash('nobody', ARGON);
  const matches = await verify(credential?.hash ?? (await nobody), password);
  return credential !== undefined && matches;
}

/** Sets a password without asking for its strength; the caller does. Whether it is weak is remembered. */
export async function setPassword(db: Db, userId: number, password: string, now: Date): Promise<void> {
  await setPasswordHash(db, [userId], await hashedPassword(password), passwordProblem(password) !== null, now);
}

async function setPasswordHash(
  db: Db,
  userIds: readonly number[],
  hashed: string,
  weak: boolean,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into identity_credential (user_id, hash, weak, changed_at) select id, $2, $3, $4 from unnest($1::bigint[]) as id
     on conflict (user_id) do update set hash = excluded.hash, weak = excluded.weak, changed_at = excluded.changed_at`,
    [userIds, hashed, weak, now.toISOString()],
  );
}

/** One password for many accounts of the demo company: hashed once. */
export async function setSharedPassword(
  db: Db,
  userIds: readonly number[],
  password: string,
  now: Date,
): Promise<void> {
  await setPasswordHash(db, userIds, await hashedPassword(password), passwordProblem(password) !== null, now);
}

/** Refuses a new password that is weak, badly sized, or one that everybody tries first. */
export async function assertNewPassword(
  ctx: Ctx,
  password: string,
  { field = 'newPass', username }: { field?: string; username: string },
): Promise<void> {
  const problem = passwordProblem(password) ?? (await commonPasswordProblem(ctx, password, username));
  if (problem) throw new AppError('VALIDATION', problem, { errors: [{ field, message: problem }] });
}
