import type { Ctx } from '../../../kernel/server/context.ts';

/** Everybody has seen what came before a moment, three hours after it came. */
export async function demoRead(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.query(
    `update communication_message set read_at = created_at + interval '3 hours' where created_at < $1`,
    [before.toISOString()],
  );
}
