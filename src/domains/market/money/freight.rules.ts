import {
  add,
  type Decimal,
  div,
  gt,
  type MaybeDecimal,
  mul,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

export type FreightType = 'PER_TON' | 'LUMPSUM' | 'WORLDSCALE' | 'PER_DAY';

/** What freight is reckoned by; what does not belong to the type is passed over. */
export type FreightTerms = {
  readonly freightType: FreightType;
  /** A tonne, a day, or the whole lump sum. */
  readonly rate?: MaybeDecimal;
  /** The flat rate of the year's schedule, in money a tonne. */
  readonly wsFlat?: MaybeDecimal;
  /** Percent of the flat rate: `165` is WS 165. */
  readonly wsPoints?: MaybeDecimal;
  /** Tonnes that are paid for at least. */
  readonly minQty?: MaybeDecimal;
};

/** Money a tonne, unrounded; nothing where the freight does not depend on the tonnes. */
export function ratePerTonne({ freightType, rate, wsFlat, wsPoints }: FreightTerms): Decimal | null {
  if (freightType === 'PER_TON') return rate || null;
  return freightType === 'WORLDSCALE' ? div(mul(wsFlat, wsPoints), '100') : null;
}

/** Freight of what is billed: tonnes, or days where the ship is paid by the day. */
export function freightOf(terms: FreightTerms, billed: { qty?: MaybeDecimal; days?: MaybeDecimal }): Decimal | null {
  if (terms.freightType === 'LUMPSUM') return round(terms.rate, 2);
  if (terms.freightType === 'PER_DAY') return round(mul(billed.days, terms.rate), 2);
  return round(mul(billed.qty, ratePerTonne(terms)), 2);
}

export type Deadfreight = { readonly tonnes: Decimal; readonly amount: Decimal | null };

/** What was not loaded of the least quantity, where the charterer answers for it. */
export function deadfreightOf(terms: FreightTerms, loaded: MaybeDecimal): Deadfreight {
  const short = sub(terms.minQty, loaded);
  const rate = ratePerTonne(terms);
  if (!short || !rate || !gt(short, '0')) return { tonnes: '0', amount: '0.00' };
  return { tonnes: short, amount: round(mul(short, rate), 2) };
}

/** A commission of so much of the gross, a fraction: `0.0125` is 1.25 %. */
export const commissionOf = (gross: MaybeDecimal, share: MaybeDecimal): Decimal | null =>
  round(mul(gross, orZero(share)), 2);

/** Time charter hire: days less the hours off hire, at a rate a day, less a commission (a fraction). */
export function hireOf(hire: {
  readonly days: MaybeDecimal;
  readonly offHireHours?: MaybeDecimal;
  readonly rate: MaybeDecimal;
  readonly commission?: MaybeDecimal;
}): Decimal | null {
  const days = sub(hire.days, div(orZero(hire.offHireHours), '24'));
  const gross = mul(days, hire.rate);
  return round(mul(gross, sub('1', orZero(hire.commission))), 2);
}

export type Adjustment = {
  /** Freight a tonne at the base price of fuel. */
  readonly freight: Decimal;
  readonly baseFuelPrice: Decimal;
  readonly deadBand: Decimal;
  readonly stepPrice: Decimal;
  readonly stepFreight: Decimal;
};

/** Freight of a cycle under a long-term contract: whole steps of the fuel price beyond the dead band, up and down alike. */
export function adjustedFreight(
  terms: Adjustment,
  average: Decimal,
): { readonly steps: number; readonly freight: Decimal } {
  const difference = sub(average, terms.baseFuelPrice);
  const size = difference.startsWith('-') ? difference.slice(1) : difference;
  const beyond = sub(size, terms.deadBand);
  const whole = gt(beyond, '0') ? Math.floor(Number(orZero(div(beyond, terms.stepPrice)))) : 0;
  const steps = whole > 0 && difference.startsWith('-') ? -whole : whole;
  return { steps, freight: round(add(terms.freight, mul(String(steps), terms.stepFreight)), 2) };
}
