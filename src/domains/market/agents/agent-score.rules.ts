import {
  abs,
  add,
  type Decimal,
  div,
  isPositive,
  lte,
  type MaybeDecimal,
  mul,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

/** From how exact an estimate was to its mark: the greatest difference in parts of the estimate, and what it earns (chartering 5.9). */
const BANDS = [
  ['0.03', '5'],
  ['0.05', '4'],
  ['0.10', '3'],
  ['0.20', '2'],
] as const;
const WORST = '1';

/** The mark of an estimate, 5 to 1; nothing of one that came to nothing. */
export function costAccuracy(estimated: MaybeDecimal, final: MaybeDecimal): Decimal | null {
  if (estimated == null || final == null || !isPositive(estimated)) return null;
  const off = abs(sub(final, estimated));
  return BANDS.find(([share]) => lte(off, mul(estimated, share)))?.[1] ?? WORST;
}

type Marks = {
  readonly service: MaybeDecimal;
  readonly cost: MaybeDecimal;
  readonly documents: MaybeDecimal;
};

/** An agent's score of its marks; nothing until all three are there. */
export function agentScore({ service, cost, documents }: Marks): Decimal | null {
  if (service == null || cost == null || documents == null) return null;
  return round(add(add(mul(service, '0.4'), mul(cost, '0.3')), mul(documents, '0.3')), 2);
}

/** By how many percent the final account is above the estimate, two places; below it negative. */
export function overPercent(estimated: MaybeDecimal, final: MaybeDecimal): Decimal | null {
  if (estimated == null || final == null || !isPositive(estimated)) return null;
  return round(div(mul(sub(final, estimated), '100'), estimated), 2);
}
