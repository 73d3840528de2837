import type { LonLat } from '../../../kernel/value/land/land.ts';
import { atLeast, type Bearing, type Landmarks, landmarksBehind, landmarksOf } from './landmarks.rules.ts';
import { type Network, touches } from './network.rules.ts';
import { bitsOf, CLOSED_PASSAGES, gatesAcross, namesOf, type PassageName } from './passages.rules.ts';
import { Queue } from './queue.rules.ts';
import type { Shores } from './shores.rules.ts';
import { alongGreatCircle, milesBetween, somePiece, type Vector, vectorOf } from './sphere.rules.ts';

export type Sea = { readonly network: Network; readonly shores: Shores; readonly landmarks: Landmarks };

/** Takes a second: for a thread of its own. */
export const seaOf = (shores: Shores, network: Network): Sea => ({
  shores,
  network,
  landmarks: landmarksOf(network, bitsOf(CLOSED_PASSAGES)),
});

export type SeaRoute = {
  /** Nautical miles over the whole track, never less than the great circle. */
  readonly miles: number;
  /** Where the course changes, from the one place to the other; between two of them one sails the great circle. */
  readonly turns: readonly LonLat[];
  readonly passages: readonly PassageName[];
};

/** From a port that the outlines show inland, or up a river, so many miles lead to open water as the crow flies. */
const LAST_MILES = 60;
/** A port at a canal or a river that the network knows lies within so many miles of its line. */
const BESIDE_CHANNEL = 12;

type Waters = Pick<Sea, 'network' | 'shores'>;

/** Where a place meets the network: itself, or where the last miles end. */
type Foot = { readonly place: LonLat; readonly vector: Vector; readonly corner?: number };

/**
 * The shortest way over water between two places that goes through none of the avoided passages; undefined where there is none.
 * Straight from corner to corner of the land (A* over the network); ways from the two places are looked at only when it is their turn.
 */
export function seaRoute(
  sea: Sea,
  from: LonLat,
  to: LonLat,
  { avoid = CLOSED_PASSAGES }: { avoid?: readonly PassageName[] } = {},
): SeaRoute | undefined {
  const [start, end] = [footOf(sea, from), footOf(sea, to)];
  if (!start || !end) return undefined;
  const found = waysBetween(sea, start, end, bitsOf(avoid));
  if (!found) return undefined;
  const turns = [
    from,
    start.place,
    ...found.corners.map((corner) => sea.network.places[corner]!),
    end.place,
    to,
  ].filter((place, i, all) => i === 0 || place[0] !== all[i - 1]![0] || place[1] !== all[i - 1]![1]);
  const lastMiles = milesBetween(vectorOf(from), start.vector) + milesBetween(end.vector, vectorOf(to));
  return { miles: found.miles + lastMiles, turns, passages: namesOf(found.gates) };
}

/** The track as it is drawn: the turns with places of the great circles between them. */
export const trackOf = ({ turns }: Pick<SeaRoute, 'turns'>): LonLat[] =>
  turns.flatMap((place, i) => (i === 0 ? [place] : alongGreatCircle(turns[i - 1]!, place).slice(1)));

function footOf({ network, shores }: Waters, place: LonLat): Foot | undefined {
  const vector = vectorOf(place);
  const channel = nearestCorner(network, vector, BESIDE_CHANNEL, (corner) => network.inChannel[corner] === 1);
  if (channel !== undefined) return cornerFoot(network, channel);
  const water = shores.isLand(place) ? shores.nearestWater(place, LAST_MILES) : place;
  if (!water) return undefined;
  const foot = { place: water, vector: vectorOf(water) };
  if (seesSome({ network, shores }, foot)) return foot;
  const corner = nearestCorner(network, vector, LAST_MILES, () => true);
  return corner === undefined ? undefined : cornerFoot(network, corner);
}

const cornerFoot = ({ places, vectors }: Network, corner: number): Foot => ({
  place: places[corner]!,
  vector: vectors[corner]!,
  corner,
});

function nearestCorner(
  { vectors }: Network,
  to: Vector,
  within: number,
  isMeant: (corner: number) => boolean,
): number | undefined {
  let [nearest, best]: [number | undefined, number] = [undefined, within];
  for (let corner = 0; corner < vectors.length; corner += 1) {
    if (!isMeant(corner)) continue;
    const miles = milesBetween(vectors[corner]!, to);
    if (miles < best) [nearest, best] = [corner, miles];
  }
  return nearest;
}

/** How many of the nearest corners are tried before a place counts as shut in. */
const TRIED = 60;
/** Most places have corners within so many miles: the others need not be put in order. */
const NEAR = 300;

function seesSome({ network, shores }: Waters, { place, vector }: Foot): boolean {
  const within = (most: number) =>
    network.vectors.flatMap((other, corner) => {
      const miles = milesBetween(vector, other);
      return miles < most ? [{ corner, miles }] : [];
    });
  const close = within(NEAR);
  const near = close.length > 0 ? close : within(Number.POSITIVE_INFINITY);
  near.sort((a, b) => a.miles - b.miles);
  return near.slice(0, TRIED).some(({ corner }) => !shores.between(place, network.places[corner]!));
}

