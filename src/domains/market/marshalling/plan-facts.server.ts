import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { dictText, readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { sum } from '../../../kernel/value/decimal.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { PORTS } from '../../parameter/public.ts';
import { milesBetween, VOYAGES } from '../../voyage/public.server.ts';
import { PORT_CALLS } from '../../voyage/public.ts';
import type { HeldCertificate } from '../certificates/certificate.rules.ts';
import { contracts } from '../contracts/save-contract.server.ts';
import { cargoType } from '../goods/cargo-type.resource.ts';
import { berth } from '../ports/berth.resource.ts';
import { berthLimits } from '../ports/berth.server.ts';
import { comesFrom, timedLeg } from './clash.rules.ts';
import type { TradeMode } from './leg.rules.ts';
import type { Leg, PlanBerth, PlanFacts, PlanGoods, PlanPort, PlanShip, Taken } from './plan-facts.rules.ts';
import { planTerms } from './plan-settings.server.ts';

const goods = recordsOf(cargoType);
const berths = recordsOf(berth);
const JUDGING = '配船校核';
const PAPERS = 'market_certificate_kind';
/** Voyages that ended so long ago tell where a ship lies. */
const LOOK_BACK_DAYS = 120;

type Sailed = Taken & { readonly shipId: number; readonly mode: TradeMode };

/** Voyages of ships that are open, planned or ended lately, with the last port of each and when she leaves it. */
const SAILED = `select v.id as "voyageId", v.voyage_no as voyage, v.ship_name as "shipId", v.voyage_kind = 'REPAIR' as repair,
    v.trade_mode as mode, v.start_time as "from", coalesce(v.end_time, c.leaves) as ends, c.last_port as "lastPortId"
  from ${VOYAGES} v cross join lateral (
    select (array_agg(p.port order by p.seq desc, p.id desc))[1] as last_port,
      max(coalesce(p.departed, p.etd, p.berthed, p.etb, p.arrived, p.eta)) as leaves
    from ${PORT_CALLS} p where p.voyage = v.id and p.deleted_at is null) c
  where v.deleted_at is null and v.ship_name = any($1::bigint[]) and v.start_time is not null
    and (v.voyage_status in ('OPEN', 'PLAN') or (v.voyage_status = 'CLOSED' and v.end_time >= $2::timestamptz - interval '${LOOK_BACK_DAYS} days'))
  order by v.start_time, v.id`;

type Carried = { readonly shipId: number; readonly cargoTypeId: number };

const CARRIED = `select ship_id as "shipId", cargo_type_id as "cargoTypeId" from (
    select ship_id, cargo_type_id, row_number() over (partition by ship_id order by loaded_on desc nulls last, id desc) as n, loaded_on, id
    from market_cargo where deleted_at is null and ship_id = any($1::bigint[]) and cargo_status in ('LOADED', 'DISCHARGED', 'SETTLED')) g
  where n <= 3 order by ship_id, n`;

type Paper = HeldCertificate & { readonly shipId: number };

const PAPERS_OF_SHIPS = `select id, ship_id as "shipId", cert_kind as "certKind", valid_to as "validTo", result
  from market_ship_business_certificate where deleted_at is null and ship_id = any($1::bigint[])`;

/** What ships are and do beside the voyages that are left out, which the plan itself makes. */
async function shipsFor(ctx: Ctx, without: ReadonlySet<number>): Promise<ReadonlyMap<number, PlanShip>> {
  const vessels = await vesselsOf(ctx);
  const ids = vessels.map(({ id }) => id);
  const sailed = await ctx.db.query<Sailed>({
    name: 'market-plan-sailed',
    text: SAILED,
    values: [ids, ctx.now.toISOString()],
  });
  const carried = await ctx.db.query<Carried>({ name: 'market-plan-carried', text: CARRIED, values: [ids] });
  const papers = await ctx.db.query<Paper>({ name: 'market-plan-papers', text: PAPERS_OF_SHIPS, values: [ids] });
  return new Map(
    vessels.map((ship) => {
      const own = sailed.filter(({ shipId, voyageId }) => shipId === ship.id && !without.has(voyageId));
      const last = own.filter(({ repair }) => !repair).at(-1);
      const taken = own.map(
        ({ voyageId, voyage, repair, from, ends, lastPortId }): Taken => ({
          voyageId,
          voyage,
          repair,
          from,
          ends,
          lastPortId,
        }),
      );
      return [
        ship.id,
        {
          id: ship.id,
          name: (ctx.lang === 'en' && ship.nameEn) || ship.name,
          speed: ship.serviceSpeed,
          dwt: ship.dwt,
          space: sum(ship.holds.filter(({ kind }) => kind !== 'SLOP_TANK').map(({ capacity }) => capacity)),
          loa: ship.loa,
          beam: ship.beam,
          draft: ship.draft,
          area: ship.tradeArea,
          mode: last?.mode ?? null,
          held: papers.filter(({ shipId }) => shipId === ship.id),
          taken,
          previous: carried.filter(({ shipId }) => shipId === ship.id).map(({ cargoTypeId }) => cargoTypeId),
        } satisfies PlanShip,
      ];
    }),
  );
}

async function goodsFor(ctx: Ctx): Promise<ReadonlyMap<number, PlanGoods>> {
  const all = await goods.find(asSystem(ctx, JUDGING), {});
  return new Map(
    all.map((one) => [
      one.id,
      {
        id: one.id,
        name: (ctx.lang === 'en' && one.nameEn) || one.name,
        density: one.density15,
        liquid: one.kind !== 'DRY_BULK',
        wash: one.washStandard,
        banned: one.bannedPrevious.map(({ bannedId, last }) => ({ bannedId, last })),
      },
    ]),
  );
}

async function portsFor(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, PlanPort>> {
  const rows = await ctx.db.query<PlanPort & { nameEn: string | null }>({
    name: 'market-plan-ports',
    text: `select id, name, name_en as "nameEn", coalesce(unlocode, '') as code, zone from ${PORTS} where id = any($1::bigint[])`,
    values: [ids],
  });
  return new Map(
    rows.map(({ nameEn, ...port }) => [port.id, { ...port, name: (ctx.lang === 'en' && nameEn) || port.name }]),
  );
}

async function berthsFor(ctx: Ctx, port: readonly number[]): Promise<ReadonlyMap<number, PlanBerth>> {
  const rows = port.length === 0 ? [] : await berths.find(asSystem(ctx, JUDGING), { port: [...port] });
  const limits = await berthLimits(
    ctx,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.flatMap((row) => {
      const limit = limits.get(row.id);
      if (!limit) return [];
      const { maxLoa, maxBeam, maxDraft, maxDwt, depth, tide } = limit;
      const { id, name, port: at, loadRate, dischRate } = row;
      return [
        [id, { id, name, port: at, loadRate, dischRate, maxLoa, maxBeam, maxDraft, maxDwt, depth, tide }] as const,
      ];
    }),
  );
}

type Asked = {
  /** Ports between which the plan goes. */
  readonly ports: readonly number[];
  /** Voyages that the plan itself makes, or gives up. */
  readonly without: ReadonlySet<number>;
  readonly leastTce: string | null;
};

/** All that the legs of a plan are judged by now, in the language of the call and within the ships of the user. */
export async function planFacts(ctx: Ctx, { ports, without, leastTce }: Asked): Promise<PlanFacts> {
  const ids = [...new Set(ports)];
  const ships = await shipsFor(ctx, without);
  const dictionaries = await readDictionaries(ctx, [PAPERS]);
  return {
    terms: await planTerms(ctx),
    ships,
    goods: await goodsFor(ctx),
    ports: await portsFor(ctx, [
      ...new Set([...ids, ...[...ships.values()].flatMap(({ taken }) => taken.flatMap((one) => one.lastPortId ?? []))]),
    ]),
    berths: await berthsFor(ctx, ids),
    papers: new Map(
      (dictionaries[PAPERS] ?? []).map(({ code }) => [code, dictText(dictionaries, PAPERS, code, ctx.lang)]),
    ),
    leastTce,
  };
}

/** Papers that the charters ask for, by charter. */
export async function papersAsked(
  ctx: Ctx,
  contractIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (contractIds.length === 0) return new Map();
  const rows = await contracts.find(asSystem(ctx, JUDGING), { id: [...contractIds] });
  return new Map(rows.map((row) => [row.id, row.certificates.map(({ certKind }) => certKind)]));
}

/** Legs with the miles between their ports, and those in ballast from where the ship is before. */
export async function withMiles(ctx: Ctx, legs: readonly Leg[], facts: PlanFacts): Promise<Leg[]> {
  const laden = await milesBetween(
    ctx,
    legs.map((leg) => ({ from: leg.loadPortId, to: leg.dischPortId })),
  );
  const known = legs.map((leg, i): Leg => ({ ...leg, seaNm: laden[i]?.miles ?? null, ballastNm: null }));
  const from = comesFrom(
    known.map((leg) => timedLeg(leg, facts)),
    facts,
  );
  const ways = known.flatMap((leg) => {
    const port = from.get(leg.key);
    return port === undefined ? [] : [{ key: leg.key, from: port, to: leg.loadPortId }];
  });
  const ballast = new Map((await milesBetween(ctx, ways)).map(({ miles }, i) => [ways[i]?.key, miles]));
  return known.map((leg): Leg => ({ ...leg, ballastNm: ballast.get(leg.key) ?? null }));
}
