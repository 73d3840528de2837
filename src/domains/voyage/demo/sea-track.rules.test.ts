import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLACES, type Spot } from './places.rules.ts';
import { PORT_WAYS, SEA_WAYS, WAY_POINTS } from './sea-graph.rules.ts';
import { milesBetween, seaTrack, spotAt, trackThrough } from './sea-track.rules.ts';

/** Shores of the map's own land, as `[lon, lat]` in thousandths of a degree, each point after the first a difference. */
const rows: number[][][] = JSON.parse(
  readFileSync(new URL('../../../kernel/value/land/land.data.json', import.meta.url), 'utf8'),
);
const shores = rows.map(([shore = []]) => {
  const points: Spot[] = [];
  for (let i = 0; i + 1 < shore.length; i += 2) {
    const [lon, lat] = points.at(-1) ?? [0, 0];
    points.push([lon + (shore[i] ?? 0), lat + (shore[i + 1] ?? 0)]);
  }
  const lons = points.map(([lon]) => lon);
  const lats = points.map(([, lat]) => lat);
  const box = {
    west: least(lons),
    east: -least(lons.map((v) => -v)),
    south: least(lats),
    north: -least(lats.map((v) => -v)),
  };
  return { points, ...box };
});

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}

/** Whether a spot lies on land: an odd number of shore lines to its east. */
function isLand([lat, lon]: Spot): boolean {
  const [x, y] = [lon * 1000, lat * 1000];
  return shores.some(({ points, west, east, south, north }) => {
    if (x < west || x > east || y < south || y > north) return false;
    let inside = false;
    for (const [i, [xi, yi]] of points.entries()) {
      const [xj, yj] = points.at(i - 1) ?? [xi, yi];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
    return inside;
  });
}

function onLand(corners: readonly Spot[]): Spot[] {
  const track = trackThrough(corners);
  const spots = Array.from({ length: Math.ceil(track.length / 5) }, (_, i) => spotAt(track, i * 5));
  return spots.filter(isLand);
}

test.each(SEA_WAYS.map((way) => [`${way[0]} to ${way.at(-1)}`, way] as const))(
  'no ship crosses land from %s',
  (_, way) => {
    expect(onLand(way.map((name) => WAY_POINTS[name]))).toEqual([]);
  },
);

test.each(Object.keys(PORT_WAYS))('the roads, anchorage and approach of %s are water', (locode) => {
  const place = PLACES[locode]!;
  for (const name of PORT_WAYS[locode]!) expect(onLand([place.roads, WAY_POINTS[name]])).toEqual([]);
  expect(isLand(place.anchorage)).toBe(false);
  expect(onLand(place.approach)).toEqual([]);
});

test('passages are about as long as distance tables say', () => {
  expect(seaTrack('SGSIN', 'CNNGB').length).toBeCloseTo(2110, -2);
  expect(seaTrack('SARTA', 'CNNGB').length).toBeCloseTo(5900, -2);
  expect(seaTrack('AUPHE', 'CNTAO').length).toBeCloseTo(3600, -2);
});

test('a run along a track is never shorter than the great circle', () => {
  const track = seaTrack('ZARCB', 'CNRZH');
  for (let at = 0; at + 300 < track.length; at += 300) {
    expect(milesBetween(spotAt(track, at), spotAt(track, at + 300))).toBeLessThan(300.1);
  }
});
