import type { Ctx } from '../../../../kernel/server/context.ts';
import { div, round } from '../../../../kernel/value/decimal.ts';
import { officeDay } from '../../../../kernel/value/office-day.ts';
import { hoursBetween } from '../../../../kernel/value/zone.ts';
import { vesselsOf } from '../../../fleet/public.server.ts';
import type { CiiType, Rating } from '../emission-words.text.ts';
import { forecastRun } from '../rules/forecast.rules.ts';
import {
  co2OfAll,
  type EmissionFigures,
  type EmissionShip,
  emissionFigures,
  ratedRun,
  type Terms,
} from './emission-figures.rules.ts';
import { type FuelSum, fuelSums, type RunSum, runSums } from './emission-sums.server.ts';
import { termsOf } from './emission-terms.server.ts';

/** Days of whose mean the rest of a year is expected to be. */
const RECENT_DAYS = 90;
const DAY_MS = 86_400_000;

export type Forecast = { attained: string | null; ratio: string | null; rating: Rating | null };

export type ShipEmission = {
  shipId: number;
  ship: string;
  imo: string | null;
  shipType: string;
  dwt: number | null;
  gt: number | null;
  figures: EmissionFigures;
  reports: number;
  unconfirmed: number;
  /** The moments from and to which confirmed reports tell of the year. */
  first: string | null;
  last: string | null;
  /** Their days by the ship's own calendar. */
  firstDay: string | null;
  lastDay: string | null;
  firstReport: string | null;
  forecast: Forecast | null;
};

const CII_TYPE_OF: Readonly<Record<string, CiiType>> = {
  OIL_TANKER: 'TANKER',
  CRUDE_TANKER: 'TANKER',
  PRODUCT_TANKER: 'TANKER',
  CHEMICAL_TANKER: 'TANKER',
  OIL_CHEMICAL_TANKER: 'TANKER',
  BUNKER_TANKER: 'TANKER',
  BULK_CARRIER: 'BULK_CARRIER',
  CONTAINER: 'CONTAINER',
  GENERAL_CARGO: 'GENERAL_CARGO',
};

/** Areas in which a ship makes no international voyage. */
const HOME_WATERS = ['HARBOUR', 'COASTAL'];

type Vessel = Awaited<ReturnType<typeof vesselsOf>>[number];

const factsOf = ({ dwt, gt, type, tradeArea, dcsDistance }: Vessel): EmissionShip => ({
  dwt,
  gt,
  ciiType: CII_TYPE_OF[type] ?? null,
  withManoeuvring: dcsDistance === 'SEA_AND_MAN',
  coastal: HOME_WATERS.includes(tradeArea),
});

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** What each ship that one sees burnt and ran in a year, and what that comes to; ships without a confirmed report are left out. */
export async function emissionsOf(ctx: Ctx, of: { year: number; shipId?: number }): Promise<ShipEmission[]> {
  const { year, shipId } = of;
  const vessels = (await vesselsOf(ctx, { disposed: true })).filter(({ id }) => shipId === undefined || id === shipId);
  const ids = vessels.map(({ id }) => id);
  const [from, to] = [`${year}-01-01`, `${year + 1}-01-01`];
  const today = officeDay(ctx.now);
  const running = today < to;
  const since = dayAt(Date.parse(today) - RECENT_DAYS * DAY_MS);
  const [burnt, runs, lateBurnt, lateRuns] = await ctx.db.together((db) => {
    const inside = { ...ctx, db };
    return Promise.all([
      fuelSums(inside, ids, from, to),
      runSums(inside, ids, from, to),
      running ? fuelSums(inside, ids, since, today) : [],
      running ? runSums(inside, ids, since, today) : [],
    ]);
  });
  const termsFor = await termsOf(ctx, year);
  return vessels.flatMap((vessel) => {
    const run = runs.find((one) => one.shipId === vessel.id);
    if (!run || run.reports === 0) return [];
    const ship = factsOf(vessel);
    const terms = termsFor(ship);
    const own = <T extends { shipId: number }>(rows: readonly T[]): T[] =>
      rows.filter((one) => one.shipId === vessel.id);
    const figures = emissionFigures({ burnt: own(burnt), run, ship, terms });
    const late = { burnt: own(lateBurnt), run: own(lateRuns)[0] };
    return [
      {
        shipId: vessel.id,
        ship: (ctx.lang === 'en' && vessel.nameEn) || vessel.name,
        imo: vessel.imo,
        shipType: vessel.type,
        dwt: vessel.dwt,
        gt: vessel.gt,
        figures,
        reports: run.reports,
        unconfirmed: run.unconfirmed,
        first: run.first,
        last: run.last,
        firstDay: run.firstDay,
        lastDay: run.lastDay,
        firstReport: run.firstReport,
        forecast: running ? forecastOf({ figures, run, late, ship, terms, end: `${to}T00:00:00Z` }) : null,
      },
    ];
  });
}

const daysBetween = (from: string, to: string): number => Number(round(div(hoursBetween({ from, to }), '24'), 0));

function forecastOf(of: {
  figures: EmissionFigures;
  run: RunSum;
  late: { burnt: readonly FuelSum[]; run: RunSum | undefined };
  ship: EmissionShip;
  terms: Terms;
  end: string;
}): Forecast | null {
  const { figures, run, late, ship, terms, end } = of;
  if (!late.run?.first || !late.run.last || !run.last) return null;
  const recent = emissionFigures({ burnt: late.burnt, run: late.run, ship, terms });
  const ahead = forecastRun({
    toDate: { co2: figures.co2, distance: figures.distance },
    recent: { co2: co2OfAll(late.burnt, terms), distance: recent.distance },
    recentDays: daysBetween(late.run.first, late.run.last),
    daysLeft: daysBetween(run.last, end),
  });
  if (!ahead) return null;
  const { attained, ratio, rating } = ratedRun({ ...ahead, ship, terms });
  return { attained, ratio, rating };
}
