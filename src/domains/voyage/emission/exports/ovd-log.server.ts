import type { Ctx } from '../../../../kernel/server/context.ts';
import { Download } from '../../../../kernel/server/http/endpoint.ts';
import { scopeOf } from '../../../../kernel/server/permit/permit.ts';
import { vesselsOf } from '../../../fleet/public.server.ts';
import { PORTS } from '../../../parameter/public.server.ts';
import { CONSUMPTION_ROWS } from '../../reports/oil-rows.rules.ts';
import { decidedIn } from '../tables/emission-settings.server.ts';
import { type LoggedReport, ovdFile, ovdLog } from './ovd-log.rules.ts';

type Row = Omit<LoggedReport, 'imo' | 'burnt' | 'left'> & {
  readonly shipId: number;
  readonly oil: Readonly<Record<string, Readonly<Record<string, string | null>> | null>> | null;
};

/** Confirmed reports of a ship and those of the fortnight before, whose fuel the first line may have to tell. */
const REPORTS = `with told as (
    select r.id, r.voyage_no, r.rpt_time, r.rpt_type, r.last_port, r.next_port, r.lat, r.lon, r.ss_dist, r.man_dist,
      extract(epoch from r.rpt_time - lag(r.rpt_time) over s)::numeric / 3600 as hours
    from voyage_report r
    where r.deleted_at is null and r.confirmed = 'CONFIRMED' and r.ship_name = $1 and r.rpt_time >= $2::timestamptz - interval '15 days' and r.rpt_time < $3
    window s as (order by r.rpt_time, r.id)
  ), aboard as (
    select r.id, sum(m.moved) over (partition by r.voyage_no order by r.rpt_time, r.id) as tonnes
    from voyage_report r join lateral (
      select coalesce(sum(case when c.op_type = 'LOADING' then q.tonnes else -q.tonnes end), 0) as moved
      from voyage_report_cargo c cross join lateral (select coalesce(c.bl_qty, c.shore_qty, c.ship_qty) as tonnes) q where c.parent_id = r.id
    ) m on true
    where r.deleted_at is null and r.confirmed = 'CONFIRMED' and r.voyage_no in (select voyage_no from told)
  )
  select $1::bigint as "shipId", t.rpt_time as time, t.rpt_type as "rptType", t.lat::text as lat, t.lon::text as lon, t.hours::text as hours,
    (coalesce(t.ss_dist, 0) + coalesce(t.man_dist, 0))::text as miles, greatest(a.tonnes, 0)::text as cargo,
    (select p.unlocode from ${PORTS} p where p.id = t.last_port) as "from", (select p.unlocode from ${PORTS} p where p.id = t.next_port) as "to",
    (select jsonb_object_agg(o.row_code, o.grades) from voyage_report_oil o where o.parent_id = t.id) as oil
  from told t join aboard a on a.id = t.id order by t.rpt_time, t.id`;

function logged({ shipId: _, oil, ...row }: Row, imo: string | null): LoggedReport {
  const grades = (code: string) => oil?.[code] ?? {};
  // What was sounded goes before what follows from the book.
  const sounded = Object.entries(grades('CURRENT_STOCK')).filter(([, tonnes]) => tonnes !== null);
  return {
    ...row,
    imo,
    burnt: Object.fromEntries(CONSUMPTION_ROWS.map((code) => [code, grades(code)])),
    left: { ...grades('BOOK_STOCK'), ...Object.fromEntries(sounded) },
  };
}

/** The reports of a year, by UTC, as the log abstract of Operational Vessel Data: a file for all ships that the caller sees. */
export async function ovdExport(ctx: Ctx, year: number): Promise<Download> {
  const scope = scopeOf(ctx.user, 'vessel');
  const [from, to] = [`${year}-01-01T00:00:00.000Z`, `${year + 1}-01-01T00:00:00.000Z`];
  const ships = (await vesselsOf(ctx, { disposed: true })).filter(({ id }) => scope === 'all' || scope.includes(id));
  const { fuelOf } = await decidedIn(ctx);
  const lines: (readonly string[])[] = [];
  // A ship at a time: a year of a fleet is read in twenty looks and held in none.
  for (const { id, imo } of ships.toSorted((a, b) => a.id - b.id)) {
    const rows = await ctx.db.query<Row>({ name: 'voyage-ovd-reports', text: REPORTS, values: [id, from, to] });
    lines.push(
      ...ovdLog(
        rows.map((row) => logged(row, imo)),
        fuelOf,
        from,
      ),
    );
  }
  return new Download({
    stream: Buffer.from(ovdFile(lines)),
    filename: `OVD-${year}.csv`,
    type: 'text/csv; charset=utf-8',
  });
}
