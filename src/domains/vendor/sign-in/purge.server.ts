import type { Ctx } from '../../../kernel/server/context.ts';

/** So long an ended sign-in or link is kept, so that one can see what happened. */
const KEPT_DAYS = 30;

/** Deletes sign-ins and links that ended long ago; answers how many. */
export async function purgeVendorSessions(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db.query<{ n: number }>(
    `with sessions as (delete from vendor_session where expires_at < $1::timestamptz - make_interval(days => $2) returning 1),
       links as (delete from vendor_link where expires_at < $1::timestamptz - make_interval(days => $2) returning 1)
     select (select count(*) from sessions)::int + (select count(*) from links)::int as n`,
    [ctx.now.toISOString(), KEPT_DAYS],
  );
  return row?.n ?? 0;
}
