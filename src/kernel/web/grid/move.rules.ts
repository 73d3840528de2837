import { isInside, isTyped, type Layout, type Spot } from './spot.rules.ts';

export type Arrow = 'up' | 'down' | 'left' | 'right';

const STEP: Readonly<Record<Arrow, Spot>> = {
  up: { row: -1, col: 0 },
  down: { row: 1, col: 0 },
  left: { row: 0, col: -1 },
  right: { row: 0, col: 1 },
};

/** The next cell in a direction that applies; the same one at the edge. */
export function moveTo(layout: Layout, from: Spot, arrow: Arrow): Spot {
  const step = STEP[arrow];
  let at = { row: from.row + step.row, col: from.col + step.col };
  while (isInside(layout, at)) {
    if (layout.modeAt(at) !== 'none') return at;
    at = { row: at.row + step.row, col: at.col + step.col };
  }
  return from;
}

/** The last cell in a direction that applies. */
export function edgeTo(layout: Layout, from: Spot, arrow: Arrow): Spot {
  let at = from;
  for (let next = moveTo(layout, at, arrow); next !== at; next = moveTo(layout, at, arrow)) at = next;
  return at;
}

/** So many rows up or down, or as far as there are rows; the nearest cell there that applies. */
export function pageTo(layout: Layout, from: Spot, rows: number): Spot {
  const row = Math.max(0, Math.min(layout.rows - 1, from.row + rows));
  const there = { row, col: from.col };
  if (row === from.row || layout.modeAt(there) !== 'none') return row === from.row ? from : there;
  const back = moveTo(layout, there, rows > 0 ? 'up' : 'down');
  return back === there ? from : back;
}

/** Enter: the next cell to type below, then the top of the next column; null behind the last (and, backwards, before the first). */
export function enterTo(layout: Layout, from: Spot, backwards = false): Spot | null {
  const { rows, cols } = layout;
  const place = (at: number): Spot => ({ row: at % rows, col: Math.floor(at / rows) });
  return nextTyped(layout, { from: from.col * rows + from.row, count: rows * cols, place, backwards });
}

/** Tab: the next cell to type to the right, then the next row; null behind the last, where Tab leaves the grid. */
export function tabTo(layout: Layout, from: Spot, backwards = false): Spot | null {
  const { rows, cols } = layout;
  const place = (at: number): Spot => ({ row: Math.floor(at / cols), col: at % cols });
  return nextTyped(layout, { from: from.row * cols + from.col, count: rows * cols, place, backwards });
}

type Run = {
  readonly from: number;
  readonly count: number;
  readonly place: (at: number) => Spot;
  readonly backwards: boolean;
};

function nextTyped(layout: Layout, { from, count, place, backwards }: Run): Spot | null {
  const step = backwards ? -1 : 1;
  for (let at = from + step; at >= 0 && at < count; at += step) {
    const spot = place(at);
    if (isTyped(layout, spot)) return spot;
  }
  return null;
}

/** Where the one Tab stop into the grid lies: the first cell to type, row by row; null where nothing is typed. */
export const firstTyped = (layout: Layout): Spot | null => tabTo(layout, { row: 0, col: -1 });

/** Where the Tab stop lies in any case: the first cell to type, else the first one that applies; null in an empty grid. */
export function firstStop(layout: Layout): Spot | null {
  const typed = firstTyped(layout);
  if (typed || layout.rows === 0 || layout.cols === 0) return typed;
  const corner = { row: 0, col: 0 };
  return layout.modeAt(corner) === 'none' ? moveTo(layout, corner, 'right') : corner;
}
