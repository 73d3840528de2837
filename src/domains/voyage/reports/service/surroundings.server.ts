import type { Ctx } from '../../../../kernel/server/context.ts';
import { PORTS } from '../../../parameter/public.server.ts';
import type { CheckContext } from '../checks/check.rules.ts';
import { checkContextOf, type ReportSurroundings } from '../checks/check-context.rules.ts';
import type { Report } from '../report.rules.ts';
import { reportOfRow } from '../report-wire.rules.ts';
import { type Chain, isRecent, type Place } from './report-facts.server.ts';

export type PortNote = {
  id: number;
  name: string;
  zone: string | null;
  eca: boolean;
  lat: string | null;
  lon: string | null;
};

/** What rules and screens need of the ports that the ten reports before this place name, and of these. */
async function portsNear(ctx: Ctx, { shipId, rptTime, exceptId }: Place, ids: readonly (string | null)[]) {
  const others = ids.filter((id) => id !== null).map(Number);
  return ctx.db.query<PortNote>({
    name: `voyage-port-notes-${ctx.lang}`,
    text:
      `select id, ${ctx.lang === 'en' ? "coalesce(nullif(name_en, ''), name)" : 'name'} as name, zone, eca <> 'none' as eca, ` +
      `latitude as lat, longitude as lon from ${PORTS} where id = any($4::bigint[] || array(` +
      `select unnest(array[last_port, next_port]) from voyage_report where ${isRecent('id')}))`,
    values: [shipId, rptTime, exceptId ?? null, [...new Set(others)]],
  });
}

type Around = {
  ports: PortNote[];
  voyage: { kind: 'TRADE' | 'REPAIR'; speed: string | null } | undefined;
  cargoBefore: ReportSurroundings['cargoBefore'];
  exemptions: { from: string; to: string }[];
};

/** What the rules look at around a report beside the chain that it stands in. */
export async function readAround(
  ctx: Ctx,
  place: Place,
  report: Pick<Report, 'voyageId' | 'lastPort' | 'nextPort'>,
  previous: Pick<Report, 'lastPort' | 'nextPort'> | null = null,
): Promise<Around> {
  const voyageId = report.voyageId === null ? null : Number(report.voyageId);
  const ids = [report.lastPort, report.nextPort, previous?.lastPort ?? null, previous?.nextPort ?? null];
  const [ports, [voyage], cargo, exemptions] = await ctx.db.together((db) =>
    Promise.all([
      portsNear({ ...ctx, db }, place, ids),
      db.query<NonNullable<Around['voyage']>>({
        name: 'voyage-around',
        text:
          'select v.voyage_kind as kind, (select case when sum(r.ss_time) > 0 then round(sum(r.ss_dist) / sum(r.ss_time), 2)::text end ' +
          'from voyage_report r where r.voyage_no = v.id and r.deleted_at is null and r.rpt_time < $2) as speed from voyage_voyage v where v.id = $1',
        values: [voyageId, place.rptTime],
      }),
      db.query<Worked>({
        name: 'voyage-cargo-before',
        text:
          'select c.op_type as "opType", sum(coalesce(c.bl_qty, c.shore_qty, c.ship_qty))::text as tonnes from voyage_report r ' +
          'join voyage_report_cargo c on c.parent_id = r.id where r.voyage_no = $1 and r.deleted_at is null and r.rpt_time < $2 group by c.op_type',
        values: [voyageId, place.rptTime],
      }),
      db.query<{ from: string; to: string }>({
        name: 'voyage-exemptions-of',
        text: 'select "from", "to" from voyage_noon_exemption where ship_name = $1 and deleted_at is null and "to" >= $2::timestamptz - interval \'60 days\'',
        values: [place.shipId, place.rptTime],
      }),
    ]),
  );
  const tonnes = (opType: string): string => cargo.find((row) => row.opType === opType)?.tonnes ?? '0';
  return {
    ports,
    voyage,
    exemptions,
    cargoBefore: { loaded: tonnes('LOADING'), discharged: tonnes('DISCHARGING') },
  };
}

type Worked = { opType: string; tonnes: string };

type Surroundings = ReportSurroundings & { ports: Record<string, PortNote> };

export function surroundingsIn(
  chain: Chain,
  { ports, voyage, cargoBefore, exemptions }: Around,
  now: Date,
): Surroundings {
  return {
    ship: chain.ship,
    previous: chain.previous,
    next: chain.nextRow && reportOfRow(chain.nextRow),
    recent: chain.recent,
    movementState: chain.movementState,
    voyageKind: voyage?.kind ?? 'TRADE',
    voyageSpeed: voyage?.speed ?? null,
    cargoBefore,
    exemptions,
    ports: Object.fromEntries(ports.map((port) => [String(port.id), port])),
    now: now.toISOString(),
  };
}

/** Everything around a report that the rules look at; the entry screen gets the same. */
export async function surroundings(ctx: Ctx, report: Report, chain: Chain): Promise<Surroundings> {
  const place = { ...chain.place, rptTime: report.rptTime ?? ctx.now.toISOString() };
  return surroundingsIn(chain, await readAround(ctx, place, report, chain.previous), ctx.now);
}

/**
 * The context in which the rules judge a report. One that is kept already names when it was submitted: what was no future then is none
 * for whoever judges it again, by whatever clock.
 */
export async function checkContext(
  ctx: Ctx,
  report: Report,
  chain: Chain,
  kept?: { readonly submitTime?: unknown },
): Promise<CheckContext> {
  const around = await surroundings(ctx, report, chain);
  const submitted = kept?.submitTime ? String(kept.submitTime) : around.now;
  return checkContextOf(report, { ...around, now: submitted > around.now ? submitted : around.now });
}
