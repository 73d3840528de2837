/** Longitude and latitude in decimal degrees, east and north positive. */
export type LonLat = readonly [longitude: number, latitude: number];

/** Rings of a polygon; the first is its shore, the rest are inland seas. Shores run clockwise. */
export type Polygon = LonLat[][];

const PER_DEGREE = 1000;

/** Reads the rows of tools/land.ts: per polygon its rings, per ring the differences between points in thousandths of a degree. */
export function decodeLand(rows: readonly (readonly (readonly number[])[])[]): Polygon[] {
  return rows.map((rings) => rings.map(ring));
}

function ring(differences: readonly number[]): LonLat[] {
  const points: LonLat[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < differences.length; i += 2) {
    x += differences[i] ?? 0;
    y += differences[i + 1] ?? 0;
    points.push([x / PER_DEGREE, y / PER_DEGREE]);
  }
  return points;
}

/** Edges of the cut are no coast: those along the 180th meridian and the lower edge of Antarctica. */
export function isCut([lonA, latA]: LonLat, [lonB, latB]: LonLat): boolean {
  return (Math.abs(lonA) > 179.99 && Math.abs(lonB) > 179.99) || (latA < -89 && latB < -89);
}
