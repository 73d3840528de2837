import type { Ctx } from '../../../../kernel/server/context.ts';
import type { VoyageTotals } from '../voyage.resource.ts';

type Sums = {
  seaHours: string | null;
  distance: string | null;
  portHours: string | null;
  reports: number;
  avgSpeed: string | null;
  days: string | null;
};

/** What a voyage has come to so far, summed from its reports. Average speed is distance over time, never a mean of means. */
export async function voyageTotals(ctx: Ctx, voyageId: number): Promise<VoyageTotals> {
  const [sums] = await ctx.db.query<Sums>({
    name: 'voyage-totals',
    text:
      'select sum(r.ss_time)::text as "seaHours", sum(coalesce(r.ss_dist, 0) + coalesce(r.man_dist, 0))::text as distance, ' +
      'case when sum(r.ss_time) > 0 then round(sum(r.ss_dist) / sum(r.ss_time), 2)::text end as "avgSpeed", ' +
      'round((extract(epoch from max(r.rpt_time) - v.start_time) / 86400)::numeric, 2)::text as days, ' +
      'round((extract(epoch from max(r.rpt_time) - v.start_time) / 3600)::numeric - coalesce(sum(r.ss_time), 0), 2)::text as "portHours", ' +
      'count(r.id)::int as reports from voyage_voyage v left join voyage_report r on r.voyage_no = v.id and r.deleted_at is null where v.id = $1 group by v.id',
    values: [voyageId],
  });
  const oil = await ctx.db.query<{ grade: string; tonnes: string }>({
    name: 'voyage-totals-oil',
    text:
      'select g.key as grade, sum(g.value::numeric)::text as tonnes from voyage_report r join voyage_report_oil o on o.parent_id = r.id ' +
      "cross join lateral jsonb_each_text(o.grades) g where r.voyage_no = $1 and r.deleted_at is null and o.row_code = 'TOTAL' group by g.key",
    values: [voyageId],
  });
  const cargo = await ctx.db.query<{ opType: string; tonnes: string }>({
    name: 'voyage-totals-cargo',
    text:
      'select c.op_type as "opType", sum(coalesce(c.bl_qty, c.shore_qty, c.ship_qty))::text as tonnes from voyage_report r ' +
      'join voyage_report_cargo c on c.parent_id = r.id where r.voyage_no = $1 and r.deleted_at is null group by c.op_type',
    values: [voyageId],
  });
  const of = (opType: string): string | null => cargo.find((row) => row.opType === opType)?.tonnes ?? null;
  return {
    ...(sums ?? { seaHours: null, distance: null, portHours: null, reports: 0, avgSpeed: null, days: null }),
    oil: Object.fromEntries(oil.map((row) => [row.grade, row.tonnes])),
    cargoLoaded: of('LOADING'),
    cargoDischarged: of('DISCHARGING'),
  };
}
