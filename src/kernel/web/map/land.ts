import type { Point } from './ship.ts';

/** Rings of a polygon; the first is its shore, the rest are inland seas. */
type Polygon = Point[][];

const PER_DEGREE = 1000;

/** Reads the rows of tools/land.ts: per polygon its rings, per ring the differences between points in thousandths of a degree. */
export function decodeLand(rows: readonly (readonly (readonly number[])[])[]): Polygon[] {
  return rows.map((rings) => rings.map(ring));
}

function ring(differences: readonly number[]): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < differences.length; i += 2) {
    x += differences[i] ?? 0;
    y += differences[i + 1] ?? 0;
    points.push([x / PER_DEGREE, y / PER_DEGREE]);
  }
  return points;
}

/** Edges of the cut are no coast: those along the 180th meridian and the lower edge of Antarctica. */
function isCut([lonA, latA]: Point, [lonB, latB]: Point): boolean {
  return (Math.abs(lonA) > 179.99 && Math.abs(lonB) > 179.99) || (latA < -89 && latB < -89);
}

/** Coastlines out of land, without the edges of the cut. */
export function coastOf(polygons: readonly Polygon[]): Point[][] {
  return polygons.flat().flatMap(openLines);
}

function openLines(points: readonly Point[]): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  const finish = () => {
    if (line.length > 1) lines.push(line);
    line = [];
  };
  for (const point of points) {
    const before = line.at(-1);
    if (before && isCut(before, point)) finish();
    line.push(point);
  }
  finish();
  return closeUp(lines, points);
}

/** A ring that was cut begins in the middle of a coast: its last line goes on in its first. */
function closeUp(lines: Point[][], points: readonly Point[]): Point[][] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || first === last) return lines;
  const goesOn = first[0] === points[0] && last.at(-1) === points.at(-1);
  return goesOn ? [[...last, ...first.slice(1)], ...lines.slice(1, -1)] : lines;
}
