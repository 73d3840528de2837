import type { Ctx } from '../../../../kernel/server/context.ts';
import { localDate } from '../../../../kernel/value/zone.ts';
import { type TracedReport, traceNoons } from '../../noon/noon-trace.rules.ts';
import { isEndOfVoyageOpen } from '../../oil-cost/oil-closed-until.server.ts';
import { shipFacts } from '../../reports/service/report-facts.server.ts';
import { NO_FACTS, type VoyageFacts } from '../voyage-transitions.rules.ts';

type Counts = {
  reports: number;
  unconfirmed: number;
  errors: number;
  withoutBdn: number;
  start: string;
  startZone: string | null;
  kind: 'TRADE' | 'REPAIR';
};

/** What the guards of a voyage's moves look at, counted from the tables. */
export async function voyageFacts(ctx: Ctx, of: { shipId: number; voyageId: number | null }): Promise<VoyageFacts> {
  const { shipId, voyageId } = of;
  const [other] = await ctx.db.query<{ n: number }>(
    "select count(*)::int as n from voyage_voyage where ship_name = $1 and voyage_status = 'OPEN' and deleted_at is null and id is distinct from $2",
    [shipId, voyageId],
  );
  const facts: VoyageFacts = { ...NO_FACTS, otherOpen: (other?.n ?? 0) > 0 };
  if (voyageId === null) return facts;
  const [counts] = await ctx.db.query<Counts>({
    name: 'voyage-guard-counts',
    text:
      "select count(r.id)::int as reports, count(r.id) filter (where r.confirmed = 'UNCONFIRMED')::int as unconfirmed, " +
      'coalesce(sum(r.error_count), 0)::int as errors, v.start_time as start, v.start_zone as "startZone", v.voyage_kind as kind, ' +
      '(select count(*)::int from voyage_bunkering b join voyage_report br on br.id = b.parent_id where br.voyage_no = v.id and br.deleted_at is null and (b.bdn_no is null or b.bdn_qty is null)) as "withoutBdn" ' +
      'from voyage_voyage v left join voyage_report r on r.voyage_no = v.id and r.deleted_at is null where v.id = $1 group by v.id',
    values: [voyageId],
  });
  const [after] = await ctx.db.query<{ later: number; confirmed: number }>(
    // By when they began: a voyage that was planned has a lower number than one that was opened before it.
    "select count(distinct v.id) filter (where v.voyage_status = 'CLOSED')::int as later, " +
      "count(r.id) filter (where r.confirmed = 'CONFIRMED')::int as confirmed from voyage_voyage own " +
      'join voyage_voyage v on v.ship_name = own.ship_name and (v.start_time, v.id) > (own.start_time, own.id) and v.deleted_at is null ' +
      'left join voyage_report r on r.voyage_no = v.id and r.deleted_at is null where own.ship_name = $1 and own.id = $2',
    [shipId, voyageId],
  );
  return {
    ...facts,
    reports: counts?.reports ?? 0,
    unconfirmedReports: counts?.unconfirmed ?? 0,
    openErrors: counts?.errors ?? 0,
    missingNoons: counts ? await missingNoons(ctx, { shipId, voyageId, counts }) : 0,
    bunkeringsWithoutBdn: counts?.withoutBdn ?? 0,
    cargoLeft: await cargoLeft(ctx, voyageId),
    isLastClosed: (after?.later ?? 0) === 0,
    successorHasConfirmedReports: (after?.confirmed ?? 0) > 0,
    oilMonthClosed: !(await isEndOfVoyageOpen(ctx, voyageId)),
  };
}

/** Parcels of which more was loaded than discharged, beyond half a per cent of what was loaded. */
async function cargoLeft(ctx: Ctx, voyageId: number): Promise<number> {
  const [row] = await ctx.db.query<{ n: number }>(
    'select count(*)::int as n from (select c.cargo_name, ' +
      "coalesce(sum(coalesce(c.bl_qty, c.shore_qty, c.ship_qty)) filter (where c.op_type = 'LOADING'), 0) as loaded, " +
      "coalesce(sum(coalesce(c.shore_qty, c.ship_qty)) filter (where c.op_type = 'DISCHARGING'), 0) as out " +
      'from voyage_report r join voyage_report_cargo c on c.parent_id = r.id where r.voyage_no = $1 and r.deleted_at is null group by c.cargo_name) p ' +
      'where p.loaded > 0 and p.loaded - p.out > p.loaded * 0.005',
    [voyageId],
  );
  return row?.n ?? 0;
}

/** Noons of the voyage for which no report came and no exemption stands. A report that came late still came. */
async function missingNoons(ctx: Ctx, of: { shipId: number; voyageId: number; counts: Counts }): Promise<number> {
  const { shipId, voyageId, counts } = of;
  const reports = await ctx.db.query<{
    id: string;
    rptTime: string;
    zone: string;
    rptType: TracedReport['rptType'];
    shipStatus: TracedReport['shipStatus'];
  }>(
    'select id::text, rpt_time as "rptTime", zone, rpt_type as "rptType", ship_status as "shipStatus" from voyage_report ' +
      'where voyage_no = $1 and deleted_at is null order by rpt_time',
    [voyageId],
  );
  const last = reports.at(-1);
  if (!last) return 0;
  const exemptions = await ctx.db.query<{ from: string; to: string }>(
    'select "from", "to" from voyage_noon_exemption where ship_name = $1 and deleted_at is null',
    [shipId],
  );
  const { noonHour, noonSubstitution } = await shipFacts(ctx, shipId);
  const zone = Number(last.zone);
  const span = { from: counts.start, to: last.rptTime };
  return traceNoons({
    reports: reports.map((report) => ({ ...report, zone: Number(report.zone), submittedAt: report.rptTime })),
    from: localDate({ utc: counts.start, zone: Number(counts.startZone ?? zone) }),
    to: localDate({ utc: last.rptTime, zone }),
    now: last.rptTime,
    noonHour,
    substitution: noonSubstitution,
    exemptions,
    repairs: counts.kind === 'REPAIR' ? [span] : [],
  }).filter((day) => day.state === 'MISSING').length;
}
