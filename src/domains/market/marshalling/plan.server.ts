import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Saving, savesOf } from '../../../kernel/server/crud/saves.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import type { Text } from '../../../kernel/text.ts';
import type { CargoRow } from '../cargo/cargo.resource.ts';
import { cargoes } from '../cargo/cargo-figures.server.ts';
import { contracts } from '../contracts/save-contract.server.ts';
import type { LiftingRow } from '../long-term/lifting.resource.ts';
import { liftings } from '../long-term/lifting.server.ts';
import { type Clash, clashesOf, timedLeg } from './clash.rules.ts';
import { carriedKey } from './compare.rules.ts';
import { marshallingPlan, type PlanRow } from './plan.resource.ts';
import { PLAN_TEXT as TEXT } from './plan.text.ts';
import type { Leg, PlanFacts } from './plan-facts.rules.ts';
import { papersAsked, planFacts, withMiles } from './plan-facts.server.ts';
import type { MarshallingLine } from './plan-lines.resource.ts';

export const plans = recordsOf(marshallingPlan);

const READING = '配船计划';
const GONE: readonly string[] = ['LOADED', 'DISCHARGED', 'SETTLED', 'CANCELLED'];

/** What a leg carries: a parcel, or a lifting that has none yet, as far as it can be read. */
export type Carried = {
  readonly cargo: string;
  readonly cargoTypeId: number;
  readonly contractId: number | null;
  readonly loadPortId: number;
  readonly dischPortId: number;
  readonly qty: string;
  readonly tolerancePct: string | null;
  readonly laycanFrom: string;
  readonly laycanTo: string;
};

const ofParcel = (row: CargoRow): Carried => ({
  cargo: `${row.cargoNo ?? ''} ${row.name}`.trim(),
  cargoTypeId: row.cargoTypeId,
  contractId: row.contractId,
  loadPortId: row.loadPortId,
  dischPortId: row.dischPortId,
  qty: row.qty,
  tolerancePct: row.tolerancePct,
  laycanFrom: row.laycanFrom,
  laycanTo: row.laycanTo,
});

const ofLifting = (row: LiftingRow): Carried => ({
  cargo: row.liftingNo ?? '',
  cargoTypeId: row.cargoTypeId,
  contractId: null,
  loadPortId: row.loadPortId,
  dischPortId: row.dischPortId,
  qty: row.qty,
  tolerancePct: null,
  laycanFrom: row.laycanFrom,
  laycanTo: row.laycanTo,
});

type Named = { readonly cargoId?: number | null; readonly liftingId?: number | null };

type Known = {
  readonly parcels: ReadonlyMap<number, CargoRow>;
  readonly liftings: ReadonlyMap<number, LiftingRow>;
  /** Liftings that have a parcel, which goes in their place. */
  readonly shipped: ReadonlySet<number>;
};

/** Parcels and liftings that lines name; a parcel of a ship's voyage too, whoever plans. */
export async function knownTo(ctx: Ctx, lines: readonly Named[]): Promise<Known> {
  const system = asSystem(ctx, READING);
  const cargoIds = lines.flatMap(({ cargoId }) => cargoId ?? []);
  const liftingIds = lines.flatMap(({ liftingId }) => liftingId ?? []);
  const parcels = cargoIds.length > 0 ? await cargoes.find(system, { id: cargoIds }) : [];
  const found = liftingIds.length > 0 ? await liftings.find(system, { id: liftingIds }) : [];
  const made =
    liftingIds.length > 0
      ? await cargoes.find(system, { liftingId: liftingIds }, { only: ['liftingId', 'cargoStatus'] })
      : [];
  return {
    parcels: new Map(parcels.map((row) => [row.id, row])),
    liftings: new Map(found.map((row) => [row.id, row])),
    shipped: new Set(
      made.filter(({ cargoStatus }) => cargoStatus !== 'CANCELLED').flatMap((one) => one.liftingId ?? []),
    ),
  };
}

/** What a line carries; nothing where neither is there. */
export function carriedOf({ cargoId, liftingId }: Named, known: Known): Carried | undefined {
  const parcel = cargoId ? known.parcels.get(cargoId) : undefined;
  if (parcel) return ofParcel(parcel);
  const lifting = liftingId ? known.liftings.get(liftingId) : undefined;
  return lifting && ofLifting(lifting);
}

type Wrong = Saving<typeof marshallingPlan.fields>['wrong'];
type Lines = PlanRow['legs'];

