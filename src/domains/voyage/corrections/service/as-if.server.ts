import type { Ctx } from '../../../../kernel/server/context.ts';

/**
 * Does something, answers what it answers, and takes all of it back: rows, history, jobs and messages. Nothing that waits for the
 * commit is done either. Wants a transaction.
 */
export async function asIf<T>(ctx: Ctx, work: (inside: Ctx) => Promise<T>): Promise<T> {
  await ctx.db.query('savepoint as_if');
  try {
    return await work({ ...ctx, afterCommit: () => undefined });
  } finally {
    await ctx.db.query('rollback to savepoint as_if');
    await ctx.db.query('release savepoint as_if');
  }
}
