import { type Offer, offersFor, readCell, type Written } from './cell-value.ts';
import { type GridColumn, type GridRow, wayOf } from './column.ts';
import type { Editing, Note } from './editing.ts';
import { GRID } from './grid.text.ts';
import { createGridRows, type GridGiven } from './grid-rows.ts';
import { firstStop } from './move.rules.ts';
import { isInside, type Range, type Spot, sameSpot } from './spot.rules.ts';

export type GridModel = ReturnType<typeof createGridModel>;

/** A grid between its cells, without a screen: where one is, what is chosen, what is being typed. */
export function createGridModel({ first, start }: { first: GridGiven; start: readonly GridRow[] }) {
  let given = first;
  const rows = createGridRows(() => given, start);
  let active: Spot | null = firstStop(rows.layout());
  let anchor: Spot | null = null;
  let editing: Editing | null = null;
  /** The rows before what is being typed. */
  let before = start;
  /** The rows that the owner said last. */
  let offered = start;
  let note: Note | null = null;
  /** What leaving a cell said is still there after the step that left it. */
  let fresh = false;
  /** Esc was pressed where there was nothing to restore: the next Tab leaves the grid. */
  let leaving = false;
  let revision = 0;
  const listeners = new Set<() => void>();

  function tell(): void {
    revision += 1;
    for (const listener of [...listeners]) listener();
  }

  const columnAt = ({ col }: Spot): GridColumn => given.columns[col]!;
  const range = (): Range | null => (active ? { from: anchor ?? active, to: active } : null);

  function say(next: Note | null): void {
    note = next;
    tell();
  }

  function write(spot: Spot, value: Written): void {
    rows.write([{ spot, value }]);
  }

  /** `text` replaces what the cell holds; without it the value itself is edited. */
  function edit(spot: Spot, text?: string): void {
    if (rows.modeAt(spot) !== 'edit') {
      if (text !== undefined) say({ text: GRID.locked });
      return;
    }
    const column = columnAt(spot);
    before = rows.all();
    note = null;
    fresh = false;
    const held = rows.valueAt(spot);
    const plain = typeof held === 'string' || typeof held === 'number' ? String(held) : '';
    const long = text === undefined && column.field.variant === 'long';
    const way = long ? 'open' : wayOf(column);
    if (way === 'open' && text !== undefined) {
      say({ text: GRID.notTyped });
      return;
    }
    active = spot;
    editing = { spot, way, text: '', touched: false, offers: [], at: 0 };
    if (way === 'choose') {
      const offers = offersFor(given.offersOf(column), '');
      editing = {
        ...editing,
        offers,
        at: Math.max(
          0,
          offers.findIndex(({ value }) => value === held),
        ),
      };
      if (text !== undefined) type(text);
    } else if (way === 'text') {
      anchor = text === undefined ? null : anchor;
      if (text === undefined) editing = { ...editing, text: plain };
      else type(text);
    }
    tell();
  }

  /** What is typed counts at once, so that sums and checks follow; a list to choose from waits for its choice. */
  function type(text: string): void {
    if (!editing) return;
    const { spot, way } = editing;
    const column = columnAt(spot);
    if (way === 'choose') {
      editing = { ...editing, text, touched: true, offers: offersFor(given.offersOf(column), text), at: pointed(text) };
    } else {
      const read = readCell(column, text, []);
      editing = { ...editing, text, touched: true, wrong: 'wrong' in read ? read.wrong : undefined };
      if ('value' in read) write(spot, read);
    }
    tell();
  }

  /** Ends typing and keeps it as one act; what is no value is taken back and said. Answers what is still to be asked of the server. */
  function finish(): { spot: Spot; text: string } | undefined {
    if (!editing) return undefined;
    const { spot, way, text, touched, wrong, offers, at } = editing;
    const column = columnAt(spot);
    let asked: { spot: Spot; text: string } | undefined;
    editing = null;
    note = null;
    if (wrong) {
      if (before !== rows.all()) rows.put(before, null);
      note = { text: GRID.refused, values: { text, reason: wrong } };
    } else if (way === 'choose' && touched) {
      const offer = offers[at];
      const read = readCell(column, text, given.offersOf(column));
      if (offer) write(spot, writtenOf(column, offer));
      else if ('ask' in read) asked = { spot, text };
      else if ('wrong' in read) note = { text: GRID.refused, values: { text, reason: read.wrong } };
      else write(spot, read);
    }
    fresh = note !== null;
    rows.keep(before);
    const { row } = rows.branchAt(spot.row) ?? { row: spot.row };
    given.onLeave?.({ row, name: column.name });
    tell();
    return asked;
  }

  function cancel(): void {
    if (!editing) return;
    editing = null;
    if (before !== rows.all()) rows.put(before, null);
    tell();
  }

  function goTo(spot: Spot, extend = false): void {
    anchor = extend ? (anchor ?? active) : null;
    active = spot;
    if (!fresh) note = null;
    fresh = false;
    tell();
  }

  function stay(): void {
    const layout = rows.layout();
    if (active && !isInside(layout, active)) {
      const last = { row: Math.min(active.row, layout.rows - 1), col: Math.min(active.col, layout.cols - 1) };
      active = isInside(layout, last) ? last : null;
      anchor = null;
      editing = null;
    }
    active ??= firstStop(layout);
    if (anchor && !isInside(layout, anchor)) anchor = null;
  }

  return {
    rows,
    given: () => given,
    leaving: () => leaving,
    mayLeave(next: boolean): void {
      leaving = next;
    },
    columnAt,
    active: () => active,
    range,
    /** More than one cell is chosen. */
    isRange: () => anchor !== null && !sameSpot(anchor, active),
    editing: () => editing,
    note: () => note,
    say,
    tell,
    edit,
    type,
    finish,
    cancel,
    goTo,
    choose(next: Range): void {
      anchor = next.from;
      active = next.to;
      tell();
    },
    /** The next or previous of what is offered. */
    pointOffer(step: number): void {
      if (!editing || editing.offers.length === 0) return;
      const { offers, at } = editing;
      const from = at < 0 && step < 0 ? 0 : at;
      editing = { ...editing, touched: true, at: (from + step + offers.length) % offers.length };
      tell();
    },
    /** What the server found for the text that stands there now. */
    found(text: string, offers: readonly Offer[]): void {
      if (!editing || editing.text !== text || editing.offers === offers) return;
      const held = rows.valueAt(editing.spot);
      const at = editing.touched
        ? pointed(text)
        : Math.max(
            0,
            offers.findIndex(({ value }) => value === held),
          );
      editing = { ...editing, offers, at };
      tell();
    },
    /** Takes one of what is offered by pressing it. */
    pick(at: number): void {
      if (!editing) return;
      editing = { ...editing, touched: true, at };
      finish();
    },
    /** What a control beside the cell says while it is open. */
    put(value: unknown): void {
      if (editing) write(editing.spot, { value });
      tell();
    },
    /** What is given may change with every drawing; the cell where one is stays by its place. */
    take(next: GridGiven, all: readonly GridRow[]): void {
      given = next;
      // Until its owner has drawn a change, it still says the rows from before it.
      if (all !== offered && all !== rows.all()) rows.take(all);
      offered = all;
      stay();
    },
    /** After the rows became others by themselves: the cell where one is is still there. */
    settle(): void {
      stay();
      tell();
    },
    fold(row: number, open: boolean): void {
      rows.fold(row, open);
      stay();
      tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revision: () => revision,
  };
}

/** What is pointed at behind a text: the first offer; nothing behind an emptied one, which clears the cell. */
const pointed = (text: string): number => (text.trim() === '' ? -1 : 0);

/** A chosen value with the name that stands beside a reference, and what it brings along; a choice needs neither. */
export const writtenOf = ({ field }: GridColumn, { value, label, brings }: Offer): Written =>
  field.kind === 'ref' ? { value, label, brings } : { value };
