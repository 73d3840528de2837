import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { div, mul, orZero, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { PEOPLE } from '../../identity/public.server.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';
import { cargoes } from '../cargo/cargo-figures.server.ts';
import { contracts } from '../contracts/save-contract.server.ts';
import { DAY_MS, desk } from '../demo/known.demo.ts';
import { decide } from '../demo/stories.demo.ts';
import { type Carried, mostCarried } from './carried.demo.ts';
import { charterMake } from './charter-lifting.server.ts';
import { createLifting, liftingActs, liftings } from './lifting.server.ts';
import { longTermContract } from './long-term.resource.ts';
import { daysAfter } from './long-term.rules.ts';
import { createLongTerm, longTermActs } from './long-term.server.ts';

const OPENING = '期初导入';
const ELAPSED = 7;
const MONTHS = 12;

type Formula = Readonly<Record<'baseFuelPrice' | 'deadBand' | 'stepPrice' | 'stepFreight', string>>;
type Cycles = Formula & { readonly up: string; readonly down: string };

/** Up two steps, then down one: in yuan as in the example of the specification, and in dollars. */
const YUAN: Cycles = {
  baseFuelPrice: '4500.00',
  deadBand: '100.00',
  stepPrice: '100.00',
  stepFreight: '0.60',
  up: '4830.00',
  down: '4280.00',
};
const DOLLARS: Cycles = {
  baseFuelPrice: '560.00',
  deadBand: '20.00',
  stepPrice: '20.00',
  stepFreight: '0.25',
  up: '626.00',
  down: '516.00',
};

type Desk = { readonly writer: number };

/** Long-term contracts of which one is behind, one begins, and others are asked for, drafted and refused. */
export async function demoLongTerm(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'chartering' and deleted_at is null`,
  );
  const month = officeDay(ctx.now).slice(0, 7);
  const start = monthsAfter(month, -ELAPSED);
  const carried = await mostCarried(ctx, `${start}-01`, `${month}-01`);
  const first = carried[0];
  if (!writer || !first) return;
  const people = { writer: writer.id };
  await behind(ctx, people, carried, start);
  const others = await ctx.db.query<{ id: number }>(
    `select id from market_customer where standing = 'OPEN' and id <> $1 and deleted_at is null order by id limit 4`,
    [first.customerId],
  );
  const [yuan] = await ctx.db.query<{ id: number }>(`select id from ${CURRENCIES} where code = 'CNY'`);
  if (!yuan) return;
  const customer = (i: number): number => others[i % Math.max(others.length, 1)]?.id ?? first.customerId;
  const draft = (i: number, from: string, qty: string) =>
    coming(first, { customerId: customer(i), currencyId: yuan.id, start: from, qty });
  await begun(ctx, people, draft(0, month, '8500.000'), first);
  const next = monthsAfter(month, 1);
  const ago = (days: number): Date => new Date(ctx.now.getTime() - days * DAY_MS);
  const asked = await createLongTerm(await desk(ctx, people, ago(3)), draft(1, next, '15000.000'));
  await decide(ctx, people, longTermContract.name, asked.id, () => ago(2), undefined, '');
  await createLongTerm(await desk(ctx, people, ago(1)), draft(2, next, '6000.000'));
  const low = await createLongTerm(await desk(ctx, people, ago(9)), draft(3, next, '30000.000'));
  await decide(ctx, people, longTermContract.name, low.id, () => ago(8), 'reject', '船队运力不足以保证此量');
}

/** A contract that is still to come, on the route of what was carried. */
function coming(like: Carried, given: { customerId: number; currencyId: number; start: string; qty: string }) {
  const { up: _up, down: _down, ...formula } = YUAN;
  return {
    kind: 'DOMESTIC_ANNUAL',
    customerId: given.customerId,
    currencyId: given.currencyId,
    validFrom: `${given.start}-01`,
    validTo: daysAfter(`${monthsAfter(given.start, MONTHS)}-01`, -1),
    totalQty: mul(given.qty, String(MONTHS)),
    tolerancePct: '5.00',
    cargoTypes: [like.cargoTypeId],
    periods: months(given.start).map((month) => ({ month, qty: given.qty })),
    routes: [{ loadPortId: like.loadPortId, dischPortId: like.dischPortId, freight: '68.00' }],
    nominationDays: 15,
    laycanSpreadDays: 3,
    shipApproval: false,
    fuelIndex: 'DOMESTIC_180',
    cycle: 'QUARTER',
    ...formula,
  };
}

const months = (start: string): string[] => Array.from({ length: MONTHS }, (_, i) => monthsAfter(start, i));

/** In force since this month, at 68.00 that two steps made 69.20; its first lifting is planned. */
async function begun(ctx: Ctx, people: Desk, draft: ReturnType<typeof coming>, like: Carried): Promise<void> {
  const at = (days: number): Date => new Date(ctx.now.getTime() - (20 - days) * DAY_MS);
  const row = await createLongTerm(await desk(ctx, people, at(0)), draft);
  await decide(ctx, people, longTermContract.name, row.id, at, 'approve', '同意');
  const by = await desk(ctx, people, at(6));
  await longTermActs(by, 'adjust', row.id, { fromDay: draft.validFrom, averagePrice: YUAN.up });
  await plan(by, {
    longTermId: row.id,
    like,
    qty: '8500.000',
    laycanFrom: officeDay(new Date(ctx.now.getTime() + 40 * DAY_MS)),
  });
}

type Planned = {
  readonly longTermId: number;
  readonly like: Carried;
  readonly qty: string;
  readonly laycanFrom: string;
  readonly laycanTo?: string;
  readonly period?: string;
};

const plan = (ctx: Ctx, { longTermId, like, laycanFrom, laycanTo, period, qty }: Planned) =>
  createLifting(ctx, {
    longTermId,
    period: period ?? laycanFrom.slice(0, 7),
    cargoTypeId: like.cargoTypeId,
    qty,
    loadPortId: like.loadPortId,
    dischPortId: like.dischPortId,
    laycanFrom,
    laycanTo: laycanTo ?? daysAfter(laycanFrom, 3),
  });

/**
 * What the fleet carried most for one customer was carried under a contract of which seven of twelve months have ended; of what was expected
 * by then 128 400 of 140 000 parts are done, 8.29 % behind.
 */
async function behind(ctx: Ctx, people: Desk, carried: readonly Carried[], start: string): Promise<void> {
  const first = carried[0]!;
  const cycles = first.currency === 'CNY' ? YUAN : DOLLARS;
  const { up, down, ...formula } = cycles;
  const done = orZero(sum(carried.map(({ blQty }) => blQty)));
  const expected = orZero(round(div(mul(done, '140000'), '128400'), 0));
  const monthly = orZero(round(div(expected, String(ELAPSED)), 0));
  // The first month takes what does not go into seven whole parts.
  const opening = sub(expected, mul(monthly, String(ELAPSED - 1)));
  const periods = months(start).map((month, i) => ({ month, qty: i === 0 ? opening : monthly }));
  const base = round(sub(first.rate, mul('2', formula.stepFreight)), 2);
  const routes = [...Map.groupBy(carried, (one) => `${one.loadPortId} ${one.dischPortId}`).values()].map(([one]) => ({
    loadPortId: one?.loadPortId,
    dischPortId: one?.dischPortId,
    freight: base,
  }));
  const began = new Date(`${start}-01T02:00:00Z`).getTime();
  const at = (days: number): Date => new Date(began - (40 - days) * DAY_MS);
  const row = await createLongTerm(await desk(ctx, people, at(0)), {
    kind: 'COA',
    customerId: first.customerId,
    currencyId: first.currencyId,
    validFrom: `${start}-01`,
    validTo: daysAfter(`${monthsAfter(start, MONTHS)}-01`, -1),
    totalQty: sum(periods.map(({ qty }) => qty)),
    tolerancePct: '10.00',
    cargoTypes: [...new Set(carried.map(({ cargoTypeId }) => cargoTypeId))],
    periods,
    routes,
    nominationDays: 15,
    laycanSpreadDays: 3,
    shipApproval: true,
    fuelIndex: first.currency === 'CNY' ? 'DOMESTIC_180' : 'SG_VLSFO',
    cycle: 'HALF_YEAR',
    ...formula,
  });
  await decide(ctx, people, longTermContract.name, row.id, at, 'approve', '同意');
  await longTermActs(await desk(ctx, people, at(20)), 'adjust', row.id, { fromDay: `${start}-01`, averagePrice: up });
  for (const one of carried) await delivered(ctx, people, row.id, one);
  const turned = await desk(ctx, people, new Date(ctx.now.getTime() - 4 * DAY_MS));
  const next = `${monthsAfter(start, ELAPSED + 1)}-01`;
  await longTermActs(turned, 'adjust', row.id, { fromDay: next, averagePrice: down });
  await ahead(ctx, people, row.id, carried);
}

/** A parcel that was carried is the lifting of its month. */
async function delivered(ctx: Ctx, people: Desk, longTermId: number, one: Carried): Promise<void> {
  const { laycanFrom, laycanTo, loadedOn } = one;
  const by = await desk(ctx, people, new Date(Date.parse(laycanFrom) - 25 * DAY_MS));
  const lifting = await plan(by, {
    longTermId,
    like: one,
    qty: orZero(round(one.blQty, 0)),
    laycanFrom,
    laycanTo,
    period: loadedOn.slice(0, 7),
  });
  const opening = asSystem(await desk(ctx, people, new Date(Date.parse(loadedOn) + 10 * DAY_MS)), OPENING);
  await liftings.patch(
    opening,
    lifting.id,
    {
      shipId: one.shipId,
      nominatedOn: daysAfter(laycanFrom, -18),
      acceptedOn: daysAfter(laycanFrom, -17),
      acceptedBy: '租家调度',
      liftingState: 'DONE',
    },
    { action: 'edit' },
  );
  await cargoes.patch(opening, one.cargoId, { liftingId: lifting.id }, { action: 'edit' });
  const under = { longTermId, liftingId: lifting.id, freightByLongTerm: true };
  await contracts.patch(opening, one.contractId, under, { action: 'edit' });
}

/** How far a lifting came whose laycan begins so many days from now: when it was nominated and accepted, and whether its charter is drafted. */
type Coming = {
  readonly laycan: number;
  readonly nominated?: number;
  readonly accepted?: number;
  readonly charter?: true;
};

const COMING: readonly Coming[] = [
  { laycan: 17, nominated: 3, accepted: 2, charter: true },
  { laycan: 19, nominated: 3, accepted: 1 },
  { laycan: 21, nominated: 1 },
  { laycan: 20 },
  { laycan: 52 },
];

async function ahead(ctx: Ctx, people: Desk, longTermId: number, carried: readonly Carried[]): Promise<void> {
  const like = carried.at(-1)!;
  const qty = orZero(round(like.blQty, 0));
  const at = (daysAgo: number): Promise<Ctx> => desk(ctx, people, new Date(ctx.now.getTime() - daysAgo * DAY_MS));
  const day = (days: number): string => officeDay(new Date(ctx.now.getTime() + days * DAY_MS));
  const missed = await plan(await at(75), { longTermId, like, qty, laycanFrom: day(-40) });
  await liftingActs.perform(await at(45), 'miss', missed.id, { reason: '装港检修停产，双方同意本批不执行' });
  for (const { laycan, nominated, accepted, charter } of COMING) {
    const laycanFrom = day(laycan);
    const { id } = await plan(await at(6), { longTermId, like, qty, laycanFrom });
    if (nominated === undefined) continue;
    const values = { laycanFrom, laycanTo: daysAfter(laycanFrom, 3), qty, shipId: like.shipId };
    await liftingActs.perform(await at(nominated), 'nominate', id, values);
    if (accepted !== undefined) await liftingActs.perform(await at(accepted), 'accept', id, { acceptedBy: '租家调度' });
    if (charter) await charterMake.make(await at(0.5), [id]);
  }
}
