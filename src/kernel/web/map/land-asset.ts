import landUrl from './land.data.json?url';
import { coastOf, decodeLand } from './land.ts';
import type { Point } from './ship.ts';

export type Land = { readonly polygons: Point[][][]; readonly coast: Point[][] };

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
