import type { Box, Range, Spot } from './spot.rules.ts';

type Filled = {
  readonly range: Range;
  readonly lines: readonly { from: Spot[]; into: Spot[] }[];
};

/** Where a fill from a box to a spot goes; along the way that reaches further. A series runs away from the box. */
export function filled(box: Box, to: Spot): Filled | null {
  const down = Math.max(to.row - box.bottom, box.top - to.row);
  const side = Math.max(to.col - box.right, box.left - to.col);
  if (down <= 0 && side <= 0) return null;
  const upright = down >= side;
  const back = upright ? to.row < box.top : to.col < box.left;
  const count = upright ? down : side;
  const [first, last] = upright ? [box.top, box.bottom] : [box.left, box.right];
  const lanes = upright ? [box.left, box.right] : [box.top, box.bottom];
  const spot = (lane: number, at: number): Spot => (upright ? { row: at, col: lane } : { row: lane, col: at });
  const lines = Array.from({ length: lanes[1]! - lanes[0]! + 1 }, (_, i) => {
    const lane = lanes[0]! + i;
    const from = Array.from({ length: last - first + 1 }, (_v, k) => spot(lane, first + k));
    const into = Array.from({ length: count }, (_v, k) => spot(lane, back ? first - 1 - k : last + 1 + k));
    return { from: back ? from.reverse() : from, into };
  });
  const end = back ? first - count : last + count;
  const range = upright
    ? { from: { row: back ? box.bottom : box.top, col: box.left }, to: { row: end, col: box.right } }
    : { from: { row: box.top, col: back ? box.right : box.left }, to: { row: box.bottom, col: end } };
  return { range, lines };
}
