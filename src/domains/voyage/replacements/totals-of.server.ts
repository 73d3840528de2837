import type { Ctx } from '../../../kernel/server/context.ts';

export type Sums = { reports: number; distance: string | null; seaHours: string | null; oil: Record<string, string> };

/** What some reports come to: miles, hours at sea, tonnes by grade. */
export async function totalsOf(ctx: Ctx, ids: readonly number[]): Promise<Sums> {
  const [run] = await ctx.db.query<Omit<Sums, 'oil'>>({
    name: 'voyage-replace-run',
    text: `select count(*)::int as reports, sum(coalesce(ss_dist, 0) + coalesce(man_dist, 0))::text as distance, sum(ss_time)::text as "seaHours"
      from voyage_report where id = any($1::bigint[])`,
    values: [ids],
  });
  const oil = await ctx.db.query<{ grade: string; tonnes: string }>({
    name: 'voyage-replace-oil',
    text: `select g.key as grade, sum(g.value::numeric)::text as tonnes from voyage_report_oil o cross join lateral jsonb_each_text(o.grades) g
      where o.parent_id = any($1::bigint[]) and o.row_code = 'TOTAL' group by g.key order by g.key`,
    values: [ids],
  });
  return {
    ...(run ?? { reports: 0, distance: null, seaHours: null }),
    oil: Object.fromEntries(oil.map(({ grade, tonnes }) => [grade, tonnes])),
  };
}
