import type { Ctx } from '../../../kernel/server/context.ts';
import { demoCalls } from './calls.demo.ts';

const DEVICES = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
];

/** Sign-ins of the last week, now and then refused for a wrong password, from the offices' networks; calls, and what failed among them. */
export async function demoLogs(ctx: Ctx): Promise<void> {
  await ctx.db.query(
    `insert into system_sign_in_log (at, username, user_id, ok, kind, reason, reason_en, address, device)
     select date_trunc('day', $1::timestamptz) - d * interval '1 day' + (u.id * 37 + d * 11) % 120 * interval '1 minute', u.username, u.id, true,
       case when u.id % 4 = 0 then 'remembered' else 'password' end, null, null, '10.8.' || u.id % 6 || '.' || 10 + u.id % 200, ($2::text[])[1 + u.id % 3]
     from system_user_ u cross join generate_series(1, 7) d where u.deleted_at is null and (u.id * 13 + d * 5) % 10 < 4
     union all
     select date_trunc('day', $1::timestamptz) - d * interval '1 day' + (u.id * 37 + d * 11 - 1) % 120 * interval '1 minute', u.username, null, false,
       'password', '用户名或密码错误', 'Wrong username or password', '10.8.' || u.id % 6 || '.' || 10 + u.id % 200, ($2::text[])[1 + u.id % 3]
     from system_user_ u cross join generate_series(1, 7) d where u.deleted_at is null and (u.id * 17 + d * 3) % 40 = 0
     order by 1`,
    [ctx.now.toISOString(), DEVICES],
  );
  await demoCalls(ctx, DEVICES);
}
