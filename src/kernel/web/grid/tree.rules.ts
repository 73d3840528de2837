/** A row as it is shown: where it stands among the rows, and in the tree. A flat grid has rows of level 1. */
export type Branch = {
  /** Its place among all rows. */
  readonly row: number;
  /** 1 at the top. */
  readonly level: number;
  /** Its place among the rows with the same parent, from 1, and how many they are. */
  readonly place: number;
  readonly of: number;
  /** Whether the rows below it are shown; nothing where there are none. */
  readonly open?: boolean;
};

export type Key = string | number;

export const flat = (count: number): Branch[] =>
  Array.from({ length: count }, (_, row) => ({ row, level: 1, place: row + 1, of: count }));

/**
 * The rows in the order of their tree, without those below a closed one. A parent that is not there counts as none, and rows that are
 * each other's parents stand at the top, so that no row is lost.
 */
export function treeOf({
  keys,
  parents,
  closed,
}: {
  keys: readonly Key[];
  parents: readonly (Key | null | undefined)[];
  closed: ReadonlySet<Key>;
}): Branch[] {
  const known = new Set(keys);
  const below = new Map<Key | null, number[]>();
  parents.forEach((parent, row) => {
    const above = parent !== null && parent !== undefined && known.has(parent) ? parent : null;
    const list = below.get(above);
    if (list) list.push(row);
    else below.set(above, [row]);
  });
  const seen = new Set<number>();
  const shown: Branch[] = [];
  const walk = (rows: readonly number[], level: number, visible: boolean): void => {
    rows.forEach((row, i) => {
      if (seen.has(row)) return;
      seen.add(row);
      const inner = below.get(keys[row]!) ?? [];
      const open = inner.length > 0 ? !closed.has(keys[row]!) : undefined;
      if (visible) shown.push({ row, level, place: i + 1, of: rows.length, open });
      walk(inner, level + 1, visible && open === true);
    });
  };
  walk(below.get(null) ?? [], 1, true);
  for (let row = 0; row < keys.length; row += 1) if (!seen.has(row)) walk([row], 1, true);
  return shown;
}
