import { type RefObject, startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type GridColumn, kindOf } from './column.ts';
import { NUMBER_WIDTH, ROW_HEIGHT } from './grid-context.ts';
import type { Spot } from './spot.rules.ts';
import { colSpan, EXTRA_PX, leftsOf, rowSpan, type Span, scrolledTo, widthsOf } from './window.rules.ts';

/** px of a column whose owner says nothing: as much as its values take. */
function widthOf({ field, width, total }: GridColumn): number {
  if (width !== undefined) return width;
  switch (kindOf(field)) {
    case 'number':
      return total ? 132 : field.variant === 'int' ? 88 : 112;
    case 'bool':
      return 72;
    case 'date':
      return 104;
    case 'datetime':
    case 'position':
      return 144;
    case 'text':
    case 'ref':
      return 160;
    default:
      return 120;
  }
}

const grows = ({ field, width }: GridColumn): boolean =>
  width === undefined && ['text', 'ref', 'file'].includes(kindOf(field));

/** Frozen columns that take more than this part of the box leave too little to scroll in: then none is. */
const MOST_FROZEN = 0.6;

type Seen = { width: number; height: number; left: number; top: number };
type Given = {
  box: RefObject<HTMLDivElement | null>;
  columns: readonly GridColumn[];
  count: number;
  /** Height of heads and foot, px. */
  head: number;
  foot: number;
};

/** What of a grid is seen: widths, and the rows and columns to draw. */
export function useWindow({ box, columns, count, head, foot }: Given) {
  const [seen, setSeen] = useState<Seen>({ width: 0, height: 0, left: 0, top: 0 });
  const look = useCallback(() => {
    const at = box.current;
    if (!at) return;
    const { clientWidth: width, clientHeight: height, scrollLeft: left, scrollTop: top } = at;
    setSeen((now) =>
      now.width === width && now.height === height && now.left === left && now.top === top
        ? now
        : { width, height, left, top },
    );
  }, [box]);
  /** A step by keys scrolls into what is drawn already: what comes beyond it may wait for the next key. */
  const stepped = useRef(false);
  const onScroll = useCallback(() => {
    if (stepped.current) startTransition(look);
    else look();
    stepped.current = false;
  }, [look]);
  useLayoutEffect(() => {
    look();
    const observer = new ResizeObserver(look);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, look]);

  const widths = useMemo(
    () =>
      widthsOf(
        columns.map((column) => ({ width: widthOf(column), grows: grows(column) })),
        seen.width - NUMBER_WIDTH,
      ),
    [columns, seen.width],
  );
  const lefts = useMemo(() => leftsOf(widths), [widths]);
  const asked = columns.findIndex(({ frozen }) => !frozen);
  const leading = asked < 0 ? columns.length : asked;
  const frozen = seen.width > 0 && lefts[leading]! > seen.width * MOST_FROZEN ? 0 : leading;
  const room = Math.max(0, seen.height - head - foot);
  const rows = rowSpan({ top: seen.top, height: room, rowHeight: ROW_HEIGHT, count });
  const cols = colSpan({ left: seen.left, width: seen.width - NUMBER_WIDTH, lefts, frozen });

  /** Scrolls as little as brings a cell into sight. */
  const reveal = useCallback(
    ({ row, col }: Spot) => {
      const at = box.current;
      if (!at) return;
      const top = scrolledTo({
        scroll: at.scrollTop,
        room: at.clientHeight,
        before: head,
        behind: foot,
        from: head + row * ROW_HEIGHT,
        to: head + (row + 1) * ROW_HEIGHT,
      });
      stepped.current = Math.abs(top - at.scrollTop) <= ROW_HEIGHT;
      if (top !== at.scrollTop) at.scrollTop = top;
      if (col < frozen) return;
      const left = scrolledTo({
        scroll: at.scrollLeft,
        room: at.clientWidth,
        before: NUMBER_WIDTH + lefts[frozen]!,
        behind: 0,
        from: NUMBER_WIDTH + lefts[col]!,
        to: NUMBER_WIDTH + lefts[col + 1]!,
      });
      stepped.current &&= Math.abs(left - at.scrollLeft) <= EXTRA_PX;
      if (left !== at.scrollLeft) at.scrollLeft = left;
    },
    [box, head, foot, frozen, lefts],
  );
  const page = Math.max(1, Math.floor(room / ROW_HEIGHT) - 1);
  const scrolls = NUMBER_WIDTH + lefts.at(-1)! > seen.width;
  return { widths, lefts, frozen, scrolls, rows: useSpan(rows), cols: useSpan(cols), reveal, onScroll, page };
}

/** The same object while it says the same, so that rows are not drawn again. */
function useSpan({ from, to }: Span): Span {
  return useMemo(() => ({ from, to }), [from, to]);
}
