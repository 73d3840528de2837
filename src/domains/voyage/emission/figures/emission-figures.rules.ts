import { add, type Decimal, type MaybeDecimal, mul, orZero, round, sum } from '../../../../kernel/value/decimal.ts';
import type { ConsumptionRowCode, OilGrade } from '../../reports/oil-rows.rules.ts';
import type { CiiType, Consumer, EmissionFuel, Rating } from '../emission-words.text.ts';
import {
  attainedCii,
  boundariesOf,
  type CiiLine,
  capacityOf,
  co2Of,
  ratingOf,
  ratioOf,
  referenceCii,
  requiredCii,
} from '../rules/cii.rules.ts';
import {
  co2eParts,
  co2eTotal,
  type EuroPart,
  euroShare,
  type GasFactors,
  percentOf,
  type Warming,
} from '../rules/ets.rules.ts';
import { type EuroFuel, type FuelEu, fuelEu } from '../rules/fuel-eu.rules.ts';

/** Rows of the oil grid by the consumers of IMO DCS. */
const CONSUMER_OF: Readonly<Record<ConsumptionRowCode, Consumer>> = {
  ME_CONST: 'MAIN',
  ME_MAN: 'MAIN',
  GE_SEA: 'AUX',
  GE_DISCH: 'AUX',
  HEATING: 'BOILER',
  BOILER_DAILY: 'BOILER',
  TANK_CLEAN: 'OTHER',
  OTHER: 'OTHER',
};

export type EmissionShip = {
  readonly dwt: number | null;
  readonly gt: number | null;
  readonly ciiType: CiiType | null;
  /** Whether manoeuvring miles and hours count too, by the ship's SEEMP part II. */
  readonly withManoeuvring: boolean;
  /** Coastal and harbour ships, and those below 5 000 GT, are not rated by the convention. */
  readonly coastal: boolean;
};

type Burnt = {
  readonly grade: OilGrade;
  readonly row: ConsumptionRowCode;
  readonly underWay: boolean;
  readonly part: EuroPart;
  readonly tonnes: string;
};

type Run = Readonly<
  Record<'distance' | 'manDistance' | 'laden' | 'manLaden' | 'hours' | 'manHours' | 'work' | 'manWork', string>
>;

/** What holds in the year: factors by fuel, the ship's line, the reductions, the share of allowances; percents. */
export type Terms = {
  readonly factors: ReadonlyMap<EmissionFuel, EuroFuel>;
  readonly fuelOf: Readonly<Record<OilGrade, EmissionFuel>>;
  readonly line: CiiLine | null;
  readonly reduction: MaybeDecimal;
  readonly allowances: MaybeDecimal;
  readonly fuelReduction: MaybeDecimal;
  readonly warming: Warming;
  readonly half: Decimal;
};

/** Tonnes of a fuel: in all, by consumer, and those burnt while not under way. */
export type FuelLine = {
  readonly fuel: EmissionFuel;
  readonly tonnes: Decimal;
  readonly by: Readonly<Record<Consumer, Decimal>>;
  readonly idle: Readonly<Record<Consumer, Decimal>>;
  readonly co2: Decimal | null;
};

export type EuroLine = {
  readonly part: EuroPart;
  readonly co2: Decimal | null;
  readonly co2e: Decimal | null;
  readonly counted: Decimal | null;
};

export type EmissionFigures = {
  readonly fuels: FuelLine[];
  readonly tonnes: Decimal;
  readonly co2: Decimal | null;
  readonly distance: Decimal;
  readonly laden: Decimal;
  readonly hours: Decimal;
  readonly work: Decimal;
  readonly capacity: Decimal | null;
  readonly reference: Decimal | null;
  readonly required: Decimal | null;
  readonly boundaries: (Decimal | null)[];
  readonly attained: Decimal | null;
  readonly ratio: Decimal | null;
  readonly rating: Rating | null;
  readonly internal: boolean;
  readonly euro: EuroLine[];
  /** Tonnes of CO2e for which allowances are surrendered. */
  readonly allowances: Decimal | null;
  /** What the energy counted in Europe stands for; nothing where she did not call there, or no limit holds. */
  readonly fuelEu: FuelEu | null;
};

const PARTS: readonly EuroPart[] = ['BETWEEN', 'INBOUND', 'OUTBOUND', 'BERTH'];
/** Gross tonnage from which the convention rates a ship. */
const RATED_FROM = 5000;

const tonnesOf = (burnt: readonly Burnt[]): Decimal => round(orZero(sum(burnt.map(({ tonnes }) => tonnes))), 3);

