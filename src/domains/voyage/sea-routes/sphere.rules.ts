import type { LonLat } from '../../../kernel/value/land/land.ts';

/** A place on the unit sphere. */
export type Vector = readonly [x: number, y: number, z: number];

const RADIAN = Math.PI / 180;
/** One minute of arc of a great circle is one nautical mile. */
const NM_PER_RADIAN = 60 / RADIAN;
/** Degrees of a piece of a great circle: on the chart it is as good as straight. */
const PIECE = 0.5;

export function vectorOf([lon, lat]: LonLat): Vector {
  const c = Math.cos(lat * RADIAN);
  return [c * Math.cos(lon * RADIAN), c * Math.sin(lon * RADIAN), Math.sin(lat * RADIAN)];
}

/** Nautical miles along the great circle. */
export function milesBetween(a: Vector, b: Vector): number {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  // Math.hypot takes ten times as long, and no square here is too small for it.
  const chord = Math.sqrt(x * x + y * y + z * z);
  return 2 * Math.asin(Math.min(1, chord / 2)) * NM_PER_RADIAN;
}

/**
 * Goes along the great circle in pieces that are straight on the chart, none across the 180th meridian; ends early, and answers true,
 * as soon as `visit` does.
 */
export function somePiece(
  [fromLon, fromLat]: LonLat,
  to: LonLat,
  visit: (aLon: number, aLat: number, bLon: number, bLat: number) => boolean,
): boolean {
  const a = vectorOf([fromLon, fromLat]);
  const b = vectorOf(to);
  const angle = milesBetween(a, b) / NM_PER_RADIAN;
  const pieces = Math.max(1, Math.ceil(angle / RADIAN / PIECE));
  const sine = Math.sin(angle);
  let lon = fromLon;
  let lat = fromLat;
  for (let i = 1; i <= pieces; i += 1) {
    let [nextLon, nextLat] = to;
    if (i < pieces) {
      const p = Math.sin((1 - i / pieces) * angle) / sine;
      const q = Math.sin((i / pieces) * angle) / sine;
      nextLat = Math.asin(p * a[2] + q * b[2]) / RADIAN;
      nextLon = Math.atan2(p * a[1] + q * b[1], p * a[0] + q * b[0]) / RADIAN;
    }
    const turned = nextLon - lon > 180 ? nextLon - 360 : nextLon - lon < -180 ? nextLon + 360 : nextLon;
    if (Math.abs(turned) > 180) {
      const edge = turned > 0 ? 180 : -180;
      const middle = lat + ((edge - lon) / (turned - lon)) * (nextLat - lat);
      if (visit(lon, lat, edge, middle) || visit(-edge, middle, nextLon, nextLat)) return true;
    } else if (visit(lon, lat, turned, nextLat)) return true;
    lon = nextLon;
    lat = nextLat;
  }
  return false;
}

/** Places along the great circle, both ends included. */
export function alongGreatCircle(from: LonLat, to: LonLat): LonLat[] {
  const places: LonLat[] = [from];
  somePiece(from, to, (_aLon, _aLat, lon, lat) => {
    places.push([lon, lat]);
    return false;
  });
  return places;
}

/** Whether two straight pieces of the chart cross. */
export function cross(
  aLon: number,
  aLat: number,
  bLon: number,
  bLat: number,
  cLon: number,
  cLat: number,
  dLon: number,
  dLat: number,
): boolean {
  const c = (bLon - aLon) * (cLat - aLat) - (bLat - aLat) * (cLon - aLon);
  const d = (bLon - aLon) * (dLat - aLat) - (bLat - aLat) * (dLon - aLon);
  if (c > 0 === d > 0) return false;
  const a = (dLon - cLon) * (aLat - cLat) - (dLat - cLat) * (aLon - cLon);
  const b = (dLon - cLon) * (bLat - cLat) - (dLat - cLat) * (bLon - cLon);
  return a > 0 !== b > 0;
}
