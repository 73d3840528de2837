import { isCut, type LonLat, type Polygon } from '../../../kernel/value/land/land.ts';
import { cross, milesBetween, somePiece, vectorOf } from './sphere.rules.ts';

export type Shores = {
  /** Whether the great circle between two places crosses land. */
  readonly between: (from: LonLat, to: LonLat) => boolean;
  /** The same of a piece that is straight on the chart. */
  readonly across: (aLon: number, aLat: number, bLon: number, bLat: number) => boolean;
  readonly isLand: (place: LonLat) => boolean;
  /** The nearest place in the water beside a shore, within some miles; undefined where there is none. */
  readonly nearestWater: (place: LonLat, within: number) => LonLat | undefined;
};

/** Cells of a degree hold the shores that touch them. */
const COLUMNS = 360;
const ROWS = 180;
/** Cells of the land's inside, where no shore is: enough to turn most ways back at once. */
const FINE = 4;
/** Beyond these latitudes lies ice: no way leads there. */
export const SOUTH = -60;
const NORTH = 80;
/** Degrees off the shore that still count as beside it: half a mile. */
const BESIDE = 0.008;

const column = (lon: number): number => Math.min(COLUMNS - 1, Math.max(0, Math.floor(lon + 180)));
const row = (lat: number): number => Math.min(ROWS - 1, Math.max(0, Math.floor(lat + 90)));

/** The land of the world by place. Takes a fifth of a second for the outlines of 1:50m. */
export function shoresOf(polygons: readonly Polygon[]): Shores {
  const lines: number[] = [];
  const inCell: (number[] | undefined)[] = new Array(COLUMNS * ROWS);
  /** By row all lines, those of the cut too: how many lie to the east tells land from water. */
  const inRow: number[][][] = Array.from({ length: ROWS }, () => []);
  const fineLine = new Uint8Array(COLUMNS * ROWS * FINE * FINE);
  for (const ring of polygons.flat())
    for (const [i, to] of ring.entries()) {
      const from = ring.at(i - 1)!;
      const flat = [from[0], from[1], to[0], to[1]];
      for (let y = row(Math.min(from[1], to[1])); y <= row(Math.max(from[1], to[1])); y += 1) inRow[y]!.push(flat);
      if (isCut(from, to)) continue;
      for (let x = column(Math.min(from[0], to[0])); x <= column(Math.max(from[0], to[0])); x += 1)
        for (let y = row(Math.min(from[1], to[1])); y <= row(Math.max(from[1], to[1])); y += 1) {
          inCell[x * ROWS + y] ??= [];
          inCell[x * ROWS + y]!.push(lines.length);
        }
      for (const at of fineCells(from, to)) fineLine[at] = 1;
      lines.push(...flat);
    }
  const shore = Float64Array.from(lines);

  const isLand = ([lon, lat]: LonLat): boolean => {
    let inside = false;
    for (const [aLon, aLat, bLon, bLat] of inRow[row(lat)]! as [number, number, number, number][])
      if (aLat > lat !== bLat > lat && lon < aLon + ((lat - aLat) / (bLat - aLat)) * (bLon - aLon)) inside = !inside;
    return inside;
  };
  const inland = insideCells(isLand, fineLine);

  const across = (aLon: number, aLat: number, bLon: number, bLat: number): boolean => {
    if (bLat > NORTH || bLat < SOUTH || inland[fineCell(bLon, bLat)]) return true;
    const [east, north] = [column(Math.max(aLon, bLon)), row(Math.max(aLat, bLat))];
    for (let x = column(Math.min(aLon, bLon)); x <= east; x += 1)
      for (let y = row(Math.min(aLat, bLat)); y <= north; y += 1)
        for (const at of inCell[x * ROWS + y] ?? [])
          if (cross(aLon, aLat, bLon, bLat, shore[at]!, shore[at + 1]!, shore[at + 2]!, shore[at + 3]!)) return true;
    return false;
  };

  return {
    across,
    isLand,
    between: (from, to) => somePiece(from, to, across),
    nearestWater(place, within) {
      const reach = Math.ceil(within / 60);
      const here = vectorOf(place);
      let [nearest, best]: [LonLat | undefined, number] = [undefined, within];
      const wide = Math.ceil(reach / Math.max(0.1, Math.cos((place[1] * Math.PI) / 180)));
      for (let dx = -wide; dx <= wide; dx += 1)
        for (let y = row(place[1] - reach); y <= row(place[1] + reach); y += 1) {
          const x = (Math.floor(place[0] + 180) + dx + COLUMNS) % COLUMNS;
          for (const at of inCell[x * ROWS + y] ?? []) {
            const foot = footOn(place, shore.subarray(at, at + 4));
            const miles = milesBetween(here, vectorOf(foot));
            if (miles >= best) continue;
            const water = offShore(foot, shore.subarray(at, at + 4), isLand);
            if (water) [nearest, best] = [water, miles];
          }
        }
      return nearest;
    },
  };
}

