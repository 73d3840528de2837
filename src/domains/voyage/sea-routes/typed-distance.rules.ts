import type { Decimal } from '../../../kernel/value/decimal.ts';
import { PASSAGE_NAMES, type PassageName } from './passages.rules.ts';

/** A distance between two ports as a table of distances has it. */
export type TypedDistance = {
  /** The canal or strait that tells this way from others; null: the usual way. */
  readonly via: PassageName | null;
  /** Nautical miles. */
  readonly miles: Decimal;
  /** Where it was read. */
  readonly source: string | null;
};

type Way = {
  /** What the way that was found goes through. */
  readonly passages: readonly PassageName[];
  /** Whether it is the way that is found when nothing is avoided. */
  readonly usual: boolean;
};

/**
 * Which typed distance is that of a way: one by a passage that the way goes through, canals before straits, else the usual one where the
 * way is the usual one. A way round a passage that is avoided has none.
 */
export function typedOfWay<D extends Pick<TypedDistance, 'via'>>(typed: readonly D[], way: Way): D | undefined {
  const through = PASSAGE_NAMES.filter((name) => way.passages.includes(name));
  for (const name of through) {
    const found = typed.find(({ via }) => via === name);
    if (found) return found;
  }
  return way.usual ? typed.find(({ via }) => via === null) : undefined;
}
