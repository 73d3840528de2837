import {
  abs,
  add,
  type Decimal,
  div,
  gt,
  lt,
  type MaybeDecimal,
  mul,
  round,
  sub,
} from '../../../../kernel/value/decimal.ts';

/** A ship's year as it was published under EU MRV: tonnes, and kilograms a mile. */
export type PublishedYear = {
  readonly imo: string;
  readonly name: string;
  readonly fuel: MaybeDecimal;
  readonly co2: MaybeDecimal;
  readonly fuelPerMile: MaybeDecimal;
  readonly co2PerMile: MaybeDecimal;
};

/**
 * FACTOR: no mix of fuels gives so much or so little CO2 a tonne. MILES: the two averages come of different distances. MISSING: a figure
 * that is needed was not published.
 */
export type Doubt = 'FACTOR' | 'MILES' | 'MISSING';

/** What such a factor can only come of. */
export type Reading = 'HEAVY_FUEL' | 'MIXED_OILS' | 'GAS_OIL' | 'WITH_GAS';

export type ComparedYear = {
  /** Tonnes of CO2 a tonne of fuel, as published. */
  readonly factor: Decimal | null;
  /** CO2 of the same fuel if all of it had been gas oil or heavy fuel oil. */
  readonly asGasOil: Decimal | null;
  readonly asHeavyFuel: Decimal | null;
  /** Miles, by either average. */
  readonly milesByFuel: Decimal | null;
  readonly milesByCo2: Decimal | null;
  readonly reading: Reading | null;
  readonly doubts: readonly Doubt[];
};

/** The factors between which every mix of conventional fuels and gas lies (MEPC.364(79)). */
const LEAST = '2.750';
const MOST = '3.206';
const HEAVY = '3.114';
/** Published figures have two places: what their rounding alone explains is no doubt. */
const FACTOR_SLACK = '0.003';
const MILES_SLACK = '0.01';

/** A published year held against the product's own factors and against itself. */
export function compareYear({ fuel, co2, fuelPerMile, co2PerMile }: PublishedYear): ComparedYear {
  const factor = div(co2, fuel);
  const milesByFuel = div(mul(fuel, '1000'), fuelPerMile);
  const milesByCo2 = div(mul(co2, '1000'), co2PerMile);
  const apart = div(abs(sub(milesByFuel, milesByCo2)), milesByFuel);
  const doubts: Doubt[] = [];
  if (factor === null || milesByFuel === null || milesByCo2 === null) doubts.push('MISSING');
  if (lt(factor, sub(LEAST, FACTOR_SLACK)) || gt(sub(factor, FACTOR_SLACK), MOST)) doubts.push('FACTOR');
  if (gt(apart, MILES_SLACK)) doubts.push('MILES');
  return {
    factor: round(factor, 4),
    asGasOil: round(mul(fuel, MOST), 2),
    asHeavyFuel: round(mul(fuel, HEAVY), 2),
    milesByFuel: round(milesByFuel, 0),
    milesByCo2: round(milesByCo2, 0),
    reading: readingOf(factor),
    doubts,
  };
}

function readingOf(factor: MaybeDecimal): Reading | null {
  if (!factor) return null;
  if (lt(factor, sub(HEAVY, FACTOR_SLACK))) return 'WITH_GAS';
  if (lt(sub(factor, FACTOR_SLACK), HEAVY)) return 'HEAVY_FUEL';
  return lt(add(factor, FACTOR_SLACK), MOST) ? 'MIXED_OILS' : 'GAS_OIL';
}

/** The rows of such a publication as its file has them, comma-separated and quoted where a comma stands inside. */
export function publishedYears(csv: string): PublishedYear[] {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const names = cellsOf(head);
  return lines.map((line) => {
    const cells = cellsOf(line);
    const cell = (name: string): string => cells[names.indexOf(name)] ?? '';
    return {
      imo: cell('imo'),
      name: cell('name'),
      fuel: figureOf(cell('total_fuel_t')),
      co2: figureOf(cell('co2_t')),
      fuelPerMile: figureOf(cell('fuel_kg_per_nm')),
      co2PerMile: figureOf(cell('co2_kg_per_nm')),
    };
  });
}

const figureOf = (cell: string): Decimal | null => (/^\d+(\.\d+)?$/.test(cell) ? cell : null);

function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const sign of line) {
    if (sign === '"') quoted = !quoted;
    else if (sign === ',' && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}
