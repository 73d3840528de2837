import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { wayOf } from './column.ts';
import type { GridBlock } from './grid-block.ts';
import type { GridModel } from './grid-model.ts';
import { type Spot, sameSpot } from './spot.rules.ts';

type Given = { model: GridModel; block: GridBlock; held: { current: boolean } };

function spotOf(target: EventTarget): { row: number; col: number | null } | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  if (row === undefined) return null;
  const col = target.closest<HTMLElement>('[data-col]')?.dataset.col;
  return { row: Number(row), col: col === undefined ? null : Number(col) };
}

/** The mouse on the cells: choosing, drawing over several, the fill handle, and opening what is already chosen. */
export function usePointer({ model, block, held }: Given) {
  const [fill, setFill] = useState<Spot | null>(null);
  const drags = useRef<'choose' | 'rows' | 'fill' | null>(null);
  const again = useRef(false);

  const cellAt = (target: EventTarget): Spot | null => {
    const found = spotOf(target);
    return found && found.col !== null ? { row: found.row, col: found.col } : null;
  };

  useEffect(() => {
    const stop = () => {
      drags.current = null;
      setFill(null);
    };
    window.addEventListener('pointerup', stop);
    return () => window.removeEventListener('pointerup', stop);
  }, []);

  return {
    fill,
    onHandle(event: PointerEvent) {
      drags.current = 'fill';
      event.preventDefault();
    },
    onPointerDown(event: PointerEvent) {
      const target = event.target as Element;
      if (event.button !== 0 || target.closest('[data-fold]')) return;
      const found = spotOf(target);
      if (!found) return;
      const typing = model.editing();
      again.current = false;
      if (found.col === null) {
        block.end();
        held.current = true;
        drags.current = 'rows';
        chooseRow(found.row, event.shiftKey);
        event.preventDefault();
        return;
      }
      const spot = { row: found.row, col: found.col };
      if (model.rows.modeAt(spot) === 'none') return;
      if (typing && sameSpot(typing.spot, spot)) return;
      block.end();
      held.current = true;
      again.current = sameSpot(model.active(), spot) && !model.isRange();
      drags.current = 'choose';
      if (!again.current) model.goTo(spot, event.shiftKey);
      // The text field of the cell takes the focus by itself; one that is there already is left to the mouse.
      if (!again.current) event.preventDefault();
    },
    onPointerMove(event: PointerEvent) {
      if (event.buttons !== 1 || !drags.current) return;
      const found = spotOf(event.target);
      if (found && drags.current === 'rows') return chooseRow(found.row, true);
      const spot = cellAt(event.target);
      if (!spot) return;
      if (drags.current === 'fill') setFill((now) => (sameSpot(now, spot) ? now : spot));
      else if (!sameSpot(model.active(), spot)) {
        again.current = false;
        model.goTo(spot, true);
      }
    },
    onPointerUp(event: PointerEvent) {
      const spot = cellAt(event.target);
      if (drags.current === 'fill' && spot) block.fillTo(spot);
    },
    /** A press on the cell where one is opens its list or its control. */
    onClick(event: MouseEvent) {
      const spot = cellAt(event.target);
      if (!spot || !again.current || model.editing() || wayOf(model.columnAt(spot)) === 'text') return;
      model.edit(spot);
    },
    onDoubleClick(event: MouseEvent) {
      const spot = cellAt(event.target);
      if (spot && !model.editing() && !(event.target as Element).closest('[data-fold]')) model.edit(spot);
    },
  };

  /** The whole row, or all rows from the one where choosing began. */
  function chooseRow(row: number, extend: boolean): void {
    const last = model.given().columns.length - 1;
    const from = extend ? (model.range()?.from.row ?? row) : row;
    model.choose({ from: { row: from, col: last }, to: { row, col: 0 } });
  }
}
