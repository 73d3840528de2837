import { AppError, refuseFor } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { fill, say, type Text } from '../../../kernel/text.ts';
import { OFFICE_ZONE, officeDay } from '../../../kernel/value/office-day.ts';
import { instant, toLocal } from '../../../kernel/value/zone.ts';
import {
  createDispatch,
  type PlannedCall,
  planVoyage,
  setRotation,
  setTerms,
  type VoyageFacts,
  voyageActs,
  voyagesById,
} from '../../voyage/public.server.ts';
import { PORT_CALLS } from '../../voyage/public.ts';
import type { CargoRow } from '../cargo/cargo.resource.ts';
import { cargoActs } from '../cargo/cargo.server.ts';
import { timedLeg, tradeOf } from './clash.rules.ts';
import { carriedKey } from './compare.rules.ts';
import type { PlanRow } from './plan.resource.ts';
import { countsOf, judgePlan, knownTo, plans, replacedLines } from './plan.server.ts';
import { PLAN_TEXT as TEXT } from './plan.text.ts';
import type { Leg, PlanFacts } from './plan-facts.rules.ts';

const RELEASING = '配船计划发布';

type Line = PlanRow['legs'][number];

const keyOf = ({ cargoId, liftingId }: Line): string =>
  carriedKey({ cargoId: cargoId ?? null, liftingId: liftingId ?? null });

/** The versions of a month that are in force, held with all others of it, and refused where one of them is newer. */
async function assertNewest(ctx: Ctx, row: PlanRow): Promise<readonly PlanRow[]> {
  const versions = await plans.find(asSystem(ctx, RELEASING), { month: row.month }, { lock: true });
  const others = versions.filter(({ id, inForce }) => id !== row.id && inForce);
  if (others.some(({ edition }) => (edition ?? 0) > (row.edition ?? 0)))
    throw new AppError('CONFLICT', TEXT.superseded);
  return others;
}

/** What of the parcels stands against it: each is fixed, and goes by no voyage of another's making. */
async function parcelProblems(ctx: Ctx, parcels: readonly CargoRow[], own: ReadonlySet<number>): Promise<Text[]> {
  const voyages = await voyagesById(
    ctx,
    parcels.flatMap(({ voyageId }) => voyageId ?? []),
  );
  return parcels.flatMap(({ cargoNo, cargoStatus, voyageId }) => {
    const no = cargoNo ?? '';
    // On a voyage of the plan itself it may be on board by now.
    if (voyageId !== null && own.has(voyageId)) return [];
    if (cargoStatus !== 'FIXED' && cargoStatus !== 'PLANNED') return [fill(TEXT.notFixed, { no })];
    if (voyageId === null) return [];
    return [fill(TEXT.onOther, { no, voyage: voyages.get(voyageId)?.voyageNo ?? '' })];
  });
}

/** Sailing already: what a plan says of her is over. */
const isSailing = ({ voyageStatus }: VoyageFacts): boolean => voyageStatus === 'OPEN' || voyageStatus === 'CLOSED';

/** The calls of a leg, with those that stand known again by their ports, so that what is arranged there stays. */
async function callsOf(ctx: Ctx, leg: Leg, facts: PlanFacts, voyageId: number | undefined): Promise<PlannedCall[]> {
  const { etaLoad, loaded, etaDisch, ends } = timedLeg(leg, facts).times;
  const standing =
    voyageId === undefined
      ? []
      : await ctx.db.query<{ id: number; port: number; purpose: string }>({
          name: 'market-plan-calls',
          text: `select c.id, c.port, c.purpose from ${PORT_CALLS} c where c.voyage = $1 and c.deleted_at is null order by c.seq, c.id`,
          values: [voyageId],
        });
  const call = (port: number, purpose: 'LOAD' | 'DISCH', berthId: number | null, eta: string, etd: string) => {
    const before = standing.find((one) => one.port === port && one.purpose === purpose);
    const berth = berthId === null ? undefined : facts.berths.get(berthId)?.name;
    return {
      ...(before && { id: before.id }),
      port,
      purpose,
      ...(berth !== undefined && { berth: berth.slice(0, 60) }),
      eta,
      etb: null,
      etd,
    };
  };
  return [
    call(leg.loadPortId, 'LOAD', leg.loadBerthId, etaLoad, loaded),
    call(leg.dischPortId, 'DISCH', leg.dischBerthId, etaDisch, ends),
  ];
}

/** The ship is told what she does next. */
async function order(ctx: Ctx, leg: Leg, facts: PlanFacts, voyageId: number): Promise<void> {
  const portOf = (id: number): string => facts.ports.get(id)?.name ?? '';
  const zone = facts.ports.get(leg.loadPortId)?.zone;
  const eta = toLocal({ utc: leg.etaLoad, zone: zone == null ? OFFICE_ZONE : Number(zone) });
  await createDispatch(ctx, {
    shipName: leg.shipId,
    voyageId,
    direction: 'TO_SHIP',
    channel: 'SYSTEM',
    orderType: 'VOYAGE_ORDER',
    time: ctx.now.toISOString(),
    content: say(TEXT.order, ctx.lang, {
      cargo: leg.cargo,
      load: portOf(leg.loadPortId),
      disch: portOf(leg.dischPortId),
      from: leg.laycanFrom,
      to: leg.laycanTo,
      eta: eta.slice(0, 16).replace('T', ' '),
    }),
  });
}

