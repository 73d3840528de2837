import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Reply } from '../../../kernel/route.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { say } from '../../../kernel/text.ts';
import { daysAfter, monthsFrom } from '../../../kernel/value/day.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { OFFICE_ZONE } from '../../../kernel/value/office-day.ts';
import { toLocal, toUtc } from '../../../kernel/value/zone.ts';
import { milesBetween, voyagesById } from '../../voyage/public.server.ts';
import { cargoes } from '../cargo/cargo-figures.server.ts';
import { liftings } from '../long-term/lifting.server.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { type ComparedLeg, carriedKey, differencesOf } from './compare.rules.ts';
import { planBoardCall, planCheckCall, planDifferencesCall, planMilesCall, planPlaceCall } from './plan.calls.ts';
import { marshallingPlan, type PlanRow } from './plan.resource.ts';
import {
  carriedOf,
  countsOf,
  createPlan,
  derivePlan,
  judgePlan,
  knownTo,
  legsOf,
  plans,
  updatePlan,
} from './plan.server.ts';
import { PLAN_TEXT as TEXT } from './plan.text.ts';
import { planActs } from './plan-acts.server.ts';
import type { Leg } from './plan-facts.rules.ts';
import { planFacts } from './plan-facts.server.ts';

type Board = Reply<typeof planBoardCall>;
type BoardLeg = Board['legs'][number];
type Line = PlanRow['legs'][number];

const READING = '配船计划';
/** Days before and after a month whose laycans still belong to its plan. */
const AROUND = 10;
/** Parcels and liftings that wait for a ship, at most. */
const MOST_FREE = 200;

/** Stands for a ship until one is named. */
const NO_SHIP = -1;

const isOpen = ({ status }: Pick<PlanRow, 'status'>): boolean => status === 'USE';

const idsOf = (key: string): { cargoId: number | null; liftingId: number | null } => {
  const [of, id] = key.split(' ');
  return { cargoId: of === 'cargo' ? Number(id) : null, liftingId: of === 'lifting' ? Number(id) : null };
};

/** A leg as the board draws it: what it earns is told to those who see prices. */
const boardLeg = (leg: Leg, seesPrices: boolean): BoardLeg => ({
  ...idsOf(leg.key),
  key: leg.key,
  shipId: leg.shipId,
  cargo: leg.cargo,
  cargoTypeId: leg.cargoTypeId,
  loadPortId: leg.loadPortId,
  dischPortId: leg.dischPortId,
  loadBerthId: leg.loadBerthId,
  dischBerthId: leg.dischBerthId,
  qty: leg.qty,
  tolerancePct: leg.tolerancePct ?? null,
  etaLoad: leg.etaLoad,
  laycanFrom: leg.laycanFrom,
  laycanTo: leg.laycanTo,
  ballastNm: leg.ballastNm ?? null,
  seaNm: leg.seaNm ?? null,
  draft: leg.draft ?? null,
  required: [...leg.required],
  modeChange: leg.modeChange,
  tce: seesPrices ? (leg.tce ?? null) : null,
});

/** What of the month has no ship in the plan yet: parcels nobody planned by hand, and liftings without a parcel. */
async function waiting(ctx: Ctx, { month, legs }: Pick<PlanRow, 'month' | 'legs'>): Promise<Leg[]> {
  const from = daysAfter(`${month}-01`, -AROUND);
  const to = daysAfter(monthsFrom(`${month}-01`, 1), AROUND);
  const system = asSystem(ctx, READING);
  const lies = ({ laycanFrom }: { readonly laycanFrom: string }): boolean => laycanFrom >= from && laycanFrom <= to;
  const parcels = (await cargoes.find(system, { cargoStatus: ['OFFERED', 'FIXED'] })).filter(
    (row) => lies(row) && row.qtyUnit === 'T',
  );
  const open = (await liftings.find(system, { liftingState: ['PLANNED', 'NOMINATED', 'ACCEPTED'] })).filter(lies);
  const planned = new Set(
    legs.map(({ cargoId, liftingId }) => carriedKey({ cargoId: cargoId ?? null, liftingId: liftingId ?? null })),
  );
  const named = [
    ...parcels.map(({ id, laycanFrom }) => ({ cargoId: id, liftingId: null, laycanFrom })),
    ...open.map(({ id, laycanFrom }) => ({ cargoId: null, liftingId: id, laycanFrom })),
  ].filter((one) => !planned.has(carriedKey(one)));
  const known = await knownTo(ctx, named);
  const free = named
    .filter(({ liftingId }) => liftingId === null || !known.shipped.has(liftingId))
    .toSorted((a, b) => a.laycanFrom.localeCompare(b.laycanFrom))
    .slice(0, MOST_FREE);
  const judged = await legsOf(
    ctx,
    // A ship of none: it is drawn in the row of what waits, at the first morning of its laycan.
    free.map((one) => ({
      cargoId: one.cargoId,
      liftingId: one.liftingId,
      shipId: NO_SHIP,
      etaLoad: toUtc({ local: `${one.laycanFrom} 08:00`, zone: OFFICE_ZONE }),
      loadBerthId: null,
      dischBerthId: null,
      draft: null,
      modeChange: false,
      tceEstimate: null,
    })),
    known,
  );
  return judged.map((leg) => ({ ...leg, shipId: 0 }));
}

