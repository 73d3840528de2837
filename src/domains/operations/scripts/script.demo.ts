import type { Ctx } from '../../../kernel/server/context.ts';
import { PEOPLE } from '../../identity/public.server.ts';

/** The run by which the demo company was counted when it was made. */
export async function demoScripts(ctx: Ctx): Promise<void> {
  await ctx.db.query(
    `insert into operations_script_run (create_by, create_name, create_time, script, label, label_en, params, dry_run, state, done, total,
       started_at, ended_at, output)
     select u.id, u.name, $1, 'system.refresh-statistics', '更新查询统计', 'Refresh query statistics', '{}', false, 'DONE', t.n, t.n, $1, $1,
       jsonb_build_array(jsonb_build_object('zh', '统计了 ' || t.n || ' 张表', 'en', t.n || ' tables counted'))
     from ${PEOPLE} u, (select count(*)::int as n from pg_tables where schemaname = 'public') t where u.username = 'admin'`,
    [ctx.now.toISOString()],
  );
}
