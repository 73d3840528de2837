import type { Ctx } from '../../../kernel/server/context.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { demoMenuUse, PEOPLE } from '../../identity/public.server.ts';

/** Time of use of the last four weeks: working days for all, a quarter of an hour to six hours, fewer people at weekends, some far more than others. */
export async function demoUsage(ctx: Ctx): Promise<void> {
  const days = await ctx.db.query<{ userId: number; day: string; seconds: number }>(
    `insert into operations_usage (user_id, day, seconds, last_at)
     select u.id, d::date, (1800 + (u.id * 7919 + extract(doy from d)::int * 104729) % 19800) * (40 + u.id * 37 % 61) / 100, d + interval '9 hours'
     from ${PEOPLE} u cross join generate_series($1::date - 28, $1::date - 1, interval '1 day') d
     where u.deleted_at is null and (u.id * 31 + extract(doy from d)::int * 17) % 10 < case when extract(isodow from d) < 6 then 8 else 2 end
     returning user_id as "userId", day, seconds`,
    [officeDay(ctx.now)],
  );
  await demoMenuUse(
    ctx,
    days.map(({ userId, day, seconds }) => ({ userId, day, count: 2 + Math.floor(seconds / 900) })),
  );
}
