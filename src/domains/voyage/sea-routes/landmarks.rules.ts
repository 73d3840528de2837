import type { Network } from './network.rules.ts';
import { Queue } from './queue.rules.ts';

/**
 * How far every corner is from a few that lie far apart. What two places differ in their miles to one of these is a bound of the miles
 * between them, and a far better one than the great circle where a continent lies between (Goldberg and Harrelson, 'Computing the
 * shortest path: A* search meets graph theory', 2005).
 */
export type Landmarks = {
  /** Bits of the passages without which the miles were reckoned: they bound ways that avoid at least these. */
  readonly avoided: number;
  readonly miles: readonly Float64Array[];
};

const COUNT = 12;
/** Ways that touch the shore are off by less than this; so much the bound stays below. */
const UNSURE = 1;

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

/** The miles from a corner to a place are no fewer than this, by the miles of the place to each landmark. */
export function atLeast({ miles }: Landmarks, corner: number, ofPlace: readonly number[]): number {
  let most = 0;
  for (let i = 0; i < ofPlace.length; i += 1) {
    const apart = Math.abs(miles[i]![corner]! - ofPlace[i]!);
    if (apart > most && apart < Number.POSITIVE_INFINITY) most = apart;
  }
  return most - UNSURE;
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
