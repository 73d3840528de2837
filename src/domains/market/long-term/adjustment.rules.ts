import {
  abs,
  add,
  type Decimal,
  div,
  gt,
  isNegative,
  type MaybeDecimal,
  mul,
  neg,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

export type Adjustment = {
  readonly baseFreight: MaybeDecimal;
  /** Price of fuel at which the freight was agreed, and the mean of the cycle. */
  readonly baseFuelPrice: MaybeDecimal;
  readonly averagePrice: MaybeDecimal;
  /** Nothing moves within it. */
  readonly deadBand: MaybeDecimal;
  readonly stepPrice: MaybeDecimal;
  readonly stepFreight: MaybeDecimal;
};

export type Adjusted = { readonly steps: number; readonly freight: Decimal };

/** The freight after a cycle (market 5.2): whole steps of what the price moved beyond the dead band; null while a part is unknown. */
export function adjustedFreight(terms: Adjustment): Adjusted | null {
  const diff = sub(terms.averagePrice, terms.baseFuelPrice);
  const beyond = sub(abs(diff), terms.deadBand);
  const quotient = div(beyond, terms.stepPrice);
  if (diff === null || quotient === null || !terms.baseFreight || !terms.stepFreight) return null;
  // The whole part alone: a step begun moves nothing.
  const whole = gt(quotient, '0') ? Number(quotient.split('.')[0]) : 0;
  const steps = isNegative(diff) && whole > 0 ? -whole : whole;
  const move = mul(String(Math.abs(steps)), terms.stepFreight);
  return { steps, freight: round(add(terms.baseFreight, steps < 0 ? neg(move) : move), 2) };
}