type Sending = {
  readonly plan: PlanRow;
  readonly facts: PlanFacts;
  readonly voyages: ReadonlyMap<number, VoyageFacts>;
  readonly before: ReadonlyMap<string, Line>;
  /** The voyage on which each parcel is planned. */
  readonly goesBy: ReadonlyMap<number, number | null>;
};

/** Whether nothing that a ship was told of a leg is otherwise now. */
const isSame = (line: Line, before: Line | undefined): boolean =>
  before !== undefined &&
  instant(before.etaLoad) === instant(line.etaLoad) &&
  before.shipId === line.shipId &&
  before.loadPortId === line.loadPortId &&
  before.dischPortId === line.dischPortId &&
  (before.loadBerthId ?? null) === (line.loadBerthId ?? null) &&
  (before.dischBerthId ?? null) === (line.dischBerthId ?? null);

/** A leg becomes a planned voyage, or changes the one that it has; answers which. */
async function send(
  ctx: Ctx,
  line: Line,
  leg: Leg,
  { plan, facts, voyages, before, goesBy }: Sending,
): Promise<number> {
  const system = asSystem(ctx, RELEASING);
  const had = line.voyageId ? voyages.get(line.voyageId) : undefined;
  // She has begun it: her reports say how it goes on.
  if (had && isSailing(had)) return had.id;
  const planned = had?.voyageStatus === 'PLAN' ? had : undefined;
  if (planned && planned.shipName !== leg.shipId)
    await voyageActs.perform(system, 'cancel', planned.id, { reason: `${RELEASING}：${plan.planNo}` });
  const kept = planned?.shipName === leg.shipId ? planned : undefined;
  const goes = async (by: number): Promise<void> => {
    if (line.cargoId) await cargoActs.perform(system, 'plan', line.cargoId, { voyageId: by });
  };
  if (kept && isSame(line, before.get(leg.key))) {
    if (line.cargoId && goesBy.get(line.cargoId) !== kept.id) await goes(kept.id);
    return kept.id;
  }
  const tradeMode = tradeOf(leg, facts);
  const ports = await callsOf(ctx, leg, facts, kept?.id);
  let voyageId: number;
  if (kept) {
    await setRotation(system, { voyageId: kept.id, ports });
    await setTerms(system, { voyageId: kept.id, terms: { tradeMode } });
    voyageId = kept.id;
  } else voyageId = (await planVoyage(system, { shipId: leg.shipId, tradeMode, remark: plan.planNo, ports })).id;
  await goes(voyageId);
  await order(ctx, leg, facts, voyageId);
  return voyageId;
}

/**
 * A plan comes into force (market 4.2): legs become planned voyages with their parcels, ships get their orders, what the version before
 * planned and this one leaves out is cancelled. Answers what of the plan is written.
 */
export async function releasePlan(ctx: Ctx, written: PlanRow) {
  const system = asSystem(ctx, RELEASING);
  const others = await assertNewest(ctx, written);
  const old = await replacedLines(ctx, written);
  const before = new Map(old.map((line) => [keyOf(line), line]));
  // A leg goes on by the voyage that it has, whichever version made that.
  const row: PlanRow = {
    ...written,
    legs: written.legs.map((line) => ({
      ...line,
      voyageId: line.voyageId ?? before.get(keyOf(line))?.voyageId ?? null,
    })),
  };
  const { legs, facts, clashes } = await judgePlan(system, row);
  const hard = clashes.filter(({ level }) => level === 'HARD');
  refuseFor(hard.map(({ said }) => said));
  const own = new Set([...old, ...row.legs].flatMap(({ voyageId }) => voyageId ?? []));
  const { parcels } = await knownTo(ctx, row.legs);
  refuseFor(await parcelProblems(system, [...parcels.values()], own));
  const voyages = await voyagesById(system, [...own]);
  const moved = row.legs.filter(({ voyageId, shipId }) => {
    const voyage = voyageId ? voyages.get(voyageId) : undefined;
    return voyage !== undefined && isSailing(voyage) && voyage.shipName !== shipId;
  });
  refuseFor(moved.map(({ voyageId }) => fill(TEXT.sailing, { voyage: voyages.get(voyageId!)?.voyageNo ?? '' })));

  const stays = new Set(row.legs.map(keyOf));
  for (const line of old) {
    const voyage = line.voyageId ? voyages.get(line.voyageId) : undefined;
    if (!stays.has(keyOf(line)) && voyage?.voyageStatus === 'PLAN')
      await voyageActs.perform(system, 'cancel', voyage.id, { reason: `${RELEASING}：${row.planNo}` });
  }
  const byKey = new Map(legs.map((leg) => [leg.key, leg]));
  const sending: Sending = {
    plan: row,
    facts,
    voyages,
    before,
    goesBy: new Map([...parcels.values()].map(({ id, voyageId }) => [id, voyageId])),
  };
  const sent: Line[] = [];
  // One after another, in the order of time: voyages of a ship are numbered as she makes them.
  for (const line of row.legs.toSorted((a, b) => instant(a.etaLoad) - instant(b.etaLoad))) {
    const leg = byKey.get(keyOf(line));
    sent.push(leg ? { ...line, voyageId: await send(ctx, line, leg, sending) } : line);
  }
  for (const other of others) await plans.patch(system, other.id, { inForce: false }, { action: 'superseded' });
  return {
    legs: row.legs.map((line) => sent.find(({ id }) => id === line.id) ?? line),
    released: true,
    releasedOn: officeDay(ctx.now),
    inForce: true,
    ...countsOf(clashes),
  };
}
