import type { Ctx } from '../../../kernel/server/context.ts';
import { companyDay } from '../auth/identity.server.ts';

/** Time of use of the last four weeks: working days for all, a quarter of an hour to six hours, fewer people at weekends, some far more than others. */
export async function demoUsage(ctx: Ctx): Promise<void> {
  await ctx.db.query(
    `insert into system_usage (user_id, day, seconds, last_at)
     select u.id, d::date, (1800 + (u.id * 7919 + extract(doy from d)::int * 104729) % 19800) * (40 + u.id * 37 % 61) / 100, d + interval '9 hours'
     from system_user_ u cross join generate_series($1::date - 28, $1::date - 1, interval '1 day') d
     where u.deleted_at is null and (u.id * 31 + extract(doy from d)::int * 17) % 10 < case when extract(isodow from d) < 6 then 8 else 2 end`,
    [companyDay(ctx.now)],
  );
  // 0 stands for the pages of the shell, which have no entry in the menu.
  await ctx.db.query(
    `insert into system_menu_use (user_id, menu_id, day, count) select user_id, 0, day, 2 + seconds / 900 from system_usage`,
  );
}
