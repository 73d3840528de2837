import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { enterTo } from '../../../kernel/web/grid/move.rules.ts';
import type { Spot } from '../../../kernel/web/grid/spot.rules.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { OIL_ROW_TEXT } from '../reports/oil.text.ts';
import { findRow, type OilRowCode } from '../reports/oil-rows.rules.ts';
import { ENTRY } from './entry.text.ts';
import { readFigure } from './figure.rules.ts';
import { type GridController, isTake } from './grid-controller.web.ts';
import { type CellKey, cellPath, cellValue } from './oil-grid.rules.ts';
import { columnName, shortName } from './oil-names.web.ts';

/** The grades behind a cell, one line each; their sum is what the cell shows. */
export function SplitEditor({ grid }: { grid: GridController }) {
  const split = useSyncExternalStore(grid.subscribe, grid.splitAt);
  return split && <Open key={grid.cellId(split.spot)} grid={grid} spot={split.spot} typed={split.typed} />;
}

function Open({ grid, spot, typed }: { grid: GridController; spot: Spot; typed: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  const column = grid.columnAt(spot);
  const row = grid.rowAt(spot);
  const { store } = grid.entry;
  const total = useSyncExternalStore(
    (listener) => store.subscribe('oil', listener),
    () => cellValue(findRow(store.values().oil, row), column),
  );

  useEffect(() => {
    const element = box.current;
    const cell = document.getElementById(grid.cellId(spot));
    if (!element || !cell) return;
    const place = () => {
      const { left, bottom } = cell.getBoundingClientRect();
      element.style.left = `${Math.min(left, window.innerWidth - element.offsetWidth - 8)}px`;
      element.style.top = `${Math.min(bottom + 2, window.innerHeight - element.offsetHeight - 8)}px`;
    };
    place();
    window.addEventListener('scroll', place, true);
    const away = (event: MouseEvent) => {
      if (event.target instanceof Node && !element.contains(event.target) && !cell.contains(event.target))
        grid.finish();
    };
    document.addEventListener('mousedown', away);
    return () => {
      window.removeEventListener('scroll', place, true);
      document.removeEventListener('mousedown', away);
    };
  }, [grid, spot]);

  function onKeyDown(event: KeyboardEvent): void {
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])];
    const at = inputs.indexOf(event.target as HTMLInputElement);
    const step = event.key === 'ArrowUp' || (event.shiftKey && event.key !== 'Escape') ? -1 : 1;
    if (event.key === 'Escape') {
      grid.cancel();
      grid.goTo(spot);
    } else if (['Enter', 'Tab', 'ArrowDown', 'ArrowUp'].includes(event.key)) {
      const next = inputs[at + step];
      if (next) next.focus({ preventScroll: true });
      else {
        grid.finish();
        grid.goTo(event.key === 'Enter' ? (enterTo(grid.layout(), spot, event.shiftKey) ?? spot) : spot);
      }
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const words = { row: t(OIL_ROW_TEXT[row]), column: columnName(column) };
  return (
    <div ref={box} className="oil-grades" role="dialog" aria-label={t(ENTRY.splitOf, words)} onKeyDown={onKeyDown}>
      {grid.keysAt(spot).map((key, i) => (
        <GradeInput key={key} grid={grid} row={row} grade={key} first={i === 0} typed={i === 0 ? typed : null} />
      ))}
      <p>
        <span>{t(OIL_ROW_TEXT.TOTAL)}</span>
        <output>{total === null ? '—' : formatDecimal(total, 3)}</output>
      </p>
    </div>
  );
}

type GradeProps = { grid: GridController; row: OilRowCode; grade: CellKey; first: boolean; typed: string | null };

function GradeInput({ grid, row, grade, first, typed }: GradeProps) {
  const path = cellPath(row, grade);
  const { value, set } = useField(grid.entry.store, path);
  const stored = typeof value === 'string' ? value : '';
  const [text, setText] = useState<string | null>(typed);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!first) return;
    input.current?.focus({ preventScroll: true });
  }, [first]);
  return (
    <label>
      <span>{shortName(grade)}</span>
      <input
        ref={input}
        className="oil-grades-input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text ?? stored}
        onChange={(event) => {
          const expected = isTake(event.target.value) ? grid.expectedOf(row, grade) : null;
          if (expected) {
            setText(null);
            return set(expected);
          }
          setText(event.target.value);
          const figure = readFigure(event.target.value, 3);
          if (figure !== undefined) set(figure);
        }}
        onFocus={(event) => text === null && event.currentTarget.select()}
        onBlur={() => setText(null)}
      />
    </label>
  );
}
