import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePickOptions } from '../fields/use-pick-options.ts';
import { t } from '../i18n.ts';
import type { GridColumn } from './column.ts';
import type { Editing } from './editing.ts';
import { GRID } from './grid.text.ts';
import { useGrid } from './grid-context.ts';

type Props = { id: string; column: GridColumn; editing: Editing; anchor: RefObject<HTMLElement | null> };

/** px: as high as the list gets, and so far from the cell. */
const MOST_HEIGHT = 264;
const GAP = 2;

/** What a cell offers, below it or above it; the focus stays in the cell. */
export function ChooseList(props: Props) {
  return props.column.field.kind === 'ref' ? <RefList {...props} /> : <Offers {...props} more={null} />;
}

/** Records are searched on the server while one types. */
function RefList(props: Props) {
  const { model, amongAt } = useGrid();
  const { text, spot } = props.editing;
  const row = model.rows.rowAt(spot.row);
  const among = row && amongAt?.(row, props.column);
  const target = String(props.column.field.target);
  const { options, answered, loading, search, loadMore } = usePickOptions(target, true, { among });
  const offers = useMemo(
    () => options.map(({ id, label, hint, brings }) => ({ value: id, label, hint, brings })),
    [options],
  );
  useEffect(() => search(text), [search, text]);
  useEffect(() => {
    if (answered === text.trim()) model.found(text, offers);
  }, [model, answered, text, offers]);
  return <Offers {...props} more={loading ? t(GRID.loading) : null} onEnd={loadMore} />;
}

function Offers({ id, column, editing, anchor, more, onEnd }: Props & { more: ReactNode; onEnd?: () => void }) {
  const { model } = useGrid();
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top?: number; bottom?: number; minWidth: number }>();
  const { offers } = editing;

  useLayoutEffect(() => {
    const cell = anchor.current?.getBoundingClientRect();
    if (!cell) return;
    const below = window.innerHeight - cell.bottom > MOST_HEIGHT || cell.top < window.innerHeight / 2;
    setPlace({
      left: Math.min(cell.left, window.innerWidth - Math.max(cell.width, 160)),
      minWidth: cell.width,
      ...(below ? { top: cell.bottom + GAP } : { bottom: window.innerHeight - cell.top + GAP }),
    });
  }, [anchor]);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  return createPortal(
    <div
      ref={list}
      id={id}
      className="grid-offers"
      role="listbox"
      aria-label={t(GRID.choices, { label: column.label ?? t(column.field.label) })}
      style={{ ...place, maxHeight: MOST_HEIGHT, visibility: place ? undefined : 'hidden' }}
      onScroll={(event) => {
        const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
        if (scrollHeight - scrollTop - clientHeight < 40) onEnd?.();
      }}
      // The focus stays in the cell, so that one may go on typing.
      onPointerDown={(event) => event.preventDefault()}
    >
      {offers.map((offer, i) => (
        <div
          key={String(offer.value)}
          id={`${id}-${i}`}
          className="grid-offer"
          role="option"
          tabIndex={-1}
          aria-selected={i === editing.at}
          onPointerUp={() => model.pick(i)}
        >
          {offer.label}
          {offer.hint && <span className="pick-hint">{offer.hint}</span>}
        </div>
      ))}
      {(more || offers.length === 0) && <div className="grid-no-offer">{more ?? t(GRID.nothing)}</div>}
    </div>,
    document.body,
  );
}
