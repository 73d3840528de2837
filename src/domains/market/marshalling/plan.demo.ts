import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { daysAfter, monthsFrom } from '../../../kernel/value/day.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { OFFICE_ZONE, officeDay } from '../../../kernel/value/office-day.ts';
import { addHours, toUtc } from '../../../kernel/value/zone.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { PEOPLE } from '../../identity/public.server.ts';
import { VOYAGES } from '../../voyage/public.server.ts';
import type { CargoRow } from '../cargo/cargo.resource.ts';
import { cargoes } from '../cargo/cargo-figures.server.ts';
import { DAY_MS, desk } from '../demo/known.demo.ts';
import { decide } from '../demo/stories.demo.ts';
import type { TradeMode } from './leg.rules.ts';
import { marshallingPlan, type PlanRow } from './plan.resource.ts';
import { createPlan, plans } from './plan.server.ts';

const OPENING = '期初导入';
/** Legs of a plan that was carried out, at most. */
const MOST_LEGS = 8;

type Desk = { readonly writer: number };

/** Ten in the morning of a day in the office. */
const morning = (day: string): string => toUtc({ local: `${day} 10:00`, zone: OFFICE_ZONE });

/** Plans of last month and this one as they were carried out; of the next a refused one, a draft with clashes; and one under approval. */
export async function demoPlans(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'chartering' and deleted_at is null`,
  );
  if (!writer) return;
  const people = { writer: writer.id };
  const month = officeDay(ctx.now).slice(0, 7);
  const system = asSystem(ctx, OPENING);
  const parcels = (await cargoes.find(system, {})).filter(({ qtyUnit }) => qtyUnit === 'T');
  const sailed = parcels.filter(
    ({ voyageId, cargoStatus }) => voyageId !== null && cargoStatus !== 'CANCELLED' && cargoStatus !== 'OFFERED',
  );
  await carriedOut(ctx, people, monthsAfter(month, -1), sailed, 30);
  const first = await carriedOut(ctx, people, month, sailed, 12);
  if (first) await again(ctx, people, first);
  const today = officeDay(ctx.now);
  const offered = parcels
    .filter(({ cargoStatus, laycanFrom }) => cargoStatus === 'OFFERED' && laycanFrom > today)
    .toSorted((a, b) => a.laycanFrom.localeCompare(b.laycanFrom) || a.id - b.id);
  await ahead(ctx, people, monthsAfter(month, 1), offered);
}

/** As a plan stands whose voyages were made: written down as it was, for each ship and voyage one leg. */
async function carriedOut(
  ctx: Ctx,
  people: Desk,
  month: string,
  sailed: readonly CargoRow[],
  ago: number,
): Promise<PlanRow | undefined> {
  const from = `${month}-01`;
  const to = monthsFrom(from, 1);
  const own = sailed.filter(({ laycanFrom }) => laycanFrom >= from && laycanFrom < to);
  const oneEach = own.filter(({ voyageId }, i) => own.findIndex((one) => one.voyageId === voyageId) === i);
  // A month in which nothing was loaded yet tells of what is on its way.
  const legs = (oneEach.length > 0 ? oneEach : sailed.slice(-2)).slice(0, MOST_LEGS);
  if (legs.length === 0) return undefined;
  const at = new Date(ctx.now.getTime() - ago * DAY_MS);
  return record(ctx, people, { month, legs: legs.map(lineOf), at, basedOnId: null, inForce: true });
}

const lineOf = (parcel: CargoRow) => ({
  cargoId: parcel.id,
  liftingId: null,
  shipId: parcel.shipId,
  etaLoad: morning(parcel.laycanFrom),
  modeChange: false,
  cargoName: `${parcel.cargoNo ?? ''} ${parcel.name}`.trim(),
  contractId: parcel.contractId,
  loadPortId: parcel.loadPortId,
  dischPortId: parcel.dischPortId,
  qty: parcel.qty,
  laycanFrom: parcel.laycanFrom,
  laycanTo: parcel.laycanTo,
  etdDisch: morning(daysAfter(parcel.laycanTo, 7)),
  voyageId: parcel.voyageId,
});

type Written = {
  readonly month: string;
  readonly legs: readonly Readonly<Record<string, unknown>>[];
  readonly at: Date;
  readonly basedOnId: number | null;
  readonly inForce: boolean;
};

/** A version that was released so long ago. */
async function record(ctx: Ctx, people: Desk, { month, legs, at, basedOnId, inForce }: Written): Promise<PlanRow> {
  const by = asSystem(await desk(ctx, people, at), OPENING);
  const planNo = await nextSerial(by, marshallingPlan.name, 'MP-{yyyy}{MM}-{0}', {
    at: new Date(`${month}-15T04:00:00.000Z`),
  });
  return plans.create(
    by,
    { month },
    {
      planNo,
      edition: Number(planNo.split('-').at(-1)),
      basedOnId,
      legs,
      legCount: legs.length,
      hardCount: 0,
      softCount: 0,
      released: true,
      releasedOn: officeDay(by.now),
      inForce,
      status: 'APPROVE',
    },
  );
}

/** A second version: one leg was loaded two days later than was planned at first. */
async function again(ctx: Ctx, people: Desk, before: PlanRow): Promise<void> {
  const legs = before.legs.map(({ id: _id, ...line }, i) => ({
    ...line,
    etaLoad: i === 0 ? addHours({ utc: line.etaLoad, hours: '48' }) : line.etaLoad,
  }));
  const at = new Date(ctx.now.getTime() - 6 * DAY_MS);
  await record(ctx, people, { month: before.month, legs, at, basedOnId: before.id, inForce: true });
  await plans.patch(asSystem(ctx, OPENING), before.id, { inForce: false }, { action: 'superseded' });
}

type Sailing = { readonly ship: number; readonly mode: TradeMode };

/** What is planned now: refused, under approval, and a draft with one ship for two parcels, one too late, and one in the wrong trade. */
async function ahead(ctx: Ctx, people: Desk, month: string, offered: readonly CargoRow[]): Promise<void> {
  const [first, second, third] = offered;
  const ships = (await vesselsOf(ctx)).filter(({ status }) => status === 'ACTIVE');
  const [ship] = ships;
  if (!first || !ship) return;
  const modes = await ctx.db.query<Sailing>(
    `select distinct on (v.ship_name) v.ship_name as ship, v.trade_mode as mode from ${VOYAGES} v
     where v.deleted_at is null and v.voyage_kind = 'TRADE' and v.voyage_status <> 'CANCELLED' order by v.ship_name, v.start_time desc`,
  );
  const mode = modes.find((one) => one.ship === ship.id)?.mode;
  const other = ships.find(({ id }) => modes.some((one) => one.ship === id && one.mode !== mode)) ?? ships.at(-1)!;
  const leg = (parcel: CargoRow, shipId: number, etaLoad: string) => ({
    cargoId: parcel.id,
    shipId,
    etaLoad,
    modeChange: false,
  });
  const ago = (days: number): Date => new Date(ctx.now.getTime() - days * DAY_MS);
  const on = morning(first.laycanFrom);
  const refused = await createPlan(await desk(ctx, people, ago(5)), {
    month,
    note: '初稿',
    legs: [leg(first, other.id, morning(daysAfter(first.laycanTo, 3)))],
  });
  await decide(ctx, people, marshallingPlan.name, refused.id, () => ago(4), 'reject', '冲突未排除，重新配船');
  const asked = await createPlan(await desk(ctx, people, ago(2)), {
    month: monthsAfter(month, 1),
    note: '滚动计划，提前报批',
    legs: [leg(third ?? second ?? first, ship.id, morning((third ?? second ?? first).laycanFrom))],
  });
  await decide(ctx, people, marshallingPlan.name, asked.id, () => ago(1), undefined, '');
  await createPlan(await desk(ctx, people, ago(1)), {
    month,
    note: '待租船部与调度确认',
    legs: [
      leg(first, ship.id, on),
      ...(second ? [leg(second, ship.id, addHours({ utc: on, hours: '30' }))] : []),
      ...(third ? [leg(third, other.id, morning(daysAfter(third.laycanTo, 2)))] : []),
    ],
  });
}
