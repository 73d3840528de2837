import { add, type Decimal, div, type MaybeDecimal, mul } from '../../../../kernel/value/decimal.ts';

/** Grams of gas a gram of fuel, and how many grams of CO2 each gas counts for. */
export type GasFactors = {
  readonly cf: MaybeDecimal;
  readonly ch4: MaybeDecimal;
  readonly n2o: MaybeDecimal;
};
export type Warming = { readonly ch4: Decimal; readonly n2o: Decimal };

export type Co2e = { readonly co2: Decimal | null; readonly ch4: Decimal | null; readonly n2o: Decimal | null };

/** CO2 and the CO2 that methane and nitrous oxide count for, tonnes of each, not rounded (Regulation (EU) 2015/757, annex II). */
export function co2eParts(tonnes: MaybeDecimal, gas: GasFactors, warming: Warming): Co2e {
  return {
    co2: mul(tonnes, gas.cf),
    ch4: mul(mul(tonnes, gas.ch4), warming.ch4),
    n2o: mul(mul(tonnes, gas.n2o), warming.n2o),
  };
}

export const co2eTotal = ({ co2, ch4, n2o }: Co2e): Decimal | null => add(add(co2, ch4), n2o);

/** Where a ship was between two reports, as the European rules tell it. */
export type EuroPart = 'BETWEEN' | 'INBOUND' | 'OUTBOUND' | 'BERTH' | 'OUTSIDE';

/** A passage by the countries of its two ports, a stay by that of its port. */
export function euroPart(of: { atSea: boolean; from: boolean; to: boolean }): EuroPart {
  if (!of.atSea) return of.to ? 'BERTH' : 'OUTSIDE';
  if (of.from && of.to) return 'BETWEEN';
  if (of.to) return 'INBOUND';
  return of.from ? 'OUTBOUND' : 'OUTSIDE';
}

/** Percent of the emissions that count (Directive 2003/87/EC, article 3ga): `half` where one of two ports lies inside. */
export function euroShare(part: EuroPart, half: Decimal): Decimal {
  return { BETWEEN: '100', BERTH: '100', INBOUND: half, OUTBOUND: half, OUTSIDE: '0' }[part];
}

export const percentOf = (value: MaybeDecimal, percent: MaybeDecimal): Decimal | null =>
  div(mul(value, percent), '100');
