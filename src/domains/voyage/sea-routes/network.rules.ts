import type { LonLat } from '../../../kernel/value/land/land.ts';
import { milesBetween, type Vector, vectorOf } from './sphere.rules.ts';

/**
 * Corners of the land that ships go round, and the ways between them over open water. A shortest way goes straight from corner to corner
 * and touches each: so only ways that touch the shore at both ends are kept, and from any other place only those need be tried.
 */
export type Network = {
  readonly places: readonly LonLat[];
  readonly vectors: readonly Vector[];
  /** Four numbers a corner: the directions (east, north) of the shore on either side of it; zeros where one may turn as one likes. */
  readonly shoreSides: Int8Array;
  /** The ways of a corner are those from `first[corner]` to `first[corner + 1]`. */
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly miles: Float64Array;
  /** Bits of the passages that a way goes through. */
  readonly gates: Int32Array;
  /** Corners of channels, from which one goes on without looking at the shore. */
  readonly inChannel: Uint8Array;
};

/** As it is stored: whole numbers, each as its difference from the one before where that is smaller. */
export type NetworkData = {
  /** Ten-thousandths of a degree. */
  readonly lon: readonly number[];
  readonly lat: readonly number[];
  readonly shoreSides: readonly number[];
  /** For each corner those after it that a way leads to, as differences. */
  readonly ways: readonly (readonly number[])[];
  /** Bits of passages by the number of a way, counted through `ways`. */
  readonly gates: readonly (readonly [way: number, bits: number])[];
  readonly channel: readonly number[];
};

const PER_DEGREE = 10_000;
/** Directions are kept in hundredths. */
export const SIDE = 100;

export function networkOf(data: NetworkData): Network {
  const places = data.lon.map((lon, i): LonLat => [lon / PER_DEGREE, data.lat[i]! / PER_DEGREE]);
  const vectors = places.map(vectorOf);
  const gatesOf = new Map(data.gates);
  const counts = new Int32Array(places.length + 1);
  const ends: number[] = [];
  for (const [from, steps] of data.ways.entries()) {
    let to = from;
    for (const step of steps) {
      to += step;
      ends.push(from, to);
      counts[from + 1]! += 1;
      counts[to + 1]! += 1;
    }
  }
  const first = counts.map(
    (
      (sum) => (count) =>
        (sum += count)
    )(0),
  );
  const next = first.slice();
  const to = new Int32Array(ends.length);
  const miles = new Float64Array(ends.length);
  const gates = new Int32Array(ends.length);
  for (let way = 0; way < ends.length / 2; way += 1) {
    const [a, b] = [ends[2 * way]!, ends[2 * way + 1]!];
    const long = milesBetween(vectors[a]!, vectors[b]!);
    for (const [from, end] of [
      [a, b],
      [b, a],
    ] as const) {
      const at = next[from]!;
      next[from]! += 1;
      to[at] = end;
      miles[at] = long;
      gates[at] = gatesOf.get(way) ?? 0;
    }
  }
  const inChannel = new Uint8Array(places.length);
  for (const corner of data.channel) inChannel[corner] = 1;
  return { places, vectors, shoreSides: Int8Array.from(data.shoreSides), first, to, miles, gates, inChannel };
}

/**
 * Whether a way towards (or from) another place touches the shore at a corner and does not run into it. `slack` as the sine of an angle:
 * corners lie a little off the shore, which tells for near places.
 */
export function touches(
  { vectors, shoreSides }: Pick<Network, 'vectors' | 'shoreSides'>,
  corner: number,
  other: Vector,
  slack = 0.06,
): boolean {
  const at = corner * 4;
  const [aEast, aNorth, bEast, bNorth] = [
    shoreSides[at]! / SIDE,
    shoreSides[at + 1]! / SIDE,
    shoreSides[at + 2]! / SIDE,
    shoreSides[at + 3]! / SIDE,
  ];
  if (aEast === 0 && aNorth === 0) return true;
  const [x, y, z] = vectors[corner]!;
  const flat = Math.hypot(x, y);
  // The direction to the other place in the plane that lies on the sphere here.
  const east = (other[1] * x - other[0] * y) / flat;
  const north = flat * other[2] - (z * (other[0] * x + other[1] * y)) / flat;
  const length = Math.hypot(east, north) || 1;
  const a = (east * aNorth - north * aEast) / length;
  const b = (east * bNorth - north * bEast) / length;
  return (a > -slack && b > -slack) || (a < slack && b < slack);
}
