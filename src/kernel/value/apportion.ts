import { add, compare, type Decimal, div, isZero, mul, round, sub, sum, toNumber } from './decimal.ts';

/** Cut off below the cent, towards less. */
function floorCent(value: Decimal): Decimal {
  const cents = round(mul(value, '100'), 6);
  const whole = Math.floor(toNumber(cents)!);
  return div(String(whole), '100')!;
}

/**
 * An amount (two places, below ninety billion) over weights of zero or more, to the cent: each its share, and what is left of the cents
 * to the largest remainders, of equal ones to the earlier. The parts come to the amount; where all weights are zero the first has all.
 */
export function apportion(total: Decimal, weights: readonly Decimal[]): Decimal[] {
  const all = sum(weights) ?? '0';
  if (isZero(all)) return weights.map((_, i) => (i === 0 ? round(total, 2) : '0.00'));
  const exact = weights.map((weight) => div(mul(total, weight), all)!);
  const parts = exact.map(floorCent);
  const left = Math.round(toNumber(mul(sub(total, sum(parts) ?? '0'), '100'))!);
  const rest = exact.map((value, i) => ({ i, rest: sub(value, parts[i]!) }));
  const next = rest.toSorted((a, b) => (compare(b.rest, a.rest) ?? 0) || a.i - b.i);
  for (const { i } of next.slice(0, left)) parts[i] = add(parts[i]!, '0.01');
  return parts.map((part) => round(part, 2));
}
