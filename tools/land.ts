/**
 * Cuts the land of Natural Earth (public domain, 1:50m, package world-atlas) once at the 180th meridian, so that MapLibre can fill it.
 * The polygons of world-atlas are spherical: drawn as they are, they throw bars across the map. Run by hand when the source changes:
 *   node tools/with-node.mjs tools/land.ts
 * Writes src/kernel/web/map/land.data.json: rings as whole thousandths of a degree, each point as its difference from the one before.
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
const target = new URL('../src/kernel/web/map/land.data.json', import.meta.url);
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

const topology: Topology = JSON.parse(await readFile(source, 'utf8'));
const land = topology.objects.land;
if (!land) throw new Error(`${source} holds no land`);

const plate = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([0, 0])
  .precision(0)
  .reflectY(true);
const flat = geoProject<Polygons>(feature(topology, land), plate);

const polygons = flat.features.flatMap(({ geometry }) =>
  geometry.type === 'MultiPolygon' ? (geometry.coordinates as Ring[][]) : [geometry.coordinates as Ring[]],
);
const rows = polygons
  .map((rings) => rings.map(differences).filter((ring) => ring.length >= 8))
  .filter((rings) => rings.length > 0);
await writeFile(target, JSON.stringify(rows));
console.log(`${rows.length} polygons written to ${target.pathname}`);