/** What is wrong with lines by themselves: what they carry, and who carries it. */
async function judgeLines(ctx: Ctx, lines: Lines, known: Known, wrong: Wrong): Promise<void> {
  const told = (i: number, field: string, { zh, en }: Text): void => wrong(`legs.${i}.${field}`, zh, en);
  const keys = lines.map(keyOf);
  const contractIds = [...known.parcels.values()].flatMap(({ contractId }) => contractId ?? []);
  const charters =
    contractIds.length > 0
      ? await contracts.find(asSystem(ctx, READING), { id: contractIds }, { only: ['shipId'] })
      : [];
  const shipOf = new Map(charters.map(({ id, shipId }) => [id, shipId]));
  for (const [i, { cargoId, liftingId, shipId, etaLoad }] of lines.entries()) {
    if (Boolean(cargoId) === Boolean(liftingId)) {
      told(i, 'cargoId', TEXT.oneOf);
      continue;
    }
    const at = cargoId ? 'cargoId' : 'liftingId';
    if (keys.indexOf(keys[i]!) < i) told(i, at, TEXT.twice);
    const parcel = cargoId ? known.parcels.get(cargoId) : undefined;
    if (parcel && GONE.includes(parcel.cargoStatus)) told(i, at, TEXT.parcelGone);
    if (parcel && parcel.qtyUnit !== 'T') told(i, at, TEXT.parcelUnit);
    if (etaLoad && !isNear(etaLoad)) told(i, 'etaLoad', TEXT.etaFar);
    const named = parcel?.contractId ? shipOf.get(parcel.contractId) : null;
    if (named && named !== shipId) told(i, 'shipId', TEXT.otherShip);
    const lifting = liftingId ? known.liftings.get(liftingId) : undefined;
    if (lifting && (lifting.liftingState === 'DONE' || lifting.liftingState === 'MISSED'))
      told(i, at, TEXT.liftingGone);
    if (lifting && known.shipped.has(lifting.id)) told(i, at, TEXT.liftingHasParcel);
  }
}

/** Times of a plan lie in the years of a plan: with others nothing could be reckoned. */
const isNear = (utc: string | null | undefined): boolean =>
  typeof utc === 'string' && utc >= '2000' && utc < '2100' && !Number.isNaN(Date.parse(utc));

/** What somebody says of a leg: all else follows from what it carries. */
type Placed = Pick<
  MarshallingLine,
  | 'cargoId'
  | 'liftingId'
  | 'shipId'
  | 'etaLoad'
  | 'loadBerthId'
  | 'dischBerthId'
  | 'draft'
  | 'modeChange'
  | 'tceEstimate'
>;

/** Lines as the rules judge them; one that carries nothing is none. */
export async function legsOf(ctx: Ctx, lines: readonly Placed[], known: Known): Promise<Leg[]> {
  // While somebody types, a line may not say yet by which ship or when.
  const found = lines.flatMap((line) => {
    const carried = carriedOf(line, known);
    return carried && line.shipId && isNear(line.etaLoad) ? [{ line, carried }] : [];
  });
  const papers = await papersAsked(ctx, [...new Set(found.flatMap(({ carried }) => carried.contractId ?? []))]);
  return found.map(({ line, carried }): Leg => {
    const { cargo, cargoTypeId, contractId, loadPortId, dischPortId, qty, tolerancePct, laycanFrom, laycanTo } =
      carried;
    return {
      key: keyOf(line),
      shipId: line.shipId,
      cargo,
      cargoTypeId,
      loadPortId,
      dischPortId,
      loadBerthId: line.loadBerthId ?? null,
      dischBerthId: line.dischBerthId ?? null,
      qty,
      tolerancePct,
      etaLoad: line.etaLoad,
      laycanFrom,
      laycanTo,
      ballastNm: null,
      seaNm: null,
      draft: line.draft ?? null,
      required: contractId === null ? [] : (papers.get(contractId) ?? []),
      modeChange: line.modeChange === true,
      tce: line.tceEstimate ?? null,
    };
  });
}

type Versioned = Pick<PlanRow, 'month' | 'basedOnId'> & { readonly id?: number };

/**
 * Lines of what a version of a month takes the place of: the one that it began as, and the ones in force, which may be others where a
 * version between was never released. The ones in force come last: they are what ships were told.
 */
export async function replacedLines(ctx: Ctx, { id, month, basedOnId }: Versioned): Promise<Lines> {
  const system = asSystem(ctx, READING);
  const before = basedOnId === null ? [] : [basedOnId];
  const inForce = (await plans.find(system, { month, inForce: true }, { only: ['id'] })).map((one) => one.id);
  const wanted = [...new Set([...before.filter((one) => !inForce.includes(one)), ...inForce])];
  const versions = wanted.length > 0 ? await plans.find(system, { id: wanted.filter((one) => one !== id) }) : [];
  return wanted.flatMap((one) => versions.find((row) => row.id === one)?.legs ?? []);
}

