import { isCut, type LonLat, type Polygon } from '../../value/land/land.ts';

/** Coastlines out of land, without the edges of the cut. */
export function coastOf(polygons: readonly Polygon[]): LonLat[][] {
  return polygons.flat().flatMap(openLines);
}

function openLines(points: readonly LonLat[]): LonLat[][] {
  const lines: LonLat[][] = [];
  let line: LonLat[] = [];
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
function closeUp(lines: LonLat[][], points: readonly LonLat[]): LonLat[][] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || first === last) return lines;
  const goesOn = first[0] === points[0] && last.at(-1) === points.at(-1);
  return goesOn ? [[...last, ...first.slice(1)], ...lines.slice(1, -1)] : lines;
}