/** The miles of what waits are asked for as it is picked up: those of a plan are known. */
async function boardOf(ctx: Ctx, id: number): Promise<Board> {
  const row = await plans.get(ctx, id);
  const free = await waiting(ctx, row);
  const { legs, facts } = await judgePlan(ctx, row, {
    ports: free.flatMap(({ loadPortId, dischPortId }) => [loadPortId, dischPortId]),
  });
  const seesPrices = holds(ctx.user, MARKET_PRICE);
  const goods = new Set([...legs, ...free].map(({ cargoTypeId }) => cargoTypeId));
  const banned = [...facts.goods.values()].filter((one) => goods.has(one.id)).flatMap((one) => one.banned);
  for (const { bannedId } of banned) goods.add(bannedId);
  return {
    version: row.version,
    month: row.month,
    open: isOpen(row),
    legs: legs.map((leg) => boardLeg(leg, seesPrices)),
    free: free.map((leg) => boardLeg(leg, seesPrices)),
    leastTce: seesPrices ? (row.leastTce ?? null) : null,
    terms: facts.terms,
    ships: [...facts.ships.values()].map((ship) => ({
      id: ship.id,
      name: ship.name,
      speed: ship.speed ?? null,
      dwt: ship.dwt,
      space: ship.space ?? null,
      loa: ship.loa ?? null,
      beam: ship.beam ?? null,
      draft: ship.draft ?? null,
      area: ship.area,
      mode: ship.mode,
      held: ship.held.map(({ id: paper, certKind, validTo, result }) => ({ id: paper, certKind, validTo, result })),
      taken: ship.taken.map((one) => ({ ...one })),
      previous: [...ship.previous],
    })),
    goods: [...facts.goods.values()]
      .filter((one) => goods.has(one.id))
      .map((one) => ({
        id: one.id,
        name: one.name,
        density: one.density ?? null,
        liquid: one.liquid,
        wash: one.wash,
        banned: one.banned.map((ban) => ({ ...ban })),
      })),
    ports: [...facts.ports.values()].map(({ id: port, name, code, zone }) => ({
      id: port,
      name,
      code,
      zone: zone ?? null,
    })),
    berths: [...facts.berths.values()].map((one) => ({
      id: one.id,
      name: one.name,
      port: one.port,
      loadRate: one.loadRate ?? null,
      dischRate: one.dischRate ?? null,
      maxLoa: one.maxLoa ?? null,
      maxBeam: one.maxBeam ?? null,
      maxDraft: one.maxDraft ?? null,
      maxDwt: one.maxDwt,
      depth: one.depth ?? null,
      tide: one.tide ?? null,
    })),
    papers: [...facts.papers].map(([code, name]) => ({ code, name })),
  };
}

async function check(ctx: Ctx, id: number): Promise<Reply<typeof planCheckCall>> {
  const row = await plans.get(ctx, id);
  const { clashes } = await judgePlan(ctx, row);
  const { hardCount, softCount } = countsOf(clashes);
  return {
    hard: hardCount,
    soft: softCount,
    clashes: clashes.map(({ code, level, keys, said }) => ({
      code,
      level,
      keys: [...keys],
      said: say(said, ctx.lang),
    })),
  };
}

type Placed = {
  readonly version: number;
  readonly cargoId?: number | null;
  readonly liftingId?: number | null;
  readonly shipId: number | null;
  readonly etaLoad?: string | null;
};

/** One leg given, moved or taken off; the others stay as they are. */
async function place(ctx: Ctx, id: number, { version, cargoId = null, liftingId = null, shipId, etaLoad }: Placed) {
  if ((cargoId === null) === (liftingId === null)) throw invalid([{ field: 'cargoId', message: TEXT.oneOf }]);
  await plans.held(ctx, id, version);
  const row = await plans.get(ctx, id);
  const is = (line: Line): boolean => (line.cargoId ?? null) === cargoId && (line.liftingId ?? null) === liftingId;
  const standing = row.legs.find(is);
  if (shipId === null) {
    if (!standing) throw new AppError('CONFLICT', TEXT.rowStale);
    return updatePlan(ctx, { ...row, legs: row.legs.filter((line) => !is(line)) });
  }
  const time = etaLoad ?? standing?.etaLoad;
  if (!time) throw invalid([{ field: 'etaLoad', message: { zh: '须填装港预抵', en: 'Say the ETA at the load port' } }]);
  const legs = standing
    ? row.legs.map((line) => (is(line) ? { ...line, shipId, etaLoad: time } : line))
    : [...row.legs, { cargoId, liftingId, shipId, etaLoad: time, modeChange: false }];
  return updatePlan(ctx, { ...row, legs });
}