/** Voyages that a plan makes itself, or that the versions before made and this one takes over or gives up. */
async function ownVoyages(ctx: Ctx, lines: Lines, of: Versioned): Promise<ReadonlySet<number>> {
  return new Set([...lines, ...(await replacedLines(ctx, of))].flatMap(({ voyageId }) => voyageId ?? []));
}

type Judged = { readonly legs: readonly Leg[]; readonly facts: PlanFacts; readonly clashes: readonly Clash[] };

/** A plan as it stands now: its legs with their miles, and all that speaks against them; `ports` are known beside its own. */
export async function judgePlan(
  ctx: Ctx,
  { legs: lines, leastTce, ...of }: Versioned & Pick<PlanRow, 'legs' | 'leastTce'>,
  { known, ports = [] }: { known?: Known; ports?: readonly number[] } = {},
): Promise<Judged> {
  const bare = await legsOf(ctx, lines, known ?? (await knownTo(ctx, lines)));
  const facts = await planFacts(ctx, {
    ports: [...ports, ...bare.flatMap(({ loadPortId, dischPortId }) => [loadPortId, dischPortId])],
    without: await ownVoyages(ctx, lines, of),
    leastTce,
  });
  const legs = await withMiles(ctx, bare, facts);
  return { legs, facts, clashes: clashesOf(legs, facts) };
}

/** How many clashes of each weight. */
export const countsOf = (clashes: readonly Clash[]) => ({
  hardCount: clashes.filter(({ level }) => level === 'HARD').length,
  softCount: clashes.filter(({ level }) => level === 'SOFT').length,
});

const keyOf = ({ cargoId, liftingId }: Named): string =>
  carriedKey({ cargoId: cargoId ?? null, liftingId: liftingId ?? null });

/** What the server writes beside what was typed of lines: what they carry, how far it is and when it ends. */
function servedLines(lines: Lines, before: Lines, { legs, facts }: Judged, known: Known, wrong: Wrong) {
  const byKey = new Map(legs.map((leg) => [leg.key, leg]));
  const sailing = new Map(before.map((line) => [keyOf(line), line.voyageId]));
  return lines.map((line, i) => {
    const leg = byKey.get(keyOf(line));
    const carried = carriedOf(line, known);
    const berthAt = (field: 'loadBerthId' | 'dischBerthId', port: number | undefined): void => {
      const id = line[field];
      if (id && leg && facts.berths.get(id)?.port !== port)
        wrong(`legs.${i}.${field}`, TEXT.berthPort.zh, TEXT.berthPort.en);
    };
    berthAt('loadBerthId', carried?.loadPortId);
    berthAt('dischBerthId', carried?.dischPortId);
    return {
      ...line,
      cargoName: carried?.cargo ?? null,
      contractId: carried?.contractId ?? null,
      loadPortId: carried?.loadPortId ?? null,
      dischPortId: carried?.dischPortId ?? null,
      qty: carried?.qty ?? null,
      laycanFrom: carried?.laycanFrom ?? null,
      laycanTo: carried?.laycanTo ?? null,
      ballastNm: leg?.ballastNm ?? null,
      seaNm: leg?.seaNm ?? null,
      etdDisch: leg ? timedLeg(leg, facts).times.ends : null,
      voyageId: sailing.get(keyOf(line)) ?? null,
    };
  });
}

const saves = savesOf(marshallingPlan, {
  needs: ['month'],
  served: async (ctx, { row, before, wrong }) => {
    const known = await knownTo(ctx, row.legs);
    await judgeLines(ctx, row.legs, known, wrong);
    const basedOnId = before?.basedOnId ?? null;
    const judged = await judgePlan(
      ctx,
      { id: before?.id, month: row.month, legs: row.legs, basedOnId, leastTce: row.leastTce },
      { known },
    );
    return {
      basedOnId,
      legs: servedLines(row.legs, before?.legs ?? [], judged, known, wrong),
      legCount: row.legs.length,
      ...countsOf(judged.clashes),
    };
  },
  made: async (ctx, { month }) => {
    // Numbered in its month, which is that of the plan; the last part of the number is the version.
    const planNo = await nextSerial(ctx, marshallingPlan.name, 'MP-{yyyy}{MM}-{0}', {
      at: new Date(`${month}-15T04:00:00.000Z`),
    });
    return { planNo, edition: Number(planNo.split('-').at(-1)), released: false, inForce: false };
  },
});

export const { create: createPlan, update: updatePlan, derive: derivePlan } = saves;
