import { type Shores, SOUTH } from '../../src/domains/voyage/sea-routes/shores.rules.ts';
import type { LonLat, Polygon } from '../../src/kernel/value/land/land.ts';

/** Where a way may turn, and the directions (east, north) of the shore on either side; none where it may turn as it likes. */
export type Corner = { readonly place: LonLat; readonly sides?: readonly [number, number, number, number] };

const RADIAN = Math.PI / 180;
/** Degrees that an outline may be off after it was made simpler, and by which a corner stands before its cape: two miles each. */
const SIMPLER = 0.04;
const OFF_SHORE = 0.035;
/** Corners nearer to the pole are under ice; the southern limit is sailed along instead. */
const NORTH = 78;

/** The capes of all land, a little off the shore. */
export function cornersOf(polygons: readonly Polygon[], shores: Shores): Corner[] {
  const capes = polygons.flat().flatMap((ring) => {
    const own = capesOf(outlineOf(ring), shores);
    return own.flatMap((cape, i) => [cape, ...between(cape, own[(i + 1) % own.length]!, ring, shores)]);
  });
  // Ways along the southern limit turn everywhere.
  const limit = Array.from({ length: 60 }, (_, i): Corner => ({ place: [i * 6 - 180, SOUTH + 2] }));
  return [...capes, ...limit];
}

/** The ring with fewer points; of an islet its box. */
function outlineOf(ring: readonly LonLat[]): LonLat[] {
  const closed = [...ring, ring[0]!];
  const half = closed.length >> 1;
  const outline = [...simpler(closed.slice(0, half + 1)), ...simpler(closed.slice(half)).slice(1)].slice(0, -1);
  if (outline.length >= 3) return outline;
  const lons = ring.map(([lon]) => lon);
  const lats = ring.map(([, lat]) => lat);
  const [west, east, south, north] = [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)];
  return [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
  ];
}

/** Douglas and Peucker: of the points between the ends the farthest stays, while it is far. */
function simpler(points: readonly LonLat[]): LonLat[] {
  const [from, to] = [points[0]!, points.at(-1)!];
  const k = Math.cos(((from[1] + to[1]) / 2) * RADIAN);
  const [dx, dy] = [(to[0] - from[0]) * k, to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  let [farthest, most] = [0, 0];
  for (let i = 1; i < points.length - 1; i += 1) {
    const [x, y] = [(points[i]![0] - from[0]) * k, points[i]![1] - from[1]];
    const off = length < 1e-9 ? Math.hypot(x, y) : Math.abs(x * dy - y * dx) / length;
    if (off > most) [farthest, most] = [i, off];
  }
  if (most <= SIMPLER) return [from, to];
  return [...simpler(points.slice(0, farthest + 1)), ...simpler(points.slice(farthest)).slice(1)];
}

type Cape = Corner & { readonly cape: LonLat; readonly sides: readonly [number, number, number, number] };

/** How often a shore between two capes is looked at more closely. */
const CLOSER = 6;

/**
 * Corners along a shore that bulges out between two capes next to each other, by less than made the outline keep it: without them
 * neither sees the other, and the only way from one to the other leads far out to sea.
 */
function between(from: Cape, to: Cape, ring: readonly LonLat[], shores: Shores, depth = 0): Cape[] {
  if (depth === CLOSER || from === to || !shores.between(from.place, to.place)) return [];
  const [start, end] = [ring.indexOf(from.cape), ring.indexOf(to.cape)];
  if (start < 0 || end < 0) return [];
  const k = Math.cos((from.cape[1] * Math.PI) / 180);
  const towards = ([aLon, aLat]: LonLat, [bLon, bLat]: LonLat): [number, number] => {
    const [x, y] = [(bLon - aLon) * k, bLat - aLat];
    const length = Math.hypot(x, y) || 1;
    return [x / length, y / length];
  };
  const [x, y] = towards(from.place, to.place);
  let [farthest, most] = [-1, Number.NEGATIVE_INFINITY];
  for (let i = (start + 1) % ring.length; i !== end; i = (i + 1) % ring.length) {
    // The sea is on the left.
    const off = x * (ring[i]![1] - from.place[1]) - y * (ring[i]![0] - from.place[0]) * k;
    if (off > most) [farthest, most] = [i, off];
  }
  const cape = ring[farthest];
  if (!cape || most < -OFF_SHORE) return [];
  const place: LonLat = [cape[0] - (y * OFF_SHORE) / k, cape[1] + x * OFF_SHORE];
  if (Math.abs(place[0]) > 179.98 || shores.isLand(place)) return [];
  const middle: Cape = { place, cape, sides: [...towards(cape, from.cape), ...towards(cape, to.cape)] };
  return [...between(from, middle, ring, shores, depth + 1), middle, ...between(middle, to, ring, shores, depth + 1)];
}

function capesOf(outline: readonly LonLat[], shores: Shores): Cape[] {
  return outline.flatMap((cape, i) => {
    const k = Math.cos(cape[1] * RADIAN);
    const towards = (other: LonLat): [number, number] => {
      const [x, y] = [(other[0] - cape[0]) * k, other[1] - cape[1]];
      const length = Math.hypot(x, y);
      return [x / length, y / length];
    };
    const [ax, ay] = towards(outline.at(i - 1)!);
    const [bx, by] = towards(outline[(i + 1) % outline.length]!);
    // Shores run clockwise: where one turns left the land is hollow.
    if (ay * bx - ax * by >= 0) return [];
    if (cape[1] < SOUTH || cape[1] > NORTH || Math.abs(cape[0]) > 179.98) return [];
    const length = Math.hypot(ax + bx, ay + by);
    const [x, y] = length < 1e-6 ? [ay, -ax] : [-(ax + bx) / length, -(ay + by) / length];
    const at = (off: number): LonLat => [cape[0] + (x * off) / k, cape[1] + y * off];
    const place = [OFF_SHORE, OFF_SHORE * 0.6, OFF_SHORE * 0.3]
      .map(at)
      .find((one) => Math.abs(one[0]) <= 180 && !shores.across(...at(1e-4), ...one));
    return place ? [{ place, cape, sides: [ax, ay, bx, by] as const }] : [];
  });
}
