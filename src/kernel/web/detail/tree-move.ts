type TreeItem = { readonly id: number; readonly parentId: number | null; readonly sort: number };

export type Place = 'inside' | 'before' | 'after';

export type Move = {
  readonly id: number;
  readonly parentId: number | null;
  /** New sort numbers, the moved entry's among them; only of entries whose number changes. */
  readonly sorts: Readonly<Record<number, number>>;
  /** How many entries lie below the moved one. */
  readonly below: number;
  readonly samePlace: boolean;
};

const STEP = 10;

/** The ids below an entry, however deep. */
function descendants(items: readonly TreeItem[], id: number): number[] {
  const direct = items.filter((item) => item.parentId === id).map((item) => item.id);
  return direct.flatMap((child) => [child, ...descendants(items, child)]);
}

export function inOrder<T extends TreeItem>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => a.sort - b.sort || a.id - b.id);
}

/**
 * What dropping one entry on, before or after another changes. An entry never moves below itself. Siblings keep their
 * numbers where a number fits between the neighbours; else they are numbered anew by tens.
 */
export function planMove(items: readonly TreeItem[], id: number, target: number, place: Place): Move | undefined {
  const item = items.find((one) => one.id === id);
  const onto = items.find((one) => one.id === target);
  const below = descendants(items, id);
  if (!item || !onto || id === target || below.includes(target)) return undefined;
  const parentId = place === 'inside' ? target : onto.parentId;
  const siblings = inOrder(items.filter((one) => one.parentId === parentId && one.id !== id));
  const at =
    place === 'inside' ? siblings.length : siblings.findIndex((one) => one.id === target) + (place === 'after' ? 1 : 0);
  const before = siblings[at - 1]?.sort;
  const after = siblings[at]?.sort;
  const fits = middle(before, after);
  const moved = siblings.toSpliced(at, 0, item);
  const sorts: Record<number, number> = {};
  if (fits !== undefined) {
    sorts[id] = fits;
  } else {
    moved.forEach((one, i) => {
      const sort = (i + 1) * STEP;
      if (one.id === id || one.sort !== sort) sorts[one.id] = sort;
    });
  }
  const old = inOrder(items.filter((one) => one.parentId === item.parentId)).map((one) => one.id);
  const samePlace = parentId === item.parentId && old.join() === moved.map((one) => one.id).join();
  return { id, parentId, sorts, below: below.length, samePlace };
}

/** A whole number strictly between two neighbours, either of which may be missing. */
function middle(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined && after === undefined) return STEP;
  if (after === undefined) return before! + STEP;
  const low = before ?? 0;
  return after - low >= 2 ? low + Math.floor((after - low) / 2) : undefined;
}
