import { isNegative } from '../../../kernel/value/decimal.ts';
import { controlId } from '../../../kernel/web/form/field-id.ts';
import type { GridWrite } from '../../../kernel/web/grid/clipboard.rules.ts';
import { firstTyped } from '../../../kernel/web/grid/move.rules.ts';
import { inRange, isTyped, type Layout, type Range, type Spot, sameSpot } from '../../../kernel/web/grid/spot.rules.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { OIL_ROW_TEXT } from '../reports/oil.text.ts';
import { findRow, type OilRowCode, oilCell } from '../reports/oil-rows.rules.ts';
import { createCellWrites } from './cell-writes.web.ts';
import { ENTRY } from './entry.text.ts';
import type { Entry } from './entry-model.web.ts';
import { readFigure } from './figure.rules.ts';
import { reveal } from './focus-order.web.ts';
import { gridBlock } from './grid-block.web.ts';
import {
  type CellKey,
  cellMode,
  cellPath,
  cellValue,
  type GridColumn,
  keysOnBoard,
  onlyKey,
  placesOfColumn,
  readKey,
} from './oil-grid.rules.ts';
import { layoutOf, type Modes, modeAt } from './oil-layout.web.ts';
import { columnName } from './oil-names.web.ts';

type Editing = { readonly spot: Spot; readonly key: CellKey; readonly text: string; readonly wrong: boolean };

/** `=` alone, from either keyboard. */
export const isTake = (text: string): boolean => /^[=＝]$/.test(text.trim());

/** The oil grid between its cells: where one is, what is chosen, what is being typed, and what can be taken back. */
export type GridController = ReturnType<typeof createGridController>;