/** Legs of a version with what is compared of each, and how it is called. */
async function comparedLegs(ctx: Ctx, lines: readonly Line[]): Promise<(ComparedLeg & { readonly cargo: string })[]> {
  const known = await knownTo(ctx, lines);
  return lines.map((line) => ({
    cargo: carriedOf(line, known)?.cargo ?? '',
    cargoId: line.cargoId ?? null,
    liftingId: line.liftingId ?? null,
    shipId: line.shipId,
    etaLoad: line.etaLoad,
    loadPortId: line.loadPortId ?? null,
    dischPortId: line.dischPortId ?? null,
    loadBerthId: line.loadBerthId ?? null,
    dischBerthId: line.dischBerthId ?? null,
    qty: line.qty ?? null,
    laycanFrom: line.laycanFrom ?? null,
    laycanTo: line.laycanTo ?? null,
    modeChange: line.modeChange === true,
  }));
}

async function differences(ctx: Ctx, id: number): Promise<Reply<typeof planDifferencesCall>> {
  const row = await plans.get(ctx, id);
  if (row.basedOnId === null) return { against: null, differences: [] };
  const before = await plans.get(ctx, row.basedOnId);
  const stays = new Set(row.legs.map((line) => carriedKey({ cargoId: line.cargoId, liftingId: line.liftingId })));
  const voyages = await voyagesById(
    asSystem(ctx, READING),
    before.legs.flatMap(({ voyageId }) => voyageId ?? []),
  );
  // What sails by now is not left out: it is no longer planned.
  const old = before.legs.filter((line) => {
    const voyage = line.voyageId ? voyages.get(line.voyageId) : undefined;
    const key = carriedKey({ cargoId: line.cargoId, liftingId: line.liftingId });
    return stays.has(key) || !voyage || voyage.voyageStatus === 'PLAN';
  });
  const legs = [...before.legs, ...row.legs];
  const facts = await planFacts(ctx, {
    ports: legs.flatMap(({ loadPortId, dischPortId }) => [loadPortId ?? [], dischPortId ?? []].flat()),
    without: new Set(),
    leastTce: null,
  });
  const inWords = (field: string, value: string | number | boolean | null): string | null => {
    if (value === null) return null;
    if (field === 'shipId') return facts.ships.get(Number(value))?.name ?? null;
    if (field === 'loadPortId' || field === 'dischPortId') return facts.ports.get(Number(value))?.name ?? null;
    if (field === 'loadBerthId' || field === 'dischBerthId') return facts.berths.get(Number(value))?.name ?? null;
    if (field === 'etaLoad')
      return toLocal({ utc: String(value), zone: OFFICE_ZONE })
        .slice(0, 16)
        .replace('T', ' ');
    if (field === 'qty') return formatDecimal(String(value), 3);
    if (field === 'modeChange') return say(value ? YES : NO, ctx.lang);
    return String(value);
  };
  const found = differencesOf(await comparedLegs(ctx, old), await comparedLegs(ctx, row.legs));
  return {
    against: before.planNo,
    differences: found.flatMap(({ what, leg, changes }): Reply<typeof planDifferencesCall>['differences'] => {
      const of = { key: carriedKey(leg), cargo: leg.cargo, what };
      if (changes.length === 0)
        return [
          {
            ...of,
            field: null,
            before: what === 'REMOVED' ? inWords('shipId', leg.shipId) : null,
            after: what === 'ADDED' ? inWords('shipId', leg.shipId) : null,
          },
        ];
      return changes.map((one) => ({
        ...of,
        field: one.field,
        before: inWords(one.field, one.before),
        after: inWords(one.field, one.after),
      }));
    }),
  };
}

const YES = { zh: '是', en: 'Yes' } as const;
const NO = { zh: '否', en: 'No' } as const;

const pairOf = (text: string): { from: number; to: number } => {
  const [from = 0, to = 0] = text.split('-').map(Number);
  return { from, to };
};

export const planEndpoints: readonly Endpoint[] = [
  serve(planMilesCall, async (ctx, { query }) => ({ miles: await milesBetween(ctx, [query.pair].flat().map(pairOf)) })),
  serve(planBoardCall, (ctx, { params }) => boardOf(ctx, params.id)),
  serve(planCheckCall, (ctx, { params }) => check(ctx, params.id)),
  serve(planDifferencesCall, (ctx, { params }) => differences(ctx, params.id)),
  serve(planPlaceCall, (ctx, { params, body }) => place(ctx, params.id, body)),
  ...planActs.endpoints,
  ...crudEndpoints(marshallingPlan, { omit: ['import'], create: createPlan, update: updatePlan, derive: derivePlan }),
];
