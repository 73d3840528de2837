import { greatCircleNm } from '../../../kernel/value/position.ts';
import { placeOf, type Spot } from './places.rules.ts';
import { PORT_WAYS, SEA_WAYS, WAY_POINTS, type WayPoint } from './sea-graph.rules.ts';

/** A line over water with the miles run at each of its points. */
type Track = { readonly points: readonly Spot[]; readonly miles: readonly number[]; readonly length: number };

/** Degrees of a piece: short enough that a straight line on the chart and the shortest way are the same. */
const PIECE = 0.5;

export function milesBetween([fromLat, fromLon]: Spot, [toLat, toLon]: Spot): number {
  return greatCircleNm({
    from: { latitude: fromLat, longitude: fromLon },
    to: { latitude: toLat, longitude: toLon },
  });
}

/** A line through the points, measured along small pieces: never shorter than the great circle between any two of its points. */
export function trackThrough(corners: readonly Spot[]): Track {
  const points: Spot[] = corners.slice(0, 1);
  for (const [i, to] of corners.entries()) {
    const from = corners[i - 1];
    if (!from) continue;
    const pieces = Math.max(1, Math.ceil(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) / PIECE));
    for (let n = 1; n <= pieces; n += 1) {
      points.push([from[0] + ((to[0] - from[0]) * n) / pieces, from[1] + ((to[1] - from[1]) * n) / pieces]);
    }
  }
  const miles: number[] = [];
  let run = 0;
  for (const [i, point] of points.entries()) {
    const before = points[i - 1];
    if (before) run += milesBetween(before, point);
    miles.push(run);
  }
  return { points, miles, length: run };
}

/** Where a ship is after so many miles of the track; beyond its ends, at the end. */
export function spotAt(track: Track, miles: number): Spot {
  const next = track.miles.findIndex((run) => run >= miles);
  if (next < 0) return track.points.at(-1) ?? [0, 0];
  const [from, to] = [track.points[next - 1], track.points[next]];
  if (!from || !to) return track.points[0] ?? [0, 0];
  const [a, b] = [track.miles[next - 1] ?? 0, track.miles[next] ?? 0];
  const share = b > a ? (miles - a) / (b - a) : 0;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

const GRAPH = buildGraph();
const known = new Map<string, Track>();

/** The shortest way over water from the roads of one port to those of another. */
export function seaTrack(from: string, to: string): Track {
  const key = `${from}>${to}`;
  const track = known.get(key) ?? trackThrough(shortestWay(from, to));
  known.set(key, track);
  return track;
}

/** Dijkstra over the way points, small enough for a plain scan. */
function shortestWay(from: string, to: string): Spot[] {
  const best = new Map<string, { miles: number; before: string | null; done: boolean }>([
    [from, { miles: 0, before: null, done: false }],
  ]);
  for (;;) {
    const [name, node] = [...best].filter(([, n]) => !n.done).sort((a, b) => a[1].miles - b[1].miles)[0] ?? [];
    if (!name || !node) throw new RangeError(`no way from ${from} to ${to}`);
    node.done = true;
    if (name === to) break;
    for (const neighbour of GRAPH.get(name) ?? []) {
      const miles = node.miles + milesBetween(spotOf(name), spotOf(neighbour));
      if (miles < (best.get(neighbour)?.miles ?? Number.POSITIVE_INFINITY))
        best.set(neighbour, { miles, before: name, done: false });
    }
  }
  const way: Spot[] = [];
  for (let name: string | null = to; name !== null; name = best.get(name)?.before ?? null) way.unshift(spotOf(name));
  return way;
}

function spotOf(name: string): Spot {
  return name in WAY_POINTS ? WAY_POINTS[name as WayPoint] : placeOf(name).roads;
}

function buildGraph(): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>();
  const join = (a: string, b: string): void => {
    graph.set(a, (graph.get(a) ?? new Set()).add(b));
    graph.set(b, (graph.get(b) ?? new Set()).add(a));
  };
  for (const way of SEA_WAYS) {
    for (const [i, name] of way.entries()) if (i > 0) join(way[i - 1] ?? name, name);
  }
  for (const [port, names] of Object.entries(PORT_WAYS)) for (const name of names) join(port, name);
  return graph;
}
