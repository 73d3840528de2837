import type { Ctx } from '../../../../kernel/server/context.ts';
import { PORTS } from '../../../parameter/public.server.ts';
import type { ConsumptionRowCode, OilGrade } from '../../reports/oil-rows.rules.ts';
import { CONSUMPTION_ROWS } from '../../reports/oil-rows.rules.ts';
import type { EuroPart } from '../rules/ets.rules.ts';
import { EURO_CODES } from './euro-ports.rules.ts';

/** Tonnes of a grade that a consumer burnt, apart by whether she was under way and how the European rules see it. */
export type FuelSum = {
  readonly shipId: number;
  readonly grade: OilGrade;
  readonly row: ConsumptionRowCode;
  readonly underWay: boolean;
  readonly part: EuroPart;
  readonly tonnes: string;
};

/** Miles, hours, and cargo tonnes times miles; at sea speed, and manoeuvring beside it. */
export type RunSum = {
  readonly shipId: number;
  readonly reports: number;
  readonly unconfirmed: number;
  /** Of the intervals that count: where the first begins and the last ends. */
  readonly first: string | null;
  readonly last: string | null;
  /** The days of both by the ship's own calendar, within the span. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Time of the first report that counts. */
  readonly firstReport: string | null;
  readonly distance: string;
  readonly manDistance: string;
  readonly laden: string;
  readonly manLaden: string;
  readonly hours: string;
  readonly manHours: string;
  readonly work: string;
  readonly manWork: string;
};

/** Days around a span in which a report may lie whose interval reaches into it; a ship in repair reports by the week. */
const AROUND = "interval '15 days'";

/**
 * The intervals of ships $1 between two reports, each with the share of it that lies from day $2 to before day $3 by the ship's own
 * calendar: what straddles an end is split by hours. What a ship reported first counts where it stands, as nothing says since when.
 */
const COUNTED = `spans as (
    select r.id, r.ship_name, r.voyage_no, r.rpt_time, r.rpt_type, r.confirmed, r.zone, r.last_port, r.next_port, r.ss_time, r.man_time, r.ss_dist, r.man_dist,
      lag(r.rpt_time) over s as since, coalesce(lag(r.movement_state) over s = 'AT_SEA', false) as at_sea,
      $2::date::timestamp at time zone 'UTC' - r.zone * interval '1 hour' as opens, $3::date::timestamp at time zone 'UTC' - r.zone * interval '1 hour' as closes
    from voyage_report r where r.deleted_at is null and r.ship_name = any($1::bigint[])
      and r.rpt_time >= $2::date - ${AROUND} and r.rpt_time < $3::date + ${AROUND}
    window s as (partition by r.ship_name order by r.rpt_time, r.id)
  ), shares as (
    select *, case when since is null then (rpt_time >= opens and rpt_time < closes)::int::numeric
      else greatest(0, extract(epoch from least(rpt_time, closes) - greatest(since, opens)))::numeric / extract(epoch from rpt_time - since)::numeric end as share
    from spans
  ), counted as (select * from shares where share > 0 and confirmed = 'CONFIRMED')`;

const inEurope = (port: string): string =>
  `coalesce((select left(p.unlocode, 2) = any($4::text[]) from ${PORTS} p where p.id = ${port}), false)`;

/** As `euroPart` has it: a passage by its two ports, a stay by the port that she lies in. */
const PARTS = `parts as (
    select c.*, case when c.at_sea then
        case when ${inEurope('c.last_port')} then case when ${inEurope('c.next_port')} then 'BETWEEN' else 'OUTBOUND' end
          when ${inEurope('c.next_port')} then 'INBOUND' else 'OUTSIDE' end
      when ${inEurope("(case when c.rpt_type = 'DEPARTURE' then c.last_port else c.next_port end)")} then 'BERTH' else 'OUTSIDE' end as part
    from counted c)`;

