/**
 * Cuts the land of Natural Earth (public domain, 1:50m, package world-atlas) once at the 180th meridian, so that MapLibre can fill it.
 * The polygons of world-atlas are spherical: drawn as they are, they throw bars across the map. Run by hand when the source changes:
 *   node tools/with-node.mjs tools/land.ts
 * Writes src/kernel/value/land/land.data.json: rings as whole thousandths of a degree, each point as its difference from the one before.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { geoEquirectangular } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';

type Ring = [number, number][];
type Polygons = { features: { geometry: { type: string; coordinates: Ring[][] | Ring[] } }[] };

const PER_DEGREE = 1000;
const target = new URL('../src/kernel/value/land/land.data.json', import.meta.url);
const source = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');

function differences(ring: Ring): number[] {
  const flat: number[] = [];
  let [x, y] = [0, 0];
  for (const [lon, lat] of ring) {
    const [nextX, nextY] = [Math.round(lon * PER_DEGREE), Math.round(lat * PER_DEGREE)];
    if (flat.length > 0 && nextX === x && nextY === y) continue;
    flat.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return flat;
}

/** Signed area in square degrees: negative for clockwise rings. */
function area(ring: Ring): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Even-odd rule. */
function contains(ring: Ring, [x, y]: [number, number]): boolean {
  return ring.reduce((inside, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}

const topology: Topology = JSON.parse(await readFile(source, 'utf8'));
const land = topology.objects.land;
if (!land) throw new Error(`${source} holds no land`);

const plate = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([0, 0])
  .precision(0)
  .reflectY(true);
const flat = geoProject<Polygons>(feature(topology, land), plate);

const rings = flat.features.flatMap(
  ({ geometry }) =>
    (geometry.coordinates as (Ring | Ring[])[]).flat(geometry.type === 'MultiPolygon' ? 1 : 0) as Ring[],
);
// The cutting loses which ring lies in which: the Caspian comes out as land of its own. Direction tells them apart: shores run clockwise.
const shores = rings.filter((ring) => area(ring) < 0);
const lakes = rings.filter((ring) => area(ring) > 0);
const polygons = shores.map((shore) => [shore]);
for (const lake of lakes) {
  const around = polygons.filter(([shore = []]) => contains(shore, lake[0] ?? [0, 0]));
  around.sort(([a = []], [b = []]) => area(b) - area(a));
  around[0]?.push(lake);
}
// A ring of fewer than four points has become a line by rounding.
const rows = polygons
  .map((all) => all.map(differences).filter((ring) => ring.length >= 8))
  .filter((all) => all.length > 0);
await writeFile(target, JSON.stringify(rows));
console.log(`${rows.length} polygons with ${lakes.length} inland seas written to ${target.pathname}`);
