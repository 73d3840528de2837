import type { Ctx } from '../../../kernel/server/context.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';

/** Months for which messages are kept. */
export const KEPT_MONTHS = 'system.messageMonths';

/** Forgets messages older than the setting says, ten thousand at a time; answers how many. */
export async function purgeMessages(ctx: Ctx): Promise<number> {
  const months = await setting<number>(ctx, KEPT_MONTHS);
  const before = new Date(ctx.now);
  before.setUTCMonth(before.getUTCMonth() - months);
  let gone = 0;
  for (;;) {
    const rows = await ctx.db.query(
      `delete from communication_message where id in (select id from communication_message where created_at < $1 limit 10000) returning 1`,
      [before.toISOString()],
    );
    gone += rows.length;
    if (rows.length < 10_000) return gone;
  }
}