const fineCell = (lon: number, lat: number): number =>
  Math.min(COLUMNS * FINE - 1, Math.max(0, Math.floor((lon + 180) * FINE))) * ROWS * FINE +
  Math.min(ROWS * FINE - 1, Math.max(0, Math.floor((lat + 90) * FINE)));

/** The fine cells of the box around a line: all that it may touch. */
function fineCells([aLon, aLat]: LonLat, [bLon, bLat]: LonLat): number[] {
  const cells: number[] = [];
  for (let x = Math.floor((Math.min(aLon, bLon) + 180) * FINE); x <= (Math.max(aLon, bLon) + 180) * FINE; x += 1)
    for (let y = Math.floor((Math.min(aLat, bLat) + 90) * FINE); y <= (Math.max(aLat, bLat) + 90) * FINE; y += 1)
      if (x < COLUMNS * FINE && y < ROWS * FINE) cells.push(x * ROWS * FINE + y);
  return cells;
}

/** Cells that lie in land as a whole. Beside one without a shore in either, the next is what that one is. */
function insideCells(isLand: (place: LonLat) => boolean, withLine: Uint8Array): Uint8Array {
  const inside = new Uint8Array(withLine.length);
  for (let y = 0; y < ROWS * FINE; y += 1) {
    let known: number | undefined;
    for (let x = 0; x < COLUMNS * FINE; x += 1) {
      const at = x * ROWS * FINE + y;
      if (withLine[at]) known = undefined;
      else {
        known ??= Number(isLand([(x + 0.5) / FINE - 180, (y + 0.5) / FINE - 90]));
        inside[at] = known;
      }
    }
  }
  return inside;
}

type Line = Float64Array;

/** The place of a line that is nearest, on the chart as it is at that latitude. */
function footOn([lon, lat]: LonLat, [aLon, aLat, bLon, bLat]: Line): LonLat {
  const k = Math.cos((lat * Math.PI) / 180);
  const [dx, dy] = [(bLon! - aLon!) * k, bLat! - aLat!];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((lon - aLon!) * k * dx + (lat - aLat!) * dy) / length;
  const t = Math.min(1, Math.max(0, share));
  return [aLon! + (bLon! - aLon!) * t, aLat! + (bLat! - aLat!) * t];
}

/** A place beside a shore on its wet side. */
function offShore(foot: LonLat, [aLon, aLat, bLon, bLat]: Line, isLand: Shores['isLand']): LonLat | undefined {
  const k = Math.max(0.1, Math.cos((foot[1] * Math.PI) / 180));
  const [dx, dy] = [(bLon! - aLon!) * k, bLat! - aLat!];
  const length = Math.hypot(dx, dy) || 1;
  const sides = [1, -1].map(
    (side): LonLat => [foot[0] + ((side * -dy) / length / k) * BESIDE, foot[1] + ((side * dx) / length) * BESIDE],
  );
  return sides.find((side) => Math.abs(side[0]) < 180 && !isLand(side));
}
