import type { Ctx } from '../../../kernel/server/context.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { moveStanding } from './move-standing.server.ts';

/** A qualification that has ended suspends its partner. Answers how many. */
export async function suspendEnded(ctx: Ctx): Promise<number> {
  const ended = await ctx.db.query<{ id: number }>(
    `select id from partner_partner where qualify_status = 'QUALIFIED' and valid_to < $1 and deleted_at is null order by id limit 1000`,
    [officeDay(ctx.now)],
  );
  for (const { id } of ended) await moveStanding(ctx, id, { step: 'suspend', reason: '合格资格到期' });
  return ended.length;
}
