import type { Ctx } from '../../../kernel/server/context.ts';
import type { MovementState } from '../reports/movement-state.rules.ts';
import type { ReportTime, ReportType, ShipStatus } from '../reports/report.rules.ts';
import { type StayReport, saidOfCalls } from './stays.rules.ts';

type Read = {
  voyageId: number;
  rptType: ReportType;
  shipStatus: ShipStatus | null;
  rptTime: string;
  lastPort: string | null;
  nextPort: string | null;
  movementState: MovementState | null;
  times: readonly Pick<ReportTime, 'eventCode' | 'time'>[];
};

/** The confirmed reports of voyages in order of time: the others say nothing that one may rely on. */
async function confirmedOf(ctx: Ctx, voyageIds: readonly number[]): Promise<(StayReport & { voyageId: number })[]> {
  const rows = await ctx.db.query<Read>({
    name: 'voyage-said-of-calls',
    text: `select r.voyage_no as "voyageId", r.rpt_type as "rptType", r.ship_status as "shipStatus", r.rpt_time as "rptTime",
        r.last_port::text as "lastPort", r.next_port::text as "nextPort", r.movement_state as "movementState",
        coalesce((select json_agg(json_build_object('eventCode', e.event_code, 'time', e.time) order by e.seq)
          from voyage_report_time e where e.parent_id = r.id and e.time is not null), '[]') as times
      from voyage_report r where r.voyage_no = any($1::bigint[]) and r.deleted_at is null and r.confirmed = 'CONFIRMED'
      order by r.rpt_time, r.id`,
    values: [voyageIds],
  });
  const utc = (time: string | null): string | null => time && new Date(time).toISOString();
  return rows.map(({ times, ...row }) => ({
    ...row,
    times: times.map(({ eventCode, time }) => ({ eventCode, time: utc(time), zone: null, place: null, remark: null })),
  }));
}

/** The calls of voyages, each in its place of the rotation. */
const callsOf = (ctx: Ctx, voyageIds: readonly number[]) =>
  ctx.db.query<{ id: number; voyageId: number; port: string }>({
    name: 'voyage-calls-of',
    text: `select id, voyage as "voyageId", port::text as port from voyage_voyage_port
      where voyage = any($1::bigint[]) and deleted_at is null order by voyage, seq, id`,
    values: [voyageIds],
  });

/**
 * Writes down what confirmed reports say of the calls of voyages: a minute that a report told is never typed again. These columns
 * follow and are nobody's writing, so that neither the version of the call nor its history moves.
 */
export async function followReports(ctx: Ctx, voyageIds: readonly number[]): Promise<void> {
  const calls = await callsOf(ctx, voyageIds);
  if (calls.length === 0) return;
  const reports = Map.groupBy(await confirmedOf(ctx, voyageIds), ({ voyageId }) => voyageId);
  const said = [...Map.groupBy(calls, ({ voyageId }) => voyageId)].flatMap(([voyageId, ofVoyage]) =>
    [...saidOfCalls(ofVoyage, reports.get(voyageId) ?? [])].map(([id, times]) => ({ id, ...times })),
  );
  await ctx.db.query({
    name: 'voyage-calls-follow',
    text: `update voyage_voyage_port p set said_ata = s.ata, said_atb = s.atb, said_atd = s.atd
      from json_to_recordset($1::json) as s(id bigint, ata timestamptz, atb timestamptz, atd timestamptz)
      where p.id = s.id and (p.said_ata, p.said_atb, p.said_atd) is distinct from (s.ata, s.atb, s.atd)`,
    values: [JSON.stringify(said)],
  });
}
