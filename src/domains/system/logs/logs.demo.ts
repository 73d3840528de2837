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
  // The receipts of the announcements, as the calls that gave them.
  await ctx.db.query(
    `insert into system_call_log (create_by, create_name, create_time, at, user_name, act, act_en, target, result, ms, address, device, request_id)
     select u.id, u.username, r.read_at, r.read_at, u.name, '标记公告已阅', 'Mark an announcement as read',
       'POST /api/system/my/announcements/' || r.announcement_id || '/read', 'OK', 4 + (u.id * 7 + r.announcement_id) % 23,
       '10.8.' || u.id % 6 || '.' || 10 + u.id % 200, ($1::text[])[1 + u.id % 3], gen_random_uuid()
     from system_announcement_read r join system_user_ u on u.id = r.user_id order by r.read_at`,
    [DEVICES],
  );
  await demoCalls(ctx, DEVICES);
}
