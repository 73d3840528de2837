import { createHash } from 'node:crypto';
import { AppError } from '../../errors.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/db.ts';

/**
 * Runs the work once per key and user. A second call with the same key waits for the first to finish and answers the
 * same; with another content it is refused. Must run inside the transaction of the work.
 */
export async function once(
  ctx: Ctx,
  key: string,
  request: { path: string; body: unknown },
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!/^[\w-]{8,80}$/.test(key))
    throw new AppError('BAD_REQUEST', { zh: 'Idempotency-Key 格式不正确', en: 'The Idempotency-Key is malformed' });
  const hash = createHash('sha256')
    .update(request.path)
    .update(JSON.stringify(request.body ?? null))
    .digest('base64');
  const [taken] = await ctx.db.query<{ key: string }>({
    name: 'kernel-idempotency-take',
    text: 'insert into kernel_idempotency (user_id, key, request_hash, created_at) values ($1, $2, $3, $4) on conflict do nothing returning key',
    values: [ctx.user.id, key, hash, ctx.now.toISOString()],
  });
  if (!taken) return earlierReply(ctx, key, hash);
  const reply = await work();
  await ctx.db.query({
    name: 'kernel-idempotency-reply',
    text: 'update kernel_idempotency set reply = $3 where user_id = $1 and key = $2',
    values: [ctx.user.id, key, JSON.stringify(reply ?? null)],
  });
  return reply;
}

async function earlierReply(ctx: Ctx, key: string, hash: string): Promise<unknown> {
  const [earlier] = await ctx.db.query<{ request_hash: string; reply: unknown }>(
    'select request_hash, reply from kernel_idempotency where user_id = $1 and key = $2',
    [ctx.user.id, key],
  );
  if (earlier?.request_hash === hash) return earlier.reply;
  throw new AppError('DUPLICATE', {
    zh: '此请求编号已用于另一内容',
    en: 'This Idempotency-Key was used for another request',
  });
}

/** A write that waits for a ship's line bears such a key from its first try on: its answer may be asked for again after weeks. */
const OVER_THE_LINE = 'line-';
const LINE_DAYS = 90;
/** So many of them are kept for one person; a ship sends a few a day. */
const LINE_MOST = 2000;

/** Forgets what was answered more than a day ago, of a ship's line more than 90 days. */
export async function forgetOldReplies(db: Db, now: Date): Promise<void> {
  const before = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();
  await db.query('delete from kernel_idempotency where created_at < $1 and not starts_with(key, $2)', [
    before(1),
    OVER_THE_LINE,
  ]);
  await db.query('delete from kernel_idempotency where created_at < $1', [before(LINE_DAYS)]);
  await db.query(
    `delete from kernel_idempotency k using (
       select user_id, key, row_number() over (partition by user_id order by created_at desc) as place
       from kernel_idempotency where starts_with(key, $1)) old
     where k.user_id = old.user_id and k.key = old.key and old.place > $2`,
    [OVER_THE_LINE, LINE_MOST],
  );
}

const DAY_MS = 86_400_000;
