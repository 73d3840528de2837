import { createHash } from 'node:crypto';
import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { AppError } from '../../errors.ts';
import type { Ctx } from '../context.ts';
import { instant } from '../db/columns.ts';
import type { Db } from '../db/db.ts';

/** What was answered to a create, kept for a day, so that the same create sent twice makes one record. */
export const idempotencyTable = pgTable(
  'kernel_idempotency',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    reply: jsonb('reply'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);

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
    text: 'insert into kernel_idempotency (user_id, key, request_hash) values ($1, $2, $3) on conflict do nothing returning key',
    values: [ctx.user.id, key, hash],
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

/** Forgets what was answered more than a day ago. */
export async function forgetOldReplies(db: Db, now: Date): Promise<void> {
  await db.query('delete from kernel_idempotency where created_at < $1', [
    new Date(now.getTime() - DAY_MS).toISOString(),
  ]);
}

const DAY_MS = 86_400_000;
