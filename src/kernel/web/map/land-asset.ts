import landUrl from '../../value/land/land.data.json?url';
import { decodeLand, type LonLat, type Polygon } from '../../value/land/land.ts';
import { coastOf } from './land.ts';

export type Land = { readonly polygons: Polygon[]; readonly coast: LonLat[][] };

let pending: Promise<Land> | undefined;

/** Land and coast of the world, fetched once a page. A failed fetch is tried again by the next caller. */
export function loadLand(): Promise<Land> {
  pending ??= fetchLand().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

async function fetchLand(): Promise<Land> {
  const answer = await fetch(landUrl);
  if (!answer.ok) throw new Error(`land: ${answer.status}`);
  const rows: number[][][] = await answer.json();
  const polygons = decodeLand(rows);
  return { polygons, coast: coastOf(polygons) };
}
