import type { Ctx } from '../../../../kernel/server/context.ts';
import { readOne } from '../../../../kernel/server/crud/read.ts';
import { REPORT } from './report-facts.server.ts';

/** A cargo as it stood when a report was made: tonnes by bill of lading where there is one; degrees Celsius as last told. */
type CargoAsOf = {
  cargoName: string;
  loaded: string;
  discharged: string;
  onBoard: string;
  temperature: string | null;
};

/**
 * What was loaded in the voyage up to and with this report, and not yet discharged. Figures of ship and shore differ, so that
 * what is left of a discharged parcel, up to one tonne, is none.
 */
export async function cargoAsOf(ctx: Ctx, reportId: number): Promise<CargoAsOf[]> {
  const row = await readOne(REPORT, ctx, reportId);
  return ctx.db.query<CargoAsOf>({
    name: 'voyage-cargo-as-of',
    text:
      'select * from (select c.cargo_name as "cargoName", ' +
      "coalesce(sum(q.tonnes) filter (where c.op_type = 'LOADING'), 0)::text as loaded, " +
      "coalesce(sum(q.tonnes) filter (where c.op_type = 'DISCHARGING'), 0)::text as discharged, " +
      'sum(case c.op_type when \'LOADING\' then q.tonnes else -q.tonnes end)::text as "onBoard", ' +
      '(array_agg(c.temperature order by r.rpt_time desc) filter (where c.temperature is not null))[1]::text as temperature ' +
      'from voyage_report r join voyage_report_cargo c on c.parent_id = r.id ' +
      'cross join lateral (select coalesce(c.bl_qty, c.shore_qty, c.ship_qty) as tonnes) q ' +
      'where r.voyage_no = $1 and r.deleted_at is null and (r.rpt_time, r.id) <= ($2, $3) and c.cargo_name is not null ' +
      'group by c.cargo_name) p where "onBoard"::numeric > 1 order by "cargoName"',
    values: [row.voyageNo, row.rptTime, reportId],
  });
}
