type Given<R> = {
  rows: readonly R[];
  selected: ReadonlyMap<number, R>;
  row: R;
  /** With shift: the row pressed before, from which on all become as this one becomes. */
  from?: R;
};

/** The chosen rows once the box of one is pressed. */
export function toggled<R extends { id: number }>({ rows, selected, row, from }: Given<R>): R[] {
  const on = !selected.has(row.id);
  const place = (one: R) => rows.findIndex(({ id }) => id === one.id);
  const start = from ? place(from) : -1;
  const end = place(row);
  const range = start < 0 || end < 0 ? [row] : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
  const next = new Map(selected);
  for (const one of range) {
    if (on) next.set(one.id, one);
    else next.delete(one.id);
  }
  return [...next.values()];
}
