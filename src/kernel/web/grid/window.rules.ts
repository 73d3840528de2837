/** From the first to the last that is drawn, the last not included. */
export type Span = { readonly from: number; readonly to: number };

/** Rows and columns are drawn a little beyond what is seen, so that a slow scroll meets no gap. */
const EXTRA_ROWS = 4;
export const EXTRA_PX = 240;

/** Room that is left is given to the columns that can use it, in equal parts; too many columns keep their widths and scroll. */
export function widthsOf(columns: readonly { width: number; grows: boolean }[], room: number): number[] {
  const wanted = columns.reduce((sum, { width }) => sum + width, 0);
  const growing = columns.filter(({ grows }) => grows).length || columns.length;
  const each = Math.floor(Math.max(0, room - wanted) / Math.max(1, growing));
  const anyGrows = columns.some(({ grows }) => grows);
  return columns.map(({ width, grows }) => (grows || !anyGrows ? width + each : width));
}

/** Where each column begins, px; one more tells where the last one ends. */
export function leftsOf(widths: readonly number[]): number[] {
  const lefts = [0];
  for (const width of widths) lefts.push(lefts.at(-1)! + width);
  return lefts;
}

/** The rows that a box of `height` px shows when it is scrolled by `top`. */
export function rowSpan({
  top,
  height,
  rowHeight,
  count,
}: Record<'top' | 'height' | 'rowHeight' | 'count', number>): Span {
  return {
    from: Math.max(0, Math.floor(top / rowHeight) - EXTRA_ROWS),
    to: Math.min(count, Math.ceil((top + height) / rowHeight) + EXTRA_ROWS),
  };
}

/** The columns beside the frozen ones that a box of `width` px shows when it is scrolled by `left`. */
export function colSpan({
  left,
  width,
  lefts,
  frozen,
}: {
  left: number;
  width: number;
  lefts: readonly number[];
  frozen: number;
}): Span {
  const count = lefts.length - 1;
  const inside = (col: number): boolean =>
    lefts[col + 1]! > left + lefts[frozen]! - EXTRA_PX && lefts[col]! < left + width + EXTRA_PX;
  let from = frozen;
  while (from < count && !inside(from)) from += 1;
  let to = from;
  while (to < count && inside(to)) to += 1;
  return { from, to };
}

/** How far a box must be scrolled so that from..to lies within its seen part; px. `before` and `behind` are covered by what sticks. */
export function scrolledTo({
  scroll,
  room,
  before,
  behind,
  from,
  to,
}: Record<'scroll' | 'room' | 'before' | 'behind' | 'from' | 'to', number>): number {
  if (from < scroll + before) return from - before;
  return to > scroll + room - behind ? Math.min(from - before, to - room + behind) : scroll;
}
