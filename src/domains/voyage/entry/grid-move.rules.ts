import type { CellMode } from './oil-grid.rules.ts';

export type Spot = { readonly row: number; readonly col: number };
export type Range = { readonly from: Spot; readonly to: Spot };
/** Modes by row, then column. */
export type Modes = readonly (readonly CellMode[])[];
export type Arrow = 'up' | 'down' | 'left' | 'right';

const STEP: Readonly<Record<Arrow, Spot>> = {
  up: { row: -1, col: 0 },
  down: { row: 1, col: 0 },
  left: { row: 0, col: -1 },
  right: { row: 0, col: 1 },
};

export const modeAt = (modes: Modes, { row, col }: Spot): CellMode => modes[row]?.[col] ?? 'none';
export const isTyped = (mode: CellMode): boolean => mode === 'edit' || mode === 'split';
export const sameSpot = (a: Spot | null, b: Spot | null): boolean => a?.row === b?.row && a?.col === b?.col;

/** The next cell in a direction that holds a figure; the same one at the edge. */
export function moveTo(modes: Modes, from: Spot, arrow: Arrow): Spot {
  const step = STEP[arrow];
  for (
    let { row, col } = { row: from.row + step.row, col: from.col + step.col };
    modes[row]?.[col] !== undefined;
    row += step.row, col += step.col
  ) {
    if (modes[row]?.[col] !== 'none') return { row, col };
  }
  return from;
}

/** Enter: the next cell to type below, then the top of the next column; null behind the last (and, backwards, before the first). */
export function enterTo(modes: Modes, from: Spot, backwards = false): Spot | null {
  const columns = modes[0]?.length ?? 0;
  const order = Array.from({ length: columns }, (_, col) => modes.map((_row, row) => ({ row, col }))).flat();
  return nextTyped(modes, order, from, backwards);
}

/** Tab: the next cell to type to the right, then the next row; null behind the last, where Tab leaves the grid. */
export function tabTo(modes: Modes, from: Spot, backwards = false): Spot | null {
  const order = modes.flatMap((cells, row) => cells.map((_cell, col) => ({ row, col })));
  return nextTyped(modes, order, from, backwards);
}

function nextTyped(modes: Modes, order: readonly Spot[], from: Spot, backwards: boolean): Spot | null {
  const run = backwards ? [...order].reverse() : order;
  const at = run.findIndex((spot) => sameSpot(spot, from));
  return run.slice(at + 1).find((spot) => isTyped(modeAt(modes, spot))) ?? null;
}

/** Where the one Tab stop into the grid lies: the first cell to type. */
export function firstTyped(modes: Modes): Spot | null {
  const row = modes.findIndex((cells) => cells.some(isTyped));
  return row < 0 ? null : { row, col: modes[row]!.findIndex(isTyped) };
}

/** All spots of a range, row by row; the range may be drawn in any direction. */
export function spotsOf({ from, to }: Range): Spot[][] {
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
  const [left, right] = [Math.min(from.col, to.col), Math.max(from.col, to.col)];
  return Array.from({ length: bottom - top + 1 }, (_, r) =>
    Array.from({ length: right - left + 1 }, (_c, c) => ({ row: top + r, col: left + c })),
  );
}

export function inRange(range: Range | null, { row, col }: Spot): boolean {
  if (!range) return false;
  const { from, to } = range;
  return (
    row >= Math.min(from.row, to.row) &&
    row <= Math.max(from.row, to.row) &&
    col >= Math.min(from.col, to.col) &&
    col <= Math.max(from.col, to.col)
  );
}
