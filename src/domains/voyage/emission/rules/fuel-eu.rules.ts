import {
  abs,
  add,
  type Decimal,
  div,
  isNegative,
  type MaybeDecimal,
  mul,
  sub,
  sum,
} from '../../../../kernel/value/decimal.ts';
import { percentOf } from './ets.rules.ts';

/** Of a fuel: grams of gas a gram burnt, MJ a kilogram, and grams of CO2e for each MJ on the way to the tank. */
export type EuroFuel = {
  readonly cf: MaybeDecimal;
  readonly ch4: MaybeDecimal;
  readonly n2o: MaybeDecimal;
  readonly euroLcv: MaybeDecimal;
  readonly euroWtt: MaybeDecimal;
};

/** Tonnes burnt of a fuel that count. */
export type EuroBurnt = { readonly tonnes: MaybeDecimal; readonly fuel: EuroFuel | undefined };

/** Not rounded: MJ, g/MJ twice, tonnes of CO2e that are saved (below zero: missing), euros. */
export type FuelEu = {
  readonly energy: Decimal | null;
  readonly intensity: Decimal | null;
  readonly target: Decimal | null;
  readonly balance: Decimal | null;
  readonly penalty: Decimal | null;
};

/** Intensity of the fleet of 2020 from which the limits are taken, g/MJ (Regulation (EU) 2023/1805, article 4). */
const REFERENCE = '91.16';
/** Directive (EU) 2018/2001, annex V, part C, point 4, to which annex I of the regulation refers. */
const WARMING = { ch4: '25', n2o: '298' } as const;
/** MJ of a tonne of low-sulphur oil, and euros for each such tonne (annex IV, part B). */
const TONNE_MJ = '41000';
const TONNE_EUR = '2400';
const GRAMS = '1000000';
/** MJ a tonne for each MJ a kilogram. */
const KILOS = '1000';

/** Grams of CO2e that a gram of fuel gives when it burns. */
const burning = ({ cf, ch4, n2o }: EuroFuel): Decimal | null =>
  add(add(cf, mul(ch4, WARMING.ch4)), mul(n2o, WARMING.n2o));

/** The limit of a year: so many percent below the reference; nothing before there was one. */
export const fuelEuTarget = (reduction: MaybeDecimal): Decimal | null =>
  sub(REFERENCE, percentOf(REFERENCE, reduction));

/**
 * How much CO2e the energy of a year stands for from well to wake, and what is missing to the limit (Regulation (EU) 2023/1805, annexes I
 * and IV): without shore power, wind or fuels that count twice, and for one year without the surplus of another. A fuel without factors
 * leaves it unknown.
 */
export function fuelEu(burnt: readonly EuroBurnt[], reduction: MaybeDecimal): FuelEu {
  const parts = burnt.map(({ tonnes, fuel }) => {
    const energy = mul(mul(tonnes, fuel?.euroLcv), KILOS);
    const grams = fuel && mul(mul(tonnes, burning(fuel)), GRAMS);
    return { energy, grams: add(grams, mul(energy, fuel?.euroWtt)) };
  });
  const known = parts.every(({ grams }) => grams !== null);
  const energy = known ? sum(parts.map((one) => one.energy)) : null;
  const intensity = known ? div(sum(parts.map((one) => one.grams)), energy) : null;
  const target = fuelEuTarget(reduction);
  const balance = div(mul(sub(target, intensity), energy), GRAMS);
  const missing = isNegative(balance) ? abs(balance) : balance && '0';
  return {
    energy,
    intensity,
    target,
    balance,
    penalty: mul(div(mul(missing, GRAMS), mul(intensity, TONNE_MJ)), TONNE_EUR),
  };
}
