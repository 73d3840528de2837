import { AppError } from '../../../kernel/errors.ts';
import type { Db } from '../../../kernel/server/db/db.ts';
import {
  ADDRESS_FAILURES,
  ADDRESS_WINDOW_MINUTES,
  LOCK_MINUTES,
  lockedText,
  MAX_FAILURES,
  minutesLeft,
  refusalText,
} from './lockout.rules.ts';

const nameKey = (username: string): string => username.trim().toLowerCase().slice(0, 160);

const locked = (until: string, now: Date): AppError => {
  const minutes = minutesLeft(Date.parse(until), now.getTime());
  return new AppError('LOCKED', lockedText(minutes), { data: { minutes } });
};

const turns = new Map<string, Promise<unknown>>();

/**
 * Looks at one password of a name after the other. An attempt counts before it is known to be right, so that six tabs of
 * one browser that open at once with the right password would else lock the account.
 */
export async function inTurn<T>(username: string, look: () => Promise<T>): Promise<T> {
  const key = nameKey(username);
  const looking = (turns.get(key) ?? Promise.resolve()).then(look);
  const done = looking.catch(() => {});
  turns.set(key, done);
  try {
    return await looking;
  } finally {
    if (turns.get(key) === done) turns.delete(key);
  }
}

/**
 * Takes one of the five attempts of a name before the password is looked at, so that attempts made at the same time
 * are counted too. Refuses with LOCKED. Answers the attempts taken.
 */
export async function takeAttempt(db: Db, username: string, now: Date): Promise<number> {
  const key = nameKey(username);
  const [row] = await db.query<{ failures: number; lockedUntil: string | null }>(
    `insert into identity_lockout as l (username, failures, updated_at) values ($1, 1, $2)
     on conflict (username) do update set
       failures = case when l.locked_until <= $2 or l.updated_at < $2::timestamptz - interval '${LOCK_MINUTES} minutes' then 1 else l.failures + 1 end,
       locked_until = case when l.locked_until > $2 then l.locked_until end,
       updated_at = case when l.locked_until > $2 then l.updated_at else $2 end
     returning failures, locked_until as "lockedUntil"`,
    [key, now.toISOString()],
  );
  if (row?.lockedUntil) throw locked(row.lockedUntil, now);
  const failures = row?.failures ?? 1;
  if (failures > MAX_FAILURES) throw locked(await lock(db, key, now), now);
  return failures;
}

async function lock(db: Db, key: string, now: Date): Promise<string> {
  const until = new Date(now.getTime() + LOCK_MINUTES * 60_000).toISOString();
  await db.query('update identity_lockout set locked_until = coalesce(locked_until, $2) where username = $1', [
    key,
    until,
  ]);
  return until;
}

/** The refusal after the attempt failed: how many are left, or that the account is now locked. */
export async function refusalAfter(db: Db, username: string, failures: number, now: Date): Promise<AppError> {
  if (failures >= MAX_FAILURES) {
    await lock(db, nameKey(username), now);
    return new AppError('LOCKED', lockedText(LOCK_MINUTES), { data: { minutes: LOCK_MINUTES } });
  }
  return new AppError('VALIDATION', refusalText(failures), { data: { left: MAX_FAILURES - failures } });
}

export async function clearAttempts(db: Db, username: string): Promise<void> {
  await db.query('delete from identity_lockout where username = $1', [nameKey(username)]);
}

/** Gives a person all attempts back, those of the browsers known to be theirs among them. */
export async function unlock(db: Db, username: string): Promise<void> {
  await db.query(`delete from identity_lockout where username = $1 or starts_with(username, $1 || ' ')`, [
    nameKey(username),
  ]);
}

/** Whether an address has had too many failures in the last minutes, whatever names were tried. */
export async function isCrowded(db: Db, address: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - ADDRESS_WINDOW_MINUTES * 60_000).toISOString();
  const [row] = await db.query<{ n: number }>(
    'select count(*)::int as n from identity_sign_in_log where address = $1 and at > $2 and not ok and counted',
    [address, since],
  );
  return (row?.n ?? 0) >= ADDRESS_FAILURES;
}

export const crowded = (): AppError =>
  new AppError('TOO_MANY', {
    zh: `此网络地址登录失败次数过多，${ADDRESS_WINDOW_MINUTES} 分钟后再试`,
    en: `Too many failed sign-ins from this address; try again in ${ADDRESS_WINDOW_MINUTES} minutes`,
  });