type Found = { miles: number; corners: number[]; gates: number };

/** Bits of the passages on the great circle between two places. */
function gatesBetween(from: LonLat, to: LonLat): number {
  let bits = 0;
  somePiece(from, to, (aLon, aLat, bLon, bLat) => {
    bits |= gatesAcross(aLon, aLat, bLon, bLat);
    return false;
  });
  return bits;
}

/** The miles of the end to the landmarks behind the start, by the corners that it sees; none where they bound nothing. */
function bearingsOf({ network, shores, landmarks }: Sea, start: Foot, end: Foot, avoided: number): Bearing[] {
  if ((avoided & landmarks.avoided) !== landmarks.avoided) return [];
  const corners = [start, end].map(
    ({ vector, corner }) => corner ?? nearestCorner(network, vector, Number.POSITIVE_INFINITY, () => true)!,
  );
  const asked = landmarksBehind(landmarks, corners[0]!, corners[1]!);
  const { place, vector, corner } = end;
  if (corner !== undefined) return asked.map((miles) => ({ miles, ofPlace: miles[corner]! }));
  const near: { corner: number; long: number; isSeen?: boolean }[] = [];
  for (const [other, at] of network.vectors.entries()) {
    const long = milesBetween(vector, at);
    if (touches(network, other, vector, slackOf(long))) near.push({ corner: other, long });
  }
  return asked.flatMap((miles) => {
    const sums = near.map((one) => ({ one, sum: miles[one.corner]! + one.long })).sort((a, b) => a.sum - b.sum);
    const seen = sums.find(({ one }) => {
      one.isSeen ??= !shores.between(place, network.places[one.corner]!);
      return one.isSeen;
    });
    return seen ? [{ miles, ofPlace: seen.sum }] : [];
  });
}

function waysBetween(sea: Sea, start: Foot, end: Foot, avoided: number): Found | undefined {
  const { network, shores } = sea;
  const { places, vectors, first, to, miles, gates } = network;
  const bearings = bearingsOf(sea, start, end, avoided);
  const END = places.length;
  const START = END + 1;
  const reached = new Float64Array(places.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(places.length + 2).fill(START);
  const through = new Int32Array(places.length + 2);
  const queue = new Queue();
  /** Ahead of one corner: to the end no way is shorter than the great circle, nor than what the landmarks say. */
  const ahead = (corner: number): number =>
    Math.max(milesBetween(vectors[corner]!, end.vector), atLeast(bearings, corner));

  const begin = (corner: number, long: number): void => queue.push(long + ahead(corner), long, corner, START);
  if (start.corner !== undefined) begin(start.corner, 0);
  else {
    queue.push(milesBetween(start.vector, end.vector), milesBetween(start.vector, end.vector), END, START);
    for (let corner = 0; corner < places.length; corner += 1) {
      const long = milesBetween(start.vector, vectors[corner]!);
      if (touches(network, corner, start.vector, slackOf(long))) begin(corner, long);
    }
  }

  for (;;) {
    const next = queue.pop();
    if (!next) return undefined;
    const { node, from, cost } = next;
    if (node !== END && cost >= reached[node]!) continue;
    let crossed = 0;
    const isLooked = from === START ? start.corner === undefined : node === END && end.corner !== from;
    if (isLooked) {
      // A way of one of the two places, tried only now.
      const [a, b] = [from === START ? start.place : places[from]!, node === END ? end.place : places[node]!];
      if (shores.between(a, b)) continue;
      crossed = gatesBetween(a, b);
      if (crossed & avoided) continue;
    }
    before[node] = from;
    if (node === END) return { miles: cost, ...wayBack(before, through, from, crossed, START) };
    reached[node] = cost;
    through[node] = crossed || (from === START ? 0 : gatesOfWay(network, from, node));
    for (let way = first[node]!; way < first[node + 1]!; way += 1) {
      const corner = to[way]!;
      const sum = cost + miles[way]!;
      if (sum < reached[corner]! && (gates[way]! & avoided) === 0) queue.push(sum + ahead(corner), sum, corner, node);
    }
    const rest = milesBetween(vectors[node]!, end.vector);
    if (end.corner === node) queue.push(cost, cost, END, node);
    else if (end.corner === undefined && touches(network, node, end.vector, slackOf(rest)))
      queue.push(cost + rest, cost + rest, END, node);
  }
}

/** Near a corner its distance from the shore tells. */
const slackOf = (miles: number): number => (miles < 26 ? 0.5 : 0.06);

function gatesOfWay({ first, to, gates }: Network, from: number, node: number): number {
  for (let way = first[from]!; way < first[from + 1]!; way += 1) if (to[way] === node) return gates[way]!;
  return 0;
}

function wayBack(
  before: Int32Array,
  through: Int32Array,
  last: number,
  crossed: number,
  start: number,
): { corners: number[]; gates: number } {
  const corners: number[] = [];
  let gates = crossed;
  for (let corner = last; corner !== start; corner = before[corner]!) {
    corners.unshift(corner);
    gates |= through[corner]!;
  }
  return { corners, gates };
}
