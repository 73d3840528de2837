import { type KeyboardEvent, type PointerEvent, type ThHTMLAttributes, useRef } from 'react';
import { t } from '../../i18n.ts';
import { LIST } from '../list.text.ts';
import './column-resize.css';

export const LEAST_WIDTH = 56;
const MOST_WIDTH = 1000;
/** px of one press of an arrow. */
const STEP = 8;

export type Resize = {
  readonly name: string;
  readonly width: number;
  /** px, or nothing for the width that the column has by itself. */
  readonly onWidth: (width: number | undefined) => void;
};

const bounded = (width: number): number => Math.round(Math.min(Math.max(width, LEAST_WIDTH), MOST_WIDTH));

/**
 * The head of a column that can be drawn wider: by its right edge, or with Shift and an arrow while the head has the focus. A double press
 * on the edge, or Shift+Backspace, gives its own width back.
 */
export function ResizableHead({
  resize,
  children,
  ...rest
}: ThHTMLAttributes<HTMLTableCellElement> & { resize?: Resize }) {
  if (!resize) return <th {...rest}>{children}</th>;
  const press = (event: KeyboardEvent<HTMLTableCellElement>): void => {
    const own = event.shiftKey && event.target === event.currentTarget;
    if (own && event.key === 'ArrowLeft') resize.onWidth(bounded(resize.width - STEP));
    else if (own && event.key === 'ArrowRight') resize.onWidth(bounded(resize.width + STEP));
    else if (own && event.key === 'Backspace') resize.onWidth(undefined);
    else {
      rest.onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <th {...rest} tabIndex={0} aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight" onKeyDown={press}>
      {children}
      <Edge {...resize} />
    </th>
  );
}

/** The right edge of a head. A line follows the pointer; the table is drawn anew when it is let go. */
function Edge({ name, width, onWidth }: Resize) {
  const from = useRef<number>(undefined);
  const drag = (event: PointerEvent<HTMLSpanElement>): number =>
    bounded(width + event.clientX - (from.current ?? event.clientX));
  return (
    <span
      className="list-resize"
      title={t(LIST.resize, { name })}
      aria-hidden="true"
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => {
        event.stopPropagation();
        onWidth(undefined);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.stopPropagation();
        from.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.dataset.drag = 'true';
      }}
      onPointerMove={(event) => {
        if (from.current === undefined) return;
        event.currentTarget.style.transform = `translateX(${drag(event) - width}px)`;
      }}
      onPointerUp={(event) => {
        const next = drag(event);
        const moved = from.current !== undefined && next !== width;
        from.current = undefined;
        event.currentTarget.style.transform = '';
        delete event.currentTarget.dataset.drag;
        if (moved) onWidth(next);
      }}
    />
  );
}
