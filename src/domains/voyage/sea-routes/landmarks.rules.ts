import type { Network } from './network.rules.ts';
import { Queue } from './queue.rules.ts';

/**
 * How far every corner is from a few that lie far apart. A place that is so much farther from one of these than a corner is at least that
 * far from the corner, and a far better one than the great circle where a continent lies between (Goldberg and Harrelson, 'Computing the
 * shortest path: A* search meets graph theory', 2005).
 */
export type Landmarks = {
  /** Bits of the passages without which the miles were reckoned: they bound ways that avoid at least these. */
  readonly avoided: number;
  readonly miles: readonly Float64Array[];
};

const COUNT = 12;

export function landmarksOf(network: Network, avoided: number): Landmarks {
  const miles: Float64Array[] = [];
  const nearest = new Float64Array(network.places.length).fill(Number.POSITIVE_INFINITY);
  let next = farthest(milesFrom(network, 0, avoided));
  while (miles.length < COUNT) {
    const from = milesFrom(network, next, avoided);
    miles.push(from);
    for (const [corner, long] of from.entries()) if (long < nearest[corner]!) nearest[corner] = long;
    next = farthest(nearest);
  }
  return { avoided, miles };
}

/** How far a place is from some of the landmarks. */
export type Bearing = { readonly miles: Float64Array; readonly ofPlace: number };

const ASKED = 3;

/** The landmarks that lie behind one corner as seen from another: they bound best what is between. */
export const landmarksBehind = ({ miles }: Landmarks, from: number, to: number): Float64Array[] =>
  miles
    .map((of) => ({ of, apart: of[to]! - of[from]! }))
    .filter(({ apart }) => apart < Number.POSITIVE_INFINITY)
    .sort((one, other) => other.apart - one.apart)
    .slice(0, ASKED)
    .map(({ of }) => of);

/**
 * The miles from a corner to a place are no fewer than this. Not the other way round, by how much nearer the place is: ways between two
 * corners touch the shore at both, and straight on from a place may be shorter.
 */
export function atLeast(bearings: readonly Bearing[], corner: number): number {
  let most = 0;
  for (const { miles, ofPlace } of bearings) {
    const apart = ofPlace - miles[corner]!;
    if (apart > most) most = apart;
  }
  return most;
}

function milesFrom({ places, first, to, miles, gates }: Network, corner: number, avoided: number): Float64Array {
  const reached = new Float64Array(places.length).fill(Number.POSITIVE_INFINITY);
  const queue = new Queue();
  reached[corner] = 0;
  queue.push(0, 0, corner, corner);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { node, cost } = next;
    if (cost > reached[node]!) continue;
    for (let way = first[node]!; way < first[node + 1]!; way += 1) {
      const sum = cost + miles[way]!;
      if (sum >= reached[to[way]!]! || (gates[way]! & avoided) !== 0) continue;
      reached[to[way]!] = sum;
      queue.push(sum, sum, to[way]!, node);
    }
  }
  return reached;
}

function farthest(miles: Float64Array): number {
  let at = 0;
  for (const [corner, long] of miles.entries())
    if (long < Number.POSITIVE_INFINITY && (long > miles[at]! || miles[at] === Number.POSITIVE_INFINITY)) at = corner;
  return at;
}
