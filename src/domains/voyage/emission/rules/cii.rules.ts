import {
  type Decimal,
  div,
  fromNumber,
  gte,
  isPositive,
  type MaybeDecimal,
  mul,
  round,
  sub,
  sum,
} from '../../../../kernel/value/decimal.ts';
import type { Rating } from '../emission-words.text.ts';

/** A reference line and its rating boundaries (MEPC.353(78), MEPC.354(78)). */
export type CiiLine = {
  readonly a: Decimal;
  readonly c: Decimal;
  readonly d1: Decimal;
  readonly d2: Decimal;
  readonly d3: Decimal;
  readonly d4: Decimal;
  /** Capacity that stands in place of the ship's own, such as 279 000 t of larger bulk carriers. */
  readonly fixedCapacity?: number | null;
};

/** Places kept of a power, far beyond every stated place; what follows from it is decimal. */
const POWER_PLACES = 12;

/** Tonnes of CO2, not rounded: each fuel by its factor, t CO2 a t of fuel. Unknown when a burnt fuel has no factor. */
export function co2Of(burnt: readonly { readonly tonnes: MaybeDecimal; readonly cf: MaybeDecimal }[]): Decimal | null {
  const parts = burnt.filter(({ tonnes }) => isPositive(tonnes)).map(({ tonnes, cf }) => mul(tonnes, cf));
  return parts.includes(null) ? null : (sum(parts) ?? '0');
}

/** The capacity that the line takes: the deadweight, or the fixed one. */
export const capacityOf = (line: Pick<CiiLine, 'fixedCapacity'>, deadweight: number | null): Decimal | null =>
  line.fixedCapacity ? String(line.fixedCapacity) : deadweight ? String(deadweight) : null;

/** Grams of CO2 a deadweight tonne and mile, not rounded; nothing for a ship that ran no mile. */
export function attainedCii(of: { co2: MaybeDecimal; capacity: MaybeDecimal; distance: MaybeDecimal }): Decimal | null {
  return div(mul(of.co2, '1000000'), mul(of.capacity, of.distance));
}

/** a x capacity^-c. */
export function referenceCii(line: Pick<CiiLine, 'a' | 'c'>, capacity: MaybeDecimal): Decimal | null {
  if (!isPositive(capacity)) return null;
  return mul(line.a, fromNumber(Number(capacity) ** -Number(line.c), POWER_PLACES));
}

/** The reference less the reduction of the year, in percent. */
export const requiredCii = (reference: MaybeDecimal, reduction: MaybeDecimal): Decimal | null =>
  div(mul(reference, sub('100', reduction)), '100');

/** What divides A from B, B from C, C from D and D from E, g/(t nm). */
export const boundariesOf = (line: CiiLine, required: MaybeDecimal): (Decimal | null)[] =>
  [line.d1, line.d2, line.d3, line.d4].map((d) => mul(required, d));

const ORDER: readonly Rating[] = ['A', 'B', 'C', 'D', 'E'];

/** Equal to a boundary counts as the worse of the two. */
export function ratingOf(of: { attained: MaybeDecimal; required: MaybeDecimal; line: CiiLine }): Rating | null {
  if (!isPositive(of.attained) || !isPositive(of.required)) return null;
  const passed = boundariesOf(of.line, of.required).filter((boundary) => gte(of.attained, boundary)).length;
  return ORDER[passed] ?? null;
}

/** How much of the required figure is attained, four places. */
export const ratioOf = (attained: MaybeDecimal, required: MaybeDecimal): Decimal | null =>
  round(div(attained, required), 4);
