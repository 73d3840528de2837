import { type Network, touches } from '../../src/domains/voyage/sea-routes/network.rules.ts';
import { bitsOf, type PassageName } from '../../src/domains/voyage/sea-routes/passages.rules.ts';
import { Queue } from '../../src/domains/voyage/sea-routes/queue.rules.ts';
import type { Shores } from '../../src/domains/voyage/sea-routes/shores.rules.ts';
import { milesBetween, type Vector, vectorOf } from '../../src/domains/voyage/sea-routes/sphere.rules.ts';
import type { LonLat } from '../../src/kernel/value/land/land.ts';

/** A place with the corners that it sees, and how far they are. */
export type Seen = { readonly vector: Vector; readonly corners: readonly number[]; readonly miles: readonly number[] };

/** What of the corners a place sees, in a way that a shortest way could use. */
export function seenFrom(network: Network, shores: Shores, place: LonLat): Seen {
  const vector = vectorOf(place);
  const corners: number[] = [];
  const miles: number[] = [];
  for (const [corner, other] of network.vectors.entries()) {
    const long = milesBetween(vector, other);
    if (!touches(network, corner, vector, long < 26 ? 0.5 : 0.06)) continue;
    if (shores.between(place, network.places[corner]!)) continue;
    corners.push(corner);
    miles.push(long);
  }
  return { vector, corners, miles };
}

/** Marks corners and ways that lie on a shortest way from one place to others, no farther than `within` miles. */
export function markUsed(
  network: Network,
  from: Seen,
  targets: readonly Seen[],
  used: { corners: Uint8Array; ways: Uint8Array },
  { avoid = [], within = Number.POSITIVE_INFINITY }: { avoid?: readonly PassageName[]; within?: number } = {},
): void {
  const { first, to, miles, gates, vectors } = network;
  const closed = bitsOf(avoid);
  const reached = new Float64Array(vectors.length).fill(Number.POSITIVE_INFINITY);
  const wayTo = new Int32Array(vectors.length).fill(-1);
  const before = new Int32Array(vectors.length).fill(-1);
  const done = new Uint8Array(vectors.length);
  const queue = new Queue();
  for (const [i, corner] of from.corners.entries()) {
    reached[corner] = from.miles[i]!;
    queue.push(from.miles[i]!, from.miles[i]!, corner, -1);
  }
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { node, cost } = next;
    if (done[node]) continue;
    if (cost > within) break;
    done[node] = 1;
    for (let way = first[node]!; way < first[node + 1]!; way += 1) {
      const sum = cost + miles[way]!;
      if (sum >= reached[to[way]!]! || (gates[way]! & closed) !== 0) continue;
      reached[to[way]!] = sum;
      wayTo[to[way]!] = way;
      before[to[way]!] = node;
      queue.push(sum, sum, to[way]!, node);
    }
  }
  const marked = new Uint8Array(vectors.length);
  for (const target of targets) {
    let [best, last] = [Number.POSITIVE_INFINITY, -1];
    for (const [i, corner] of target.corners.entries()) {
      const sum = reached[corner]! + target.miles[i]!;
      if (sum < best) [best, last] = [sum, corner];
    }
    if (best > within) continue;
    for (let corner = last; corner >= 0 && !marked[corner]; corner = before[corner]!) {
      marked[corner] = 1;
      used.corners[corner] = 1;
      if (wayTo[corner]! >= 0) used.ways[wayTo[corner]!] = 1;
    }
  }
}
