import { randomInt } from 'node:crypto';
import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Db } from '../../../kernel/server/db/db.ts';
import { clearAttempts, inTurn, refusalAfter, takeAttempt } from './lockout.server.ts';
import { hashOf, seal, unseal } from './secrets.server.ts';
import { codeStep, newSecret } from './totp.server.ts';

export type Factor = { sealedSecret: string; since: string };

const boundTo = (userId: number): string => `second factor:${userId}`;

export async function factorOf(db: Db, userId: number): Promise<Factor | undefined> {
  const [row] = await db.query<Factor>(
    'select sealed_secret as "sealedSecret", since from identity_second_factor where user_id = $1',
    [userId],
  );
  return row;
}

const WRONG = {
  zh: '动态验证码错误或已用过，请输入应用中的当前验证码',
  en: 'The code is wrong or was used; enter the one that the app shows now',
};

/** Longer than any name that can be typed, so that no sign-in counts among the attempts at a code. */
const attemptsOf = (userId: number): string => `second factor of account ${userId} `.padEnd(120, '.');

/** Looks at a code, counted first; five wrong ones lock it for a quarter of an hour. */
async function counted(db: Db, userId: number, now: Date, look: () => Promise<boolean>): Promise<void> {
  const name = attemptsOf(userId);
  await inTurn(name, async () => {
    const failures = await takeAttempt(db, name, now);
    if (await look()) return clearAttempts(db, name);
    const refusal = await refusalAfter(db, name, failures, now);
    throw refusal.code === 'LOCKED' ? refusal : invalid([{ field: 'code', message: WRONG }]);
  });
}

/** Takes a code of the app or a recovery code; each works once. Runs outside a transaction, so that a wrong one stays counted. */
export function takeCode(db: Db, userId: number, code: string, now: Date): Promise<void> {
  return counted(db, userId, now, async () => {
    const factor = await factorOf(db, userId);
    const secret = factor && (await unseal(db, factor.sealedSecret, boundTo(userId)));
    if (!secret) return false;
    const step = await codeStep(secret, code, now);
    if (step === undefined) return takeRecovery(db, userId, code, now);
    const taken = await db.query(
      'update identity_second_factor set last_step = $2 where user_id = $1 and last_step < $2 returning 1',
      [userId, step],
    );
    return taken.length > 0;
  });
}

async function takeRecovery(db: Db, userId: number, code: string, now: Date): Promise<boolean> {
  const taken = await db.query(
    'update identity_recovery_code set used_at = $3 where user_id = $1 and hash = $2 and used_at is null returning 1',
    [userId, recoveryHash(userId, code), now.toISOString()],
  );
  return taken.length > 0;
}

/** Signs that are not mistaken for each other when copied by hand; ten of them are 49 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODES = 8;

const recoveryHash = (userId: number, code: string): string =>
  hashOf(`recovery ${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

function newRecoveryCode(): string {
  const signs = Array.from({ length: 10 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}

export const newFactorSecret = newSecret;

/** Keeps the secret once a code of it was given; answers the recovery codes, which are never shown again. */
export async function enrol(
  db: Db,
  given: { userId: number; secret: string; code: string; now: Date },
): Promise<string[]> {
  const { userId, secret, code, now } = given;
  let step: number | undefined;
  await counted(db, userId, now, async () => {
    step = await codeStep(secret, code, now);
    return step !== undefined;
  });
  const codes = Array.from({ length: CODES }, newRecoveryCode);
  const kept = await db.query(
    `with made as (insert into identity_second_factor (user_id, sealed_secret, last_step, since) values ($1, $2, $3, $4)
       on conflict do nothing returning user_id),
     over as (delete from identity_recovery_code c using made where c.user_id = made.user_id and not (c.hash = any($5::text[]))),
     codes as (insert into identity_recovery_code (user_id, hash) select made.user_id, h from made, unnest($5::text[]) as h)
     select 1 from made`,
    [
      userId,
      await seal(db, secret, boundTo(userId)),
      step,
      now.toISOString(),
      codes.map((one) => recoveryHash(userId, one)),
    ],
  );
  if (kept.length === 0)
    throw new AppError('WRONG_STATE', { zh: '已设置双重验证', en: 'A second factor is set already' });
  return codes;
}

/** Takes the second factor away, with its recovery codes. */
export async function removeFactor(db: Db, userId: number): Promise<boolean> {
  await db.query('delete from identity_recovery_code where user_id = $1', [userId]);
  const gone = await db.query('delete from identity_second_factor where user_id = $1 returning 1', [userId]);
  await clearAttempts(db, attemptsOf(userId));
  return gone.length > 0;
}

export async function recoveryCodesLeft(db: Db, userId: number): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    'select count(*)::int as n from identity_recovery_code where user_id = $1 and used_at is null',
    [userId],
  );
  return row?.n ?? 0;
}
