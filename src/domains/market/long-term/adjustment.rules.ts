import {
  abs,
  add,
  type Decimal,
  div,
  gt,
  isNegative,
  isPositive,
  type MaybeDecimal,
  max,
  mul,
  neg,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

/** What a long-term contract agrees on how its freight follows the price of fuel. */
export type Formula = {
  /** Price of fuel at which the freight was agreed. */
  readonly baseFuelPrice?: MaybeDecimal;
  /** Nothing moves within it. */
  readonly deadBand?: MaybeDecimal;
  readonly stepPrice?: MaybeDecimal;
  readonly stepFreight?: MaybeDecimal;
};

export type Adjustment = {
  readonly diff: Decimal;
  /** What the price moved beyond the dead band, without a sign. */
  readonly beyond: Decimal;
  /** Whole steps, below zero where fuel became cheaper. */
  readonly steps: number;
  /** What a tonne costs more, below zero less. */
  readonly move: Decimal;
};

/** By how much freight moves after a cycle of that mean price (market 5.2): whole steps beyond the dead band; null while a part is unknown. */
export function adjustmentOf(formula: Formula, averagePrice: MaybeDecimal): Adjustment | null {
  const { baseFuelPrice, deadBand, stepPrice, stepFreight } = formula;
  const diff = sub(averagePrice, baseFuelPrice);
  const beyond = max('0', sub(abs(diff), deadBand));
  const quotient = div(beyond, stepPrice);
  const known = diff !== null && deadBand && beyond !== null && quotient !== null && stepFreight;
  if (!known || !isPositive(stepPrice)) return null;
  // The whole part alone: a step begun moves nothing.
  const whole = gt(quotient, '0') ? Number(quotient.split('.')[0]) : 0;
  const down = isNegative(diff) && whole > 0;
  const size = mul(String(whole), stepFreight);
  return { diff, beyond, steps: down ? -whole : whole, move: round(down ? neg(size) : size, 2) };
}

/** The freight of a route with what it moved; the base where nothing did. */
export const movedFreight = (base: MaybeDecimal, move: MaybeDecimal): Decimal | null =>
  round(add(base, move ?? '0'), 2);

type Cycle = { readonly fromDay?: string | null; readonly move?: MaybeDecimal };

/** What holds on a day: the last that began by then. */
export function adjustmentOn<C extends Cycle>(cycles: readonly C[], day: string): C | undefined {
  return cycles
    .filter(({ fromDay }) => typeof fromDay === 'string' && fromDay <= day)
    .toSorted((a, b) => ((a.fromDay ?? '') < (b.fromDay ?? '') ? -1 : 1))
    .at(-1);
}
