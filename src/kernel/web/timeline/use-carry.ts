import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useRef, useState } from 'react';
import type { TimelineBar, TimelineMove, TimelineRow } from './timeline-props.ts';
import { DAY_MS, HOUR_MS, type LaidRow, rowAt, type Scale, snapped } from './timeline-scale.ts';

/** px that a pointer goes before a press is a drag. */
const THRESHOLD = 4;
/** px from an edge within which a drag scrolls, and by how much. */
const EDGE = 28;
const PUSH = 18;

type Held = {
  readonly bar: TimelineBar;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  moved: boolean;
};

type Given = {
  readonly box: RefObject<HTMLElement | null>;
  readonly scale: Scale;
  readonly rows: readonly LaidRow<TimelineRow, TimelineBar>[];
  /** px of the axis above the rows. */
  readonly above: number;
  readonly onPick?: (bar: TimelineBar) => void;
  readonly onMove?: (move: TimelineMove) => void;
};

export type Carry = {
  /** Where the bar would be put now; nothing while none is carried. */
  readonly move: TimelineMove | undefined;
  readonly pointer: (bar: TimelineBar) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
  };
  /** Whether the key was one of carrying. */
  readonly key: (event: KeyboardEvent<HTMLElement>, bar: TimelineBar) => boolean;
  /** Whether the press that has just ended was a drag: a click that follows it opens nothing. */
  readonly dragged: () => boolean;
};

/** Carries a bar to another time and another row, by pointer or by keyboard; nothing happens before it is put down. */
export function useCarry({ box, scale, rows, above, onPick, onMove }: Given): Carry {
  const [move, setMove] = useState<TimelineMove>();
  const held = useRef<Held>(undefined);
  const wasDrag = useRef(false);
  const { perDay } = scale;
  /** Fine steps where there is room for them. */
  const step = perDay >= 40 ? HOUR_MS : 6 * HOUR_MS;

  const put = useCallback(
    (next: TimelineMove) => {
      setMove(undefined);
      if (next.row !== next.bar.row || next.from !== next.bar.from) onMove?.(next);
    },
    [onMove],
  );

  const pointer: Carry['pointer'] = (bar) => ({
    onPointerDown: (event) => {
      wasDrag.current = false;
      if (!bar.moves || event.button !== 0 || move) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = {
        bar,
        x: event.clientX,
        y: event.clientY,
        left: box.current?.scrollLeft ?? 0,
        moved: false,
      };
      onPick?.(bar);
    },
    onPointerMove: (event) => {
      const one = held.current;
      const element = box.current;
      if (!one || !element) return;
      if (!one.moved && Math.hypot(event.clientX - one.x, event.clientY - one.y) < THRESHOLD) return;
      one.moved = true;
      const edge = element.getBoundingClientRect();
      if (event.clientX > edge.right - EDGE) element.scrollLeft += PUSH;
      else if (event.clientX < edge.left + EDGE) element.scrollLeft -= PUSH;
      if (event.clientY > edge.bottom - EDGE) element.scrollTop += PUSH;
      else if (event.clientY < edge.top + above + EDGE) element.scrollTop -= PUSH;
      const dx = event.clientX - one.x + element.scrollLeft - one.left;
      const from = snapped(one.bar.from + (dx / perDay) * DAY_MS, step);
      const y = event.clientY - edge.top + element.scrollTop - above;
      const row = rowAt(rows, y)?.row.key ?? one.bar.row;
      setMove((old) => (old && old.row === row && old.from === from ? old : { bar: one.bar, row, from }));
    },
    onPointerUp: () => {
      const one = held.current;
      held.current = undefined;
      wasDrag.current = one?.moved === true;
      if (one?.moved && move) put(move);
      else setMove(undefined);
    },
    onPointerCancel: () => {
      held.current = undefined;
      setMove(undefined);
    },
  });

  const key: Carry['key'] = (event, bar) => {
    if (event.key === 'Escape' && move) {
      held.current = undefined;
      setMove(undefined);
      return true;
    }
    if (event.key === ' ') {
      if (move) put(move);
      else if (bar.moves) {
        onPick?.(bar);
        setMove({ bar, row: bar.row, from: bar.from });
      }
      return true;
    }
    if (!move || held.current) return false;
    if (event.key === 'Enter') {
      put(move);
      return true;
    }
    const by = event.shiftKey ? DAY_MS : step;
    const at = rows.findIndex((one) => one.row.key === move.row);
    const next = (to: Partial<TimelineMove>): true => {
      setMove({ bar: move.bar, row: to.row ?? move.row, from: to.from ?? move.from });
      return true;
    };
    if (event.key === 'ArrowLeft') return next({ from: move.from - by });
    if (event.key === 'ArrowRight') return next({ from: move.from + by });
    if (event.key === 'ArrowUp') return next({ row: rows[Math.max(0, at - 1)]?.row.key });
    if (event.key === 'ArrowDown') return next({ row: rows[Math.min(rows.length - 1, at + 1)]?.row.key });
    return false;
  };

  return { move, pointer, key, dragged: () => wasDrag.current };
}
