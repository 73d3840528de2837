import type { Point } from './ship.ts';

/** Makes a line continuous where it crosses the 180th meridian: no two neighbours lie more than 180 degrees apart. */
export function unwrap(points: readonly Point[]): Point[] {
  const line: Point[] = [];
  for (const [lon, lat] of points) {
    const before = line.at(-1)?.[0] ?? lon;
    line.push([lon + 360 * Math.round((before - lon) / 360), lat]);
  }
  return line;
}

/** The smallest box around the points as `[west, south, east, north]`; west of the date line east may exceed 180. Undefined without points. */
export function boundsOf(points: readonly Point[]): [number, number, number, number] | undefined {
  const lons = points.map(([lon]) => lon).sort((a, b) => a - b);
  const lats = points.map(([, lat]) => lat);
  const [first, last] = [lons[0], lons.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  let [west, east, widest] = [first, last, first + 360 - last];
  for (let i = 1; i < lons.length; i += 1) {
    const [left, right] = [lons[i - 1] ?? 0, lons[i] ?? 0];
    if (right - left > widest) [west, east, widest] = [right, left + 360, right - left];
  }
  return [west, Math.min(...lats), east, Math.max(...lats)];
}

/** Meridians and parallels every ten degrees. */
export function graticule(): Point[][] {
  const steps = (from: number, to: number) => Array.from({ length: (to - from) / 10 + 1 }, (_, i) => from + 10 * i);
  const meridians = steps(-180, 180).map((lon): Point[] => [
    [lon, -85],
    [lon, 85],
  ]);
  const parallels = steps(-80, 80).map((lat): Point[] => [
    [-180, lat],
    [180, lat],
  ]);
  return [...meridians, ...parallels];
}
