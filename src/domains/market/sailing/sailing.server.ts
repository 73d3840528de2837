import { invalid } from '../../../kernel/errors.ts';
import type { Reply } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { OFFICE_ZONE } from '../../../kernel/value/office-day.ts';
import { instant, toUtc } from '../../../kernel/value/zone.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { PORTS } from '../../parameter/public.ts';
import { VOYAGES } from '../../voyage/public.server.ts';
import { PORT_CALLS } from '../../voyage/public.ts';
import { MOST_DAYS, sailingCall } from './sailing.calls.ts';
import { endOf, isLate, kindOf, type Laycan, type SailedCall, type SailedVoyage } from './sailing.rules.ts';

type Schedule = Reply<typeof sailingCall>;

type VoyageSaid = {
  readonly id: number;
  readonly voyageNo: string | null;
  readonly shipId: number;
  readonly repair: boolean;
  readonly status: SailedVoyage['status'];
  readonly start: string;
  readonly end: string | null;
};

/** Nothing sailed before, and nothing is planned behind. */
const FIRST = '1990-01-01';
const LAST = '2100-01-01';

/** Voyages that may lie in a time; what has no end yet is looked at by its calls. */
const SAILED = `select v.id, v.voyage_no as "voyageNo", v.ship_name as "shipId", v.voyage_kind = 'REPAIR' as repair, v.voyage_status as status,
    v.start_time as start, v.end_time as "end"
  from ${VOYAGES} v
  where v.deleted_at is null and v.ship_name = any($1::bigint[]) and v.voyage_status <> 'CANCELLED'
    and v.start_time < $3::timestamptz and (v.end_time is null or v.end_time > $2::timestamptz)
  order by v.ship_name, v.start_time, v.id`;

type CallSaid = SailedCall & { readonly voyage: number; readonly nameEn: string | null };

const CALLS = `select c.voyage, c.port as "portId", p.name as port, p.name_en as "nameEn", c.purpose, c.zone, coalesce(c.arrived, c.eta) as eta, c.arrived,
    coalesce(c.departed, c.etd) as leaves, c.departed is not null as "left"
  from ${PORT_CALLS} c join ${PORTS} p on p.id = c.port
  where c.deleted_at is null and c.voyage = any($1::bigint[]) order by c.voyage, c.seq, c.id`;

type ParcelSaid = {
  readonly voyageId: number;
  readonly name: string;
  readonly portId: number;
  readonly from: string;
  readonly to: string;
};

const PARCELS = `select voyage_id as "voyageId", name, load_port_id as "portId", laycan_from as "from", laycan_to as "to"
  from market_cargo where deleted_at is null and cargo_status <> 'CANCELLED' and voyage_id = any($1::bigint[]) order by voyage_id, id`;

const earliest = (days: readonly string[]): string => days.reduce((a, b) => (b < a ? b : a));
/** The laycan that all parcels of a voyage leave: from the last of their beginnings to the first of their ends, where they meet. */
const latest = (days: readonly string[]): string => days.reduce((a, b) => (b > a ? b : a));

function laycanOf(laycans: readonly Laycan[]): { from: string; to: string } | null {
  if (laycans.length === 0) return null;
  const from = latest(laycans.map((one) => one.from));
  const to = earliest(laycans.map((one) => one.to));
  return from <= to ? { from, to } : { from: earliest(laycans.map((one) => one.from)), to };
}

/** Bars of the ships that the user sees, of voyages that are done, run, are planned, or are repairs. */
async function schedule(
  ctx: Ctx,
  { from, to, ships: asked }: { from: string; to: string; ships?: number | number[] },
): Promise<Schedule> {
  if (from < FIRST || to > LAST || to < from || daysAfter(from, MOST_DAYS) < to)
    throw invalid([
      {
        field: 'to',
        message: { zh: `起止须在 ${MOST_DAYS} 天以内`, en: `From and to lie within ${MOST_DAYS} days` },
      },
    ]);
  const wanted = asked === undefined ? undefined : new Set([asked].flat());
  const ships = (await vesselsOf(ctx)).filter(({ id }) => wanted?.has(id) ?? true);
  const begins = toUtc({ local: `${from} 00:00`, zone: OFFICE_ZONE });
  const ends = toUtc({ local: `${daysAfter(to, 1)} 00:00`, zone: OFFICE_ZONE });
  const voyages = await ctx.db.query<VoyageSaid>({
    name: 'market-sailing-voyages',
    text: SAILED,
    values: [ships.map(({ id }) => id), begins, ends],
  });
  const ids = voyages.map(({ id }) => id);
  const calls = await ctx.db.query<CallSaid>({ name: 'market-sailing-calls', text: CALLS, values: [ids] });
  const parcels = await ctx.db.query<ParcelSaid>({ name: 'market-sailing-parcels', text: PARCELS, values: [ids] });
  const callsOf = Map.groupBy(calls, ({ voyage }) => voyage);
  const parcelsOf = Map.groupBy(parcels, ({ voyageId }) => voyageId);
  const now = ctx.now.toISOString();
  const bars = voyages.flatMap(({ id, voyageNo, shipId, ...voyage }) => {
    const own = callsOf.get(id) ?? [];
    const end = endOf({ ...voyage, calls: own }, now);
    if (instant(end) <= instant(begins)) return [];
    const carried = parcelsOf.get(id) ?? [];
    return [
      {
        voyageId: id,
        voyageNo: voyageNo ?? '',
        shipId,
        kind: kindOf(voyage),
        from: voyage.start,
        to: end,
        cargo: [...new Set(carried.map(({ name }) => name))],
        laycan: laycanOf(carried),
        late: isLate(own, carried),
        calls: own.map((call) => ({
          port: (ctx.lang === 'en' && call.nameEn) || call.port,
          purpose: call.purpose,
          zone: call.zone,
          eta: call.eta,
          arrived: call.arrived,
          leaves: call.leaves,
          left: call.left,
        })),
      },
    ];
  });
  return {
    ships: ships.map((ship) => ({ id: ship.id, name: (ctx.lang === 'en' && ship.nameEn) || ship.name })),
    bars,
  };
}

export const sailingEndpoint: Endpoint = serve(sailingCall, (ctx, { query }) => schedule(ctx, query));
