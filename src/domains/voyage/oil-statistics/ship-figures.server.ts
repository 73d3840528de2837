import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Decimal, div, gt, isPositive, mul, round, sum } from '../../../kernel/value/decimal.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { inForce } from '../emission/rules/in-force.rules.ts';
import { emissionFuel } from '../emission/tables/emission-fuel.resource.ts';
import { decidedIn } from '../emission/tables/emission-settings.server.ts';
import { GRADE_GROUP, type OilGrade } from '../reports/oil-rows.rules.ts';

/** So many months back a ship's own figures are taken from: long enough for both ways, short enough for her present hull. */
const MONTHS = 6;

/** A fuel with its emission factor, tonnes of CO2 a tonne. */
type Fuel = { readonly fuelId: number; readonly cf: Decimal };

/** What a ship makes and burns by her confirmed reports: knots, tonnes a day; null where she has not reported it. */
export type ShipFigures = {
  /** The first month that counts. */
  readonly since: string;
  readonly ballastSpeed: Decimal | null;
  readonly ladenSpeed: Decimal | null;
  readonly ballastFuel: Decimal | null;
  readonly ladenFuel: Decimal | null;
  readonly portFuel: Decimal | null;
  readonly seaDiesel: Decimal | null;
  readonly portDiesel: Decimal | null;
  /** What she burns most of as fuel oil, and as diesel. */
  readonly fuel: Fuel | null;
  readonly diesel: Fuel | null;
};

type Run = { readonly stage: string; readonly laden: boolean; readonly hours: string; readonly distance: string };
type Burnt = { readonly stage: string; readonly laden: boolean; readonly grade: OilGrade; readonly tonnes: string };

/** A ship's own speed and consumption of the last months, for whoever plans a voyage of hers. */
export async function shipFigures(ctx: Ctx, shipId: number): Promise<ShipFigures> {
  const since = monthsAfter(officeDay(ctx.now).slice(0, 7), -MONTHS);
  const runs = await ctx.db.query<Run>({
    name: 'voyage-ship-runs',
    text: `select t.stage, t.laden, sum(t.hours)::text as hours, sum(t.distance)::text as distance from (
        select distinct on (span) span, stage, laden, hours, distance from voyage_oil_total where ship_name = $1 and month >= $2 and confirmed
      ) t group by 1, 2`,
    values: [shipId, since],
  });
  const burnt = await ctx.db.query<Burnt>({
    name: 'voyage-ship-burnt',
    text: `select stage, laden, oil_grade as grade, sum(tonnes)::text as tonnes from voyage_oil_total
      where ship_name = $1 and month >= $2 and confirmed group by 1, 2, 3`,
    values: [shipId, since],
  });
  const isDiesel = ({ grade }: Burnt): boolean => GRADE_GROUP[grade] === 'DO';
  const hoursOf = (of: (run: Run) => boolean) => sum(runs.filter(of).map(({ hours }) => hours));
  const speed = (of: (run: Run) => boolean): Decimal | null =>
    round(div(sum(runs.filter(of).map(({ distance }) => distance)), hoursOf(of)), 2);
  const daily = (diesel: boolean, of: (one: Run | Burnt) => boolean): Decimal | null => {
    const tonnes = sum(burnt.filter((one) => isDiesel(one) === diesel && of(one)).map((one) => one.tonnes));
    return round(div(mul(tonnes, '24'), hoursOf(of)), 2);
  };
  const sea = ({ stage }: Run | Burnt): boolean => stage === 'SEA';
  const port = ({ stage }: Run | Burnt): boolean => stage === 'PORT';
  const ballast = (one: Run | Burnt): boolean => sea(one) && !one.laden;
  const laden = (one: Run | Burnt): boolean => sea(one) && one.laden;
  const fuels = await factorsOf(ctx);
  const most = (diesel: boolean): Fuel | null => {
    const grade = mostBurnt(burnt.filter((one) => isDiesel(one) === diesel));
    return (grade && fuels.get(grade)) ?? null;
  };
  return {
    since,
    ballastSpeed: speed(ballast),
    ladenSpeed: speed(laden),
    ballastFuel: daily(false, ballast),
    ladenFuel: daily(false, laden),
    portFuel: daily(false, port),
    seaDiesel: daily(true, sea),
    portDiesel: daily(true, port),
    fuel: most(false),
    diesel: most(true),
  };
}

/** The grade of which most was burnt; nothing where nothing was. */
function mostBurnt(burnt: readonly Burnt[]): OilGrade | undefined {
  const sums = [...Map.groupBy(burnt, ({ grade }) => grade)].map(([grade, rows]) => ({
    grade,
    tonnes: sum(rows.map(({ tonnes }) => tonnes)),
  }));
  return sums
    .filter(({ tonnes }) => isPositive(tonnes))
    .sort((one, other) => (gt(one.tonnes, other.tonnes) ? -1 : 1))[0]?.grade;
}

/** The emission factor of each grade as it holds today. */
async function factorsOf(ctx: Ctx): Promise<ReadonlyMap<string, Fuel>> {
  const { fuelOf } = await decidedIn(ctx);
  const held = inForce(await recordsOf(emissionFuel).find(ctx, {}), officeDay(ctx.now), ({ fuel }) => fuel);
  return new Map(
    Object.entries(fuelOf).flatMap(([grade, fuel]) => {
      const row = held.get(fuel);
      return row ? [[grade, { fuelId: row.id, cf: row.cf }] as const] : [];
    }),
  );
}
