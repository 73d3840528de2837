import type { Ctx } from '../../../kernel/server/context.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselById } from '../../fleet/public.server.ts';
import type { VefRow } from './vef.resource.ts';
import { MOST_VOYAGES } from './vef.rules.ts';

/** A voyage of a series as its confirmed reports tell of it. */
export type SeriesVoyage = {
  readonly voyageId: number;
  readonly workedOn: string;
  readonly cargo: string | null;
  readonly shipQty: string | null;
  readonly shoreQty: string | null;
  readonly shipToShip: boolean;
  readonly shipOnly: boolean;
  readonly oldTables: boolean;
};

type Read = Omit<SeriesVoyage, 'workedOn' | 'oldTables'> & { readonly lastTime: string };

/** Tonnes in air as cubic metres at 15 °C; nothing where the density was not told. */
const inUnit = (column: string): string =>
  `sum(case $3 when 'T' then ${column} else ${column} / nullif(c.density15 - 0.0011, 0) end)`;

/**
 * The last voyages of the series, newest first, the present one left out: ship's figure, and the bill of lading or the outturn. Grades of
 * one voyage are summed; one without a shore figure leaves the voyage without.
 */
const SERIES_SQL = `
select v.id as "voyageId", max(r.rpt_time) as "lastTime", string_agg(distinct c.cargo_name, '、') as cargo,
  round(${inUnit('c.ship_qty')}, 3)::text as "shipQty",
  case when bool_and(s.shore is not null) then round(${inUnit('s.shore')}, 3)::text end as "shoreQty",
  bool_or(r.rpt_type = 'LIGHTERING') as "shipToShip",
  bool_and(c.measure_mode in ('SHIP_ULLAGE', 'DRAFT_SURVEY') and c.shore_qty is null) is true as "shipOnly"
from voyage_voyage v join voyage_report r on r.voyage_no = v.id and r.deleted_at is null and r.confirmed = 'CONFIRMED'
join voyage_report_cargo c on c.parent_id = r.id and c.op_type = case $2 when 'LOAD' then 'LOADING' else 'DISCHARGING' end
cross join lateral (select case $2 when 'LOAD' then coalesce(c.bl_qty, c.shore_qty) else c.shore_qty end as shore) s
where v.ship_name = $1 and v.deleted_at is null and v.voyage_status = 'CLOSED' and v.voyage_kind = 'TRADE'
group by v.id order by max(r.rpt_time) desc limit ${MOST_VOYAGES}`;

export async function seriesOf(
  ctx: Ctx,
  { shipName, series, unit }: Pick<VefRow, 'shipName' | 'series' | 'unit'>,
): Promise<{ tableDate: string | null; voyages: SeriesVoyage[] }> {
  const { capacityTableDate } = await vesselById(ctx, shipName);
  const rows = await ctx.db.query<Read>({
    name: 'voyage-vef-series',
    text: SERIES_SQL,
    values: [shipName, series, unit],
  });
  return {
    tableDate: capacityTableDate,
    voyages: rows.map(({ lastTime, ...row }) => {
      const workedOn = officeDay(new Date(lastTime));
      return { ...row, workedOn, oldTables: capacityTableDate !== null && workedOn < capacityTableDate };
    }),
  };
}
