import type { Point } from './ship.ts';

type Properties = Record<string, string | number | boolean>;
type Collection = GeoJSON.FeatureCollection<GeoJSON.Geometry, Properties>;

/** GeoJSON wants arrays that it may change. */
const plain = (point: Point): [number, number] => [point[0], point[1]];

export function collection(features: GeoJSON.Feature<GeoJSON.Geometry, Properties>[]): Collection {
  return { type: 'FeatureCollection', features };
}

export function lines(all: readonly (readonly Point[])[]): Collection {
  return collection([
    {
      type: 'Feature',
      properties: {},
      geometry: { type: 'MultiLineString', coordinates: all.map((line) => line.map(plain)) },
    },
  ]);
}

export function polygons(all: readonly (readonly (readonly Point[])[])[]): Collection {
  const coordinates = all.map((rings) => rings.map((ring) => ring.map(plain)));
  return collection([{ type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates } }]);
}

export function point(place: Point, properties: Properties): GeoJSON.Feature<GeoJSON.Point, Properties> {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: plain(place) } };
}
