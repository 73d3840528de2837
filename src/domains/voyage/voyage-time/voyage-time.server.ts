import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { PORTS } from '../../parameter/public.server.ts';
import type { MovementState } from '../reports/movement-state.rules.ts';
import { voyage } from '../voyages/voyage.resource.ts';
import type { TimedReport } from './time-classes.rules.ts';
import { type VoyageTimeView, voyageTimeCall } from './voyage-time.calls.ts';
import { type Place, voyageTime } from './voyage-time.rules.ts';

const voyages = recordsOf(voyage);

type Read = TimedReport & { confirmed: boolean };
type Told = { eventCode: string; time: string };

/** The reports of a voyage in order of time, with what cuts time. */
async function reportsOf(ctx: Ctx, voyageId: number): Promise<Read[]> {
  const rows = await ctx.db.query<Omit<Read, 'times' | 'particulars'> & { reason: string | null; times: Told[] }>({
    name: 'voyage-time-of',
    text: `select r.rpt_type as "rptType", r.ship_status as "shipStatus", r.rpt_time as "rptTime", r.last_port::text as "lastPort",
        r.next_port::text as "nextPort", r.movement_state as "movementState", r.particulars->>'reason' as reason,
        r.confirmed = 'CONFIRMED' as confirmed,
        coalesce((select json_agg(json_build_object('eventCode', e.event_code, 'time', e.time) order by e.seq)
          from voyage_report_time e where e.parent_id = r.id and e.time is not null), '[]') as times,
        coalesce((select json_agg(json_build_object('opType', c.op_type, 'startTime', c.start_time, 'endTime', c.end_time) order by c.seq)
          from voyage_report_cargo c where c.parent_id = r.id), '[]') as cargos
      from voyage_report r where r.voyage_no = $1 and r.deleted_at is null order by r.rpt_time, r.id`,
    values: [voyageId],
  });
  return rows.map(({ reason, times, ...row }) => ({
    ...row,
    particulars: { reason },
    times: times.map(({ eventCode, time }) => ({ eventCode, time, zone: null, place: null, remark: null })),
  }));
}

/** The state in which the cut-off report left the ship. */
async function stateBefore(ctx: Ctx, cutReportId: number | null): Promise<MovementState | null> {
  if (cutReportId === null) return null;
  const [found] = await ctx.db.query<{ state: MovementState | null }>({
    name: 'voyage-state-at-cut',
    text: 'select movement_state as state from voyage_report where id = $1',
    values: [cutReportId],
  });
  return found?.state ?? null;
}

async function portNames(ctx: Ctx, places: readonly Place[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(places.flatMap(({ port, to }) => [port, to]))].filter((id) => id !== null).map(Number);
  const rows = await ctx.db.query<{ id: number; name: string }>({
    name: `voyage-time-ports-${ctx.lang}`,
    text: `select id, ${ctx.lang === 'en' ? "coalesce(nullif(name_en, ''), name)" : 'name'} as name from ${PORTS} where id = any($1::bigint[])`,
    values: [ids],
  });
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

const utc = (minute: number): string => new Date(minute * 60_000).toISOString();

/** A voyage's time from its start to its end, or to its newest report. */
async function timeOf(ctx: Ctx, id: number): Promise<VoyageTimeView> {
  const { startTime, endTime, cutReportId, voyageKind, startPort } = await voyages.get(ctx, id);
  const reports = await reportsOf(ctx, id);
  const start = startTime ?? reports[0]?.rptTime ?? ctx.now.toISOString();
  const time = voyageTime({
    reports,
    start,
    end: endTime ?? reports.at(-1)?.rptTime ?? start,
    before: await stateBefore(ctx, cutReportId),
    repair: voyageKind === 'REPAIR',
    startPort: startPort === null ? null : String(startPort),
  });
  const names = await portNames(ctx, time.places);
  const portOf = (port: string | null) => (port === null ? null : { id: Number(port), name: names.get(port) ?? port });
  return {
    total: time.total,
    minutes: time.minutes,
    unconfirmed: reports.filter(({ confirmed }) => !confirmed).length,
    places: time.places.map(({ kind, port, to, stretches, minutes }) => ({
      kind,
      port: portOf(port),
      to: portOf(to),
      from: utc(stretches[0]?.from ?? 0),
      until: utc(stretches.at(-1)?.to ?? 0),
      stretches: stretches.map((one) => ({ ...one, from: utc(one.from), to: utc(one.to) })),
      minutes,
    })),
  };
}

export const voyageTimeEndpoints: readonly Endpoint[] = [
  serve(voyageTimeCall, (ctx, { params }) => timeOf(ctx, params.id)),
];