export const fuelSums = (ctx: Ctx, ships: readonly number[], from: string, to: string): Promise<FuelSum[]> =>
  ctx.db.query<FuelSum>({
    name: 'voyage-emission-fuel',
    text: `with ${COUNTED}, ${PARTS}
      select p.ship_name as "shipId", split_part(g.key, ':', 1) as grade, o.row_code as row, p.at_sea as "underWay", p.part,
        round(sum(g.value::numeric * p.share), 3)::text as tonnes
      from parts p join voyage_report_oil o on o.parent_id = p.id cross join lateral jsonb_each_text(o.grades) g
      where o.row_code = any($5::text[]) group by 1, 2, 3, 4, 5 having sum(g.value::numeric * p.share) > 0`,
    values: [ships, from, to, EURO_CODES, CONSUMPTION_ROWS],
  });

/** Cargo on board by the figures worked in the voyage before a report; what is left of a discharge counts as none. */
const ABOARD = `aboard as (
    select r.id, coalesce(sum(m.moved) over v, 0) as tonnes, coalesce(sum(m.loaded) over v, 0) as loaded
    from voyage_report r left join (
      select c.parent_id, sum(case when c.op_type = 'LOADING' then q.tonnes else -q.tonnes end) as moved,
        sum(q.tonnes) filter (where c.op_type = 'LOADING') as loaded
      from voyage_report_cargo c cross join lateral (select coalesce(c.bl_qty, c.shore_qty, c.ship_qty) as tonnes) q group by c.parent_id
    ) m on m.parent_id = r.id
    where r.deleted_at is null and r.voyage_no in (select voyage_no from counted)
    window v as (partition by r.voyage_no order by r.rpt_time, r.id rows between unbounded preceding and 1 preceding))`;

/** The ship's own clock at a moment. */
const aboard = (moment: string): string => `(${moment} at time zone 'UTC') + c.zone * interval '1 hour'`;

export const runSums = (ctx: Ctx, ships: readonly number[], from: string, to: string): Promise<RunSum[]> =>
  ctx.db.query<RunSum>({
    name: 'voyage-emission-run',
    text: `with ${COUNTED}, ${ABOARD}, carried as (
        select c.*, case when a.tonnes > a.loaded * 0.005 then a.tonnes else 0 end as cargo from counted c join aboard a on a.id = c.id
      )
      select s.ship_name as "shipId", count(c.id)::int as reports, count(*) filter (where s.confirmed = 'UNCONFIRMED')::int as unconfirmed,
        min(greatest(coalesce(c.since, c.rpt_time), c.opens)) as first, max(c.rpt_time) as last, min(c.rpt_time) as "firstReport",
        to_char(min(${aboard('greatest(coalesce(c.since, c.rpt_time), c.opens)')}), 'YYYY-MM-DD') as "firstDay",
        to_char(max(${aboard("least(c.rpt_time, c.closes - interval '1 second')")}), 'YYYY-MM-DD') as "lastDay",
        round(coalesce(sum(c.ss_dist * c.share), 0), 1)::text as distance, round(coalesce(sum(c.man_dist * c.share), 0), 1)::text as "manDistance",
        round(coalesce(sum(c.ss_dist * c.share) filter (where c.cargo > 0), 0), 1)::text as laden,
        round(coalesce(sum(c.man_dist * c.share) filter (where c.cargo > 0), 0), 1)::text as "manLaden",
        round(coalesce(sum(c.ss_time * c.share), 0), 2)::text as hours, round(coalesce(sum(c.man_time * c.share), 0), 2)::text as "manHours",
        round(coalesce(sum(c.cargo * c.ss_dist * c.share), 0), 0)::text as work, round(coalesce(sum(c.cargo * c.man_dist * c.share), 0), 0)::text as "manWork"
      from shares s left join carried c on c.id = s.id where s.share > 0 group by s.ship_name`,
    values: [ships, from, to],
  });
