/** One of a tree: `parentId` names the one above it, null at the top. */
export type TreePlace = { readonly id: number; readonly parentId: number | null };

/** The one named and all below it. */
export function branchOf(all: readonly TreePlace[], id: number): number[] {
  const found = [id];
  for (const at of found)
    found.push(...all.filter((one) => one.parentId === at && !found.includes(one.id)).map((one) => one.id));
  return found;
}

/** The one named and those above it, from the nearest to the top; a ring ends where it closes. */
export function lineAbove(all: readonly TreePlace[], id: number | null): number[] {
  const found: number[] = [];
  for (let at = id; at !== null && !found.includes(at); at = all.find((one) => one.id === at)?.parentId ?? null)
    found.push(at);
  return found;
}

/** Levels from the one named down to its lowest: 1 for a leaf. */
export function heightOf(all: readonly TreePlace[], id: number): number {
  const below = all.filter((one) => one.parentId === id).map((one) => heightOf(all, one.id));
  return 1 + Math.max(0, ...below);
}

/** Levels from the top down to the one named: 1 at the top, 0 for nothing. */
export const depthOf = (all: readonly TreePlace[], id: number | null): number => lineAbove(all, id).length;