export function createGridController({ entry, form }: { entry: Entry; form: string }) {
  const { store, columns } = entry;
  let rows: readonly OilRowCode[] = entry.view().rows;
  let modes = modesOf();
  let layout: Layout = layoutOf(modes);
  let active: Spot | null = firstTyped(layout);
  let anchor: Spot | null = null;
  let editing: Editing | null = null;
  let split: { spot: Spot; typed: string | null } | null = null;
  let before: Record<string, unknown> = {};
  let note = '';
  const writes = createCellWrites(store);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  function modesOf(): Modes {
    const { oil } = store.values();
    return rows.map((row) => columns.map((column) => cellMode({ row, column, oil })));
  }

  const rowAt = (spot: Spot): OilRowCode => rows[spot.row]!;
  const columnAt = (spot: Spot): GridColumn => columns[spot.col]!;
  const read = (spot: Spot): string | null => cellValue(findRow(store.values().oil, rowAt(spot)), columnAt(spot));
  const cellId = (spot: Spot): string => `${controlId(form, cellPath(rowAt(spot), columnAt(spot).keys[0]!))}-cell`;
  const range = (): Range | null => (active ? { from: anchor ?? active, to: active } : null);

  /** The one grade that a figure typed into a cell belongs to; null when it has to be divided over several. */
  const burntBefore = entry.context.previous?.oil ?? [];
  function keyToWrite(spot: Spot): CellKey | null {
    return onlyKey({ row: rowAt(spot), column: columnAt(spot), oil: store.values().oil, before: burntBefore });
  }

  const keysOf = (column: GridColumn): readonly CellKey[] =>
    keysOnBoard({ column, oil: store.values().oil, before: burntBefore });
  const keysAt = (spot: Spot): readonly CellKey[] => keysOf(columnAt(spot));

  function pathToWrite(spot: Spot): string | null {
    const key = keyToWrite(spot);
    return key && cellPath(rowAt(spot), key);
  }

  /** One act; answers how many figures would have to be divided over several grades and are left out. */
  function writeCells(cells: readonly GridWrite<string>[]): number {
    const changes: Record<string, unknown> = {};
    let lost = 0;
    for (const { spot, value } of cells) {
      if (value === null) for (const key of columnAt(spot).keys) changes[cellPath(rowAt(spot), key)] = null;
      else {
        const path = pathToWrite(spot);
        if (path) changes[path] = value;
        else lost += 1;
      }
    }
    writes.write(changes);
    return lost;
  }

  function say(text: string): void {
    note = text;
    tell();
  }

  function focusCell(spot: Spot): void {
    const cell = document.getElementById(cellId(spot));
    cell?.focus({ preventScroll: true });
    if (cell) reveal(cell, 'nearest');
  }

  function goTo(spot: Spot, extend = false): void {
    if (extend) anchor ??= active;
    else anchor = null;
    active = spot;
    tell();
    focusCell(spot);
  }

  /** `text` replaces what the cell holds; without it the figure itself is edited. */
  function edit(spot: Spot, text?: string): void {
    const mode = modeAt(modes, spot);
    const key = keyToWrite(spot);
    active = spot;
    anchor = null;
    // Typing goes straight to the only grade in question; F2 and a click always open them all.
    if (mode === 'split' && (key === null || text === undefined)) {
      before = valuesOf(spot);
      const [row, first] = [rowAt(spot), keysAt(spot)[0]!];
      const expected = text !== undefined && isTake(text) ? expectedOf(row, first) : null;
      split = { spot, typed: expected === null ? (text ?? null) : null };
      const figure = expected ?? (text === undefined ? undefined : readFigure(text, placesOfColumn(columnAt(spot))));
      if (figure !== undefined) store.set(cellPath(row, first), figure);
    } else if (key && (mode === 'edit' || mode === 'split')) {
      before = valuesOf(spot);
      editing = { spot, key, text: '', wrong: false };
      if (text === undefined) editing = { spot, key, text: read(spot) ?? '', wrong: false };
      else type(text);
    }
    tell();
  }

  const valuesOf = (spot: Spot): Record<string, unknown> =>
    Object.fromEntries(columnAt(spot).keys.map((key) => [cellPath(rowAt(spot), key), keyValue(rowAt(spot), key)]));
  const keyValue = (row: OilRowCode, key: CellKey): string | null => readKey(findRow(store.values().oil, row), key);

  /** What is typed counts at once, so that totals and checks follow; leaving brings it to its places. */
  function type(text: string): void {
    if (!editing) return;
    const { spot, key } = editing;
    const taken = isTake(text) ? expectedOf(rowAt(spot), key) : null;
    const shown = taken ?? text;
    const value = readFigure(shown, placesOfColumn(columnAt(spot)));
    editing = { spot, key, text: shown, wrong: value === undefined };
    if (value !== undefined) store.set(cellPath(rowAt(spot), key), value);
    tell();
  }

  /** `=` takes what the figures come to: the book stock, or the hours of the passage. */
  function expectedOf(row: OilRowCode, key: CellKey): string | null {
    entry.settle();
    const { oil, ssTime, manTime } = store.values();
    if (key === 'runningHour')
      return row === 'ME_CONST' ? ssTime : row === 'ME_MAN' ? manTime : entry.view().expected.elapsed;
    if (row !== 'CURRENT_STOCK') return entry.view().suggestions.get(cellPath(row, key)) ?? null;
    const book = oilCell(oil, 'BOOK_STOCK', key) ?? '0';
    // What the form would refuse is not offered.
    return isNegative(book) ? null : book;
  }

  /** The path of a cell that is still empty and asked for, or that something is offered for. */
  function openPath(spot: Spot): string | null {
    if (!isTyped(layout, spot)) return null;
    const { marks, suggestions } = entry.view();
    const paths = columnAt(spot).keys.map((key) => cellPath(rowAt(spot), key));
    const empty = paths.filter((path) => (store.get(path) ?? null) === null);
    return empty.find((path) => suggestions.has(path) || marks.get(path)?.missing) ?? null;
  }

  /** Column by column, from a cell on and then from the top; the cell itself comes last. */
  function nextOpen(from: Spot | null): Spot | null {
    entry.settle();
    const spots = columns.flatMap((_column, col) => rows.map((_row, row) => ({ row, col })));
    const at = from ? spots.findIndex((spot) => sameSpot(spot, from)) : -1;
    return [...spots.slice(at + 1), ...spots.slice(0, at + 1)].find((spot) => openPath(spot) !== null) ?? null;
  }

  function finish(): void {
    writes.keepTyped(before);
    if (editing?.wrong) note = t(ENTRY.notFigure, { text: editing.text });
    editing = null;
    split = null;
    before = {};
    tell();
  }

  function cancel(): void {
    store.setMany(before);
    before = {};
    editing = null;
    split = null;
    tell();
  }

  return {
    entry,
    columns,
    rows: () => rows,
    modes: () => modes,
    layout: () => layout,
    active: () => active,
    editing: () => editing,
    splitAt: () => split,
    note: () => note,
    range,
    rowAt,
    columnAt,
    cellId,
    keysOf,
    keysAt,
    nextOpen,
    /** Takes what is offered for an empty cell; whether something was. */
    takeOffered(spot: Spot): boolean {
      const path = openPath(spot);
      return path !== null && entry.take(path);
    },
    /** Row and column in words, for a control that has no label of its own. */
    nameOf: (spot: Spot): string => `${t(OIL_ROW_TEXT[rowAt(spot)])} ${columnName(columnAt(spot))}`,
    read,
    expectedOf,
    focusCell,
    goTo,
    edit,
    type,
    finish,
    cancel,
    isActive: (spot: Spot) => sameSpot(active, spot),
    isChosen: (spot: Spot) => anchor !== null && inRange(range(), spot),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The type of the report or the ship's status changed what rows there are. */
    setRows(next: readonly OilRowCode[]) {
      const known = modesOf();
      if (next === rows && JSON.stringify(known) === JSON.stringify(modes)) return;
      const row = active && rows[active.row];
      rows = next;
      modes = modesOf();
      layout = layoutOf(modes);
      const at = row ? rows.indexOf(row) : -1;
      active = active && at >= 0 ? { row: at, col: active.col } : firstTyped(layout);
      anchor = null;
      editing = null;
      split = null;
    },
    /** The mouse goes down on a cell, or moves on with its button held. */
    point(spot: Spot, extend: boolean) {
      if (editing && !sameSpot(editing.spot, spot)) finish();
      if (extend) anchor ??= active;
      else anchor = null;
      active = spot;
      tell();
    },
    ...gridBlock({
      range,
      layout: () => layout,
      read,
      places: (col) => placesOfColumn(columns[col] ?? columns[0]!),
      write: writeCells,
      say,
    }),
    undo: writes.undo,
    redo: writes.redo,
    /** The cell of a finding on the screen. */
    cellOf(row: OilRowCode, key: CellKey): HTMLElement | null {
      const spot = { row: rows.indexOf(row), col: columns.findIndex(({ keys }) => keys.includes(key)) };
      return spot.row < 0 || spot.col < 0 ? null : document.getElementById(cellId(spot));
    },
    /** Goes to the cell of a finding. */
    goToKey(row: OilRowCode, key: CellKey) {
      const spot = { row: rows.indexOf(row), col: columns.findIndex(({ keys }) => keys.includes(key)) };
      if (spot.row < 0 || spot.col < 0) return;
      const cell = document.getElementById(cellId(spot));
      if (cell) reveal(cell, 'center');
      goTo(spot);
    },
  };
}
