import { type Network, touches } from '../../src/domains/voyage/sea-routes/network.rules.ts';
import type { Shores } from '../../src/domains/voyage/sea-routes/shores.rules.ts';

/** No single course is longer: a third of the way round. */
const LONGEST = Math.cos((120 * Math.PI) / 180);
/** 26 miles. */
const NEAR = 0.999_97;

/** Pairs of corners between which open water lies, and which a shortest way could use. A minute for twelve thousand. */
export function joinCorners(corners: Pick<Network, 'places' | 'vectors' | 'shoreSides'>, shores: Shores): number[] {
  const { places, vectors } = corners;
  const pairs: number[] = [];
  for (const [a, [ax, ay, az]] of vectors.entries())
    for (let b = a + 1; b < vectors.length; b += 1) {
      const [bx, by, bz] = vectors[b]!;
      const along = ax * bx + ay * by + az * bz;
      if (along < LONGEST) continue;
      const slack = along > NEAR ? 0.5 : 0.06;
      if (!touches(corners, a, vectors[b]!, slack) || !touches(corners, b, vectors[a]!, slack)) continue;
      if (!shores.between(places[a]!, places[b]!)) pairs.push(a, b);
    }
  return pairs;
}