/** CO2 of a run, the rating that it would give, not rounded: for a year, and for what is expected of it. */
export function ratedRun(of: {
  co2: MaybeDecimal;
  distance: MaybeDecimal;
  ship: EmissionShip;
  terms: Pick<Terms, 'line' | 'reduction'>;
}) {
  const { line, reduction } = of.terms;
  const capacity = line ? capacityOf(line, of.ship.dwt) : null;
  const reference = line ? referenceCii(line, capacity) : null;
  const required = requiredCii(reference, reduction);
  const attained = attainedCii({ co2: of.co2, capacity, distance: of.distance });
  return {
    capacity,
    reference: round(reference, 3),
    required: round(required, 3),
    boundaries: line ? boundariesOf(line, required).map((one) => round(one, 3)) : [],
    attained: round(attained, 3),
    ratio: ratioOf(attained, required),
    rating: line ? ratingOf({ attained, required, line }) : null,
  };
}

/** Everything that is told of a ship and a span from what she burnt and ran; rounded here and nowhere before. */
export function emissionFigures(of: {
  burnt: readonly Burnt[];
  run: Run | null;
  ship: EmissionShip;
  terms: Terms;
}): EmissionFigures {
  const { burnt, run, ship, terms } = of;
  const both = (sea: keyof Run, man: keyof Run): Decimal =>
    ship.withManoeuvring ? add(orZero(run?.[sea]), orZero(run?.[man])) : orZero(run?.[sea]);
  const co2 = co2OfAll(burnt, terms);
  const distance = both('distance', 'manDistance');
  return {
    fuels: fuelLines(burnt, terms),
    tonnes: tonnesOf(burnt),
    co2: round(co2, 2),
    distance,
    laden: both('laden', 'manLaden'),
    hours: both('hours', 'manHours'),
    work: both('work', 'manWork'),
    ...ratedRun({ co2, distance, ship, terms }),
    internal: ship.coastal || ship.gt === null || ship.gt < RATED_FROM,
    ...euroFigures(burnt, terms),
  };
}

export const co2OfAll = (
  burnt: readonly Burnt[],
  { factors, fuelOf }: Pick<Terms, 'factors' | 'fuelOf'>,
): Decimal | null => co2Of(burnt.map(({ grade, tonnes }) => ({ tonnes, cf: factors.get(fuelOf[grade])?.cf })));

function fuelLines(burnt: readonly Burnt[], { factors, fuelOf }: Terms): FuelLine[] {
  const byFuel = Map.groupBy(burnt, ({ grade }) => fuelOf[grade]);
  const byConsumer = (rows: readonly Burnt[]): Record<Consumer, Decimal> => {
    const of = (consumer: Consumer): Decimal => tonnesOf(rows.filter(({ row }) => CONSUMER_OF[row] === consumer));
    return { MAIN: of('MAIN'), AUX: of('AUX'), BOILER: of('BOILER'), OTHER: of('OTHER') };
  };
  return [...byFuel].map(([fuel, rows]) => ({
    fuel,
    tonnes: tonnesOf(rows),
    by: byConsumer(rows),
    idle: byConsumer(rows.filter(({ underWay }) => !underWay)),
    co2: round(mul(tonnesOf(rows), factors.get(fuel)?.cf), 2),
  }));
}

function euroFigures(burnt: readonly Burnt[], terms: Terms): Pick<EmissionFigures, 'euro' | 'allowances' | 'fuelEu'> {
  const { factors, fuelOf, warming, half } = terms;
  const none: GasFactors = { cf: null, ch4: null, n2o: null };
  const exact = PARTS.flatMap((part) => {
    const rows = burnt.filter((one) => one.part === part);
    if (rows.length === 0) return [];
    const totals = rows.map(({ grade, tonnes }) =>
      co2eTotal(co2eParts(tonnes, factors.get(fuelOf[grade]) ?? none, warming)),
    );
    const co2e = totals.includes(null) ? null : sum(totals);
    return [{ part, co2: co2OfAll(rows, terms), co2e, counted: percentOf(co2e, euroShare(part, half)) }];
  });
  const counted = exact.some((one) => one.counted === null) ? null : sum(exact.map((one) => one.counted));
  return {
    euro: exact.map(({ part, ...figures }) => ({
      part,
      co2: round(figures.co2, 3),
      co2e: round(figures.co2e, 3),
      counted: round(figures.counted, 3),
    })),
    allowances: round(percentOf(counted, terms.allowances), 3),
    fuelEu: exact.length > 0 && terms.fuelReduction !== null ? fuelEuFigures(burnt, terms) : null,
  };
}

/** Of a passage to or from elsewhere half of the energy counts, as of its emissions. */
function fuelEuFigures(burnt: readonly Burnt[], { factors, fuelOf, half, fuelReduction }: Terms): FuelEu {
  const counted = burnt
    .filter(({ part }) => part !== 'OUTSIDE')
    .map(({ part, grade, tonnes }) => ({
      tonnes: percentOf(tonnes, euroShare(part, half)),
      fuel: factors.get(fuelOf[grade]),
    }));
  const { energy, intensity, target, balance, penalty } = fuelEu(counted, fuelReduction);
  return {
    energy: round(energy, 0),
    intensity: round(intensity, 4),
    target: round(target, 4),
    balance: round(balance, 3),
    penalty: round(penalty, 2),
  };
}
