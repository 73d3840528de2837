import type { Ctx } from '../../../kernel/server/context.ts';

/** Sign-ins of the last week, now and then refused for a wrong password, from the offices' networks with these devices, three or more. */
export async function demoSignIns(ctx: Ctx, devices: readonly string[]): Promise<void> {
  await ctx.db.query(
    `insert into identity_sign_in_log (at, username, user_id, ok, kind, reason, reason_en, address, device)
     select date_trunc('day', $1::timestamptz) - d * interval '1 day' + (u.id * 37 + d * 11) % 120 * interval '1 minute', u.username, u.id, true,
       case when u.id % 4 = 0 then 'remembered' else 'password' end, null, null, '10.8.' || u.id % 6 || '.' || 10 + u.id % 200, ($2::text[])[1 + u.id % 3]
     from identity_user u cross join generate_series(1, 7) d where u.deleted_at is null and (u.id * 13 + d * 5) % 10 < 4
     union all
     select date_trunc('day', $1::timestamptz) - d * interval '1 day' + (u.id * 37 + d * 11 - 1) % 120 * interval '1 minute', u.username, null, false,
       'password', '用户名或密码错误', 'Wrong username or password', '10.8.' || u.id % 6 || '.' || 10 + u.id % 200, ($2::text[])[1 + u.id % 3]
     from identity_user u cross join generate_series(1, 7) d where u.deleted_at is null and (u.id * 17 + d * 3) % 40 = 0
     order by 1`,
    [ctx.now.toISOString(), devices],
  );
}
