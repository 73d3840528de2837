/** A cell by its place: row and column, counted from 0 in the order in which they are shown. */
export type Spot = { readonly row: number; readonly col: number };
/** From the cell where choosing began to the one where it stands now, in any direction. */
export type Range = { readonly from: Spot; readonly to: Spot };
/** The same cells by their edges, both included. */
export type Box = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };

/** edit: takes values; read: shown, gone to and copied; none: does not apply and is passed over. */
export type CellMode = 'edit' | 'read' | 'none';

/** What moving and pasting know of a grid. `modeAt` is asked for places inside it alone. */
export type Layout = { readonly rows: number; readonly cols: number; readonly modeAt: (spot: Spot) => CellMode };

export const sameSpot = (a: Spot | null, b: Spot | null): boolean => a?.row === b?.row && a?.col === b?.col;

export const isInside = ({ rows, cols }: Layout, { row, col }: Spot): boolean =>
  row >= 0 && col >= 0 && row < rows && col < cols;

/** Whether a value may be written there; outside of the grid it may not. */
export const isTyped = (layout: Layout, spot: Spot): boolean =>
  isInside(layout, spot) && layout.modeAt(spot) === 'edit';

export function boxOf({ from, to }: Range): Box {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.col, to.col),
    right: Math.max(from.col, to.col),
  };
}

/** All spots of a range, row by row. */
export function spotsOf(range: Range): Spot[][] {
  const { top, bottom, left, right } = boxOf(range);
  return Array.from({ length: bottom - top + 1 }, (_, r) =>
    Array.from({ length: right - left + 1 }, (_c, c) => ({ row: top + r, col: left + c })),
  );
}

export function inRange(range: Range | null, { row, col }: Spot): boolean {
  if (!range) return false;
  const { top, bottom, left, right } = boxOf(range);
  return row >= top && row <= bottom && col >= left && col <= right;
}
